import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { pass } from "./passing.ts";
import { pickOn, press } from "./player.ts";
import { saveLog, verifyFile } from "./visitLog.ts";

test.use({ feed: calm });

test("the file of a player who registered, bet, opened a second tab and was logged out while idle holds it all, and says why", async ({
  page,
  app,
  context,
}, info) => {
  await context.clock.install();
  await page.goto("/en/registration");
  await page.getByText(/^I am 18 or over/).click();
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("link", { name: "Go to home" }).click();
  await pickOn(page, await footballPick(app, "line"));
  await page.getByRole("link", { name: "Coupon, 1 bet" }).tap();
  await press(page.getByRole("dialog").getByRole("button", { name: "Place bet" }));
  await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
  await page.goto("/en/office/menu");
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/en/section/live");
  await expect(other.getByRole("article").first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("tl.lastActiveAt")))
    .not.toBeNull();

  await context.clock.fastForward("28:50");
  await pass(context, 70, 5);
  await context.clock.fastForward("01:00");
  await expect(page.getByRole("heading", { name: "Guest" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Guest" })).toBeVisible();
  const file = await saveLog(page, info);

  const lines = gunzipSync(await readFile(file))
    .toString()
    .split("\n");
  const { visits } = JSON.parse(lines[0] ?? "") as { visits: readonly object[] };
  expect(visits.length).toBeGreaterThanOrEqual(5);
  const has = (type: string) => lines.some((line) => line.includes(`"type":"${type}"`));
  for (const type of ["RegisterFastAnswered", "CouponPlaced", "IdleWarned", "SessionClosed"])
    expect(has(type), type).toBe(true);
  const tabs = lines.flatMap(
    (line) => /"type":"TabsJoined".*"tab":"([^"]+)"/.exec(line)?.[1] ?? [],
  );
  expect(new Set(tabs).size).toBeGreaterThanOrEqual(5);
  await verifyFile(file);
  const command = ["tools/run.mjs", "tools/replay/main.ts", file, "--why", "IDLE"];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  // In the tab whose timer was first; the other may have heard of it before its own was due.
  expect(stdout.replaceAll(/\s+/g, " ")).toContain("IDLE is not armed: it fired at entry");
  expect(stdout).toContain("SessionClosed");
});
