import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import { copyProject, root, serveHistory } from "./anotherSource.ts";
import { haveSession } from "./player.ts";

const run = promisify(execFile);
const heading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { name })).toBeVisible();

test("an open page takes the new build of a screen, and keeps its own shell", async ({ page }) => {
  const dist = await mkdtemp(join(tmpdir(), "touchline-dist-"));
  await cp(join(root, "dist"), dist, { recursive: true });
  const project = await copyProject();
  await project.changeHeading("All my bets");
  const { url, stop } = await serveHistory({ dist });
  try {
    await haveSession(page, url);
    await page.goto(`${url}/en/office/history`);
    await heading(page, "Bets history");
    const foreign: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      const isBuilt = /^\/(assets|sections)\/.*\.(js|css)$/.test(pathname);
      if (isBuilt && !existsSync(join(root, "dist", pathname))) foreign.push(pathname);
    });
    await page.getByRole("button", { name: "Back" }).click();
    await heading(page, "Main account");

    const deliver = ["tools/run.mjs", "tools/build.ts", "--section", "history", "--into", dist];
    await run(process.execPath, deliver, { cwd: project.folder });
    await page.getByRole("link", { name: "Bets history" }).first().click();
    await heading(page, "All my bets");
    // Nothing else of the second build: a second copy of the shell's modules would not know its state.
    expect(foreign).toEqual([expect.stringMatching(/^\/assets\/history-[\w-]{7}\.js$/)]);

    await page.goto(`${url}/en/office/history`);
    await heading(page, "All my bets");
  } finally {
    await stop();
    await project.remove();
    await rm(dist, { recursive: true });
  }
});

test("a screen from the section host is reloaded in place during development", async ({ page }) => {
  const project = await copyProject();
  const { url, stop } = await serveHistory({ dev: project.folder });
  try {
    await haveSession(page, url);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${url}/en/office/history`);
    await heading(page, "Bets history");
    expect(asked.some((path) => path.startsWith("/sections/history/"))).toBe(true);
    await page.getByRole("tab", { name: "Settled" }).click();
    await project.changeHeading("All my bets");
    await heading(page, "All my bets");
    await expect(
      page.getByRole("tab", { name: "Settled" }),
      "what was chosen stays",
    ).toHaveAttribute("aria-selected", "true");
  } finally {
    await stop();
    await project.remove();
  }
});
