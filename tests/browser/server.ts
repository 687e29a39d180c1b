import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Feed } from "./sites.ts";

export type Server = { readonly url: string; stop(): Promise<void> };

const root = fileURLToPath(new URL("../..", import.meta.url));
const patienceMs = 90_000;

/** Runs `npm start`'s script in a separate process, and resolves once it has printed its address. */
export async function startServer(options: {
  readonly port: number;
  readonly dataFolder: string;
  readonly feed: Feed;
  /** A finished build to serve; without it the project's own. */
  readonly dist?: string;
  /** A copy of the project, served from its source with hot reload. */
  readonly dev?: string;
}): Promise<Server> {
  const { port, dataFolder, feed, dist, dev } = options;
  const source = feed.file === undefined ? ["--seed", "7"] : ["--feed", feed.file];
  const place = ["--port", `${port}`, "--data", dataFolder];
  // All pages of a run share one address.
  const limits = ["--rate-factor", "1000"];
  const app = dist === undefined ? [] : ["--dist", dist];
  if (dev !== undefined) app.push("--dev");
  const args = [
    "tools/start.mjs",
    ...place,
    ...limits,
    ...app,
    "--speed",
    `${feed.speed}`,
    ...source,
  ];
  const child = spawn(process.execPath, args, {
    cwd: dev ?? root,
    env: { ...process.env, NODE_ENV: undefined },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await exited;
  };
  let output = "";
  const url = await new Promise<string>((found, fail) => {
    const giveUp = (why: string): void => fail(new Error(`The server ${why}:\n${output}`));
    const timer = setTimeout(() => giveUp(`is silent after ${patienceMs} ms`), patienceMs);
    const read = (part: Buffer): void => {
      output += part.toString();
      const address = /Touchline\s+(http:\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      found(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("exit", (code) => giveUp(`ended with ${code}`));
  }).catch(async (error: unknown) => {
    if (child.exitCode === null) await stop();
    throw error;
  });
  return { url, stop };
}
