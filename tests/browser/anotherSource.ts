import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { type Server, startServer } from "./server.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url));

const copied = ["index.html", "package.json", "tsconfig.json", "vite.config.ts", "src", "server"];
const folders = ["examples", "packs", "tools"];

/** A copy of the project that a test may change; `changeHeading` changes the heading of the history. */
export async function copyProject() {
  const folder = await mkdtemp(join(tmpdir(), "touchline-source-"));
  for (const name of [...copied, ...folders])
    await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const file = join(folder, "src/views/sections/history/History.tsx");
  const heading = 'title={t("bets.title")}';
  return {
    folder,
    remove: () => rm(folder, { recursive: true }),
    changeHeading: async (text: string) => {
      const source = await readFile(file, "utf8");
      expect(source).toContain(heading);
      await writeFile(file, source.replace(heading, `title="${text}"`));
    },
  };
}

/**
 * A server whose site gets the history from its own path on the section host; its data is removed with it.
 */
export async function serveHistory(app: { readonly dist?: string; readonly dev?: string }) {
  const dataFolder = await mkdtemp(join(tmpdir(), "touchline-browser-"));
  const server: Server = await startServer({ port: 0, dataFolder, feed: { speed: 0.001 }, ...app });
  const place = { isEnabled: true, isPost: false, isForceSpa: false };
  const sections = { history: { url: "/sections/history", ...place } };
  const received = await fetch(`${server.url}/__control`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url },
    body: JSON.stringify({ config: { remoteSections: { sections } } }),
  });
  expect(received.status).toBe(200);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(dataFolder, { recursive: true });
    },
  };
}
