import { gunzipSync } from "node:zlib";
import { readFile } from "node:fs/promises";
import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { balanceOf, cellOf, demoSignIn, pickOn, press, scrollToMatch } from "./player.ts";
import { settled } from "./settled.ts";
import { saveLog, storedIn, storedLogs, verifyFile } from "./visitLog.ts";
import { goTo } from "./walk.ts";

// The first sign-in is refused on purpose.
test.use({ feed: calm, expectedErrors: /status of 400/ });

const canary = {
  login: "kanarienvogel@mail.example",
  password: "Zitronenfalter-4711",
  note: "Nachtigall im Garten",
};
const base64 = (text: string): string => Buffer.from(text).toString("base64");
const typed = [
  canary.login,
  canary.password,
  canary.note,
  base64(canary.password),
  demoSignIn.phoneNumber,
  base64(demoSignIn.password),
];

test("the log of a visit is saved, replays to the same state, and contains nothing that was typed", async ({
  page,
  app,
  context,
}, info) => {
  const output: string[] = [];
  context.on("console", (message) => output.push(message.text()));
  context.on("request", (request) => output.push(request.url()));

  await page.goto("/en/user/login");
  await expect(page.getByRole("link", { name: "Report a problem" })).toBeVisible();
  await page.getByLabel("Email or account number").fill(canary.login);
  await page.getByLabel("Password", { exact: true }).fill(canary.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("alert")).toContainText("Wrong login or password");
  await page.getByRole("radio", { name: "Phone" }).tap();
  await expect(page.getByRole("button", { name: /^Country code/ })).toBeVisible();
  await page.getByRole("button", { name: /^Country code/ }).click();
  await page.getByRole("dialog").getByText("Kazakhstan").click();
  await page.getByLabel("Phone number").fill(demoSignIn.phoneNumber);
  await page.getByLabel("Password", { exact: true }).fill(demoSignIn.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(balanceOf(page)).toBeAttached();

  const pick = await footballPick(app, "live", 3);
  await page.getByRole("link", { name: /^Football \d+$/ }).click();
  const row = page
    .getByRole("article")
    .filter({ has: page.getByRole("group", { name: pick.game }) });
  await scrollToMatch(row);
  await row.getByRole("link").click();
  await cellOf(page, pick).tap();
  await page.getByRole("link", { name: "Coupon, 1 bet" }).click();
  await press(page.getByRole("dialog").getByRole("button", { name: "Place bet" }));
  await expect(
    page.getByRole("dialog").getByRole("heading", { name: "Bet accepted" }),
  ).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();

  await page.getByRole("link", { name: "Menu" }).click();
  await page.getByRole("button", { name: /^Something just went wrong/ }).click();
  await expect(page.getByText(/^You marked this moment: \d/)).toBeVisible();
  // A page that arrives takes the focus to its heading.
  await settled(page);
  await page.getByLabel("What went wrong?").fill(canary.note);
  await page.getByRole("button", { name: "Keep the note" }).click();
  await expect(page.getByText(canary.note)).toBeVisible();
  const file = await saveLog(page, info);
  await expect(page.getByText("SignInRefused.code", { exact: true })).toBeAttached();
  const log = gunzipSync(await readFile(file)).toString("utf8");
  expect(log).toContain('"CouponPlaced"');
  expect(log).toContain('"MomentMarked"');
  expect(log).toContain('"MomentDescribed"');
  const stored = await storedIn(page);
  expect(stored).toContain("CouponPlaced");
  for (const text of typed) {
    expect(log.includes(text), `the log holds ${text}`).toBe(false);
    expect(stored.includes(text), `the browser's storage holds ${text}`).toBe(false);
    expect(
      output.filter((line) => line.includes(text) || line.includes(encodeURIComponent(text))),
    ).toEqual([]);
  }
  await verifyFile(file);

  await page.reload();
  const other = await context.newPage();
  await other.goto("/en/section/live");
  await expect(other.getByRole("article").first()).toBeVisible();
  await expect.poll(async () => (await storedLogs(page)).length).toBe(3);
  const whole = await saveLog(page, info);
  await expect(page.getByRole("group", { name: "Visits of the last day" })).toContainText("1 bet");
  const text = gunzipSync(await readFile(whole)).toString("utf8");
  expect(text.match(/"format":"touchline\.log"/g)).toHaveLength(3);
  expect(text).toContain('"CouponPlaced"');
  await verifyFile(whole);
});

test("a long press on the bar marks the moment on any screen, a tap still opens what it names", async ({
  page,
}) => {
  await page.goto("/en");
  const bar = page.getByRole("navigation", { name: "Main" });
  const place = bar.getByRole("link", { name: "Live" });
  await place.tap();
  await expect(page).toHaveURL(/section\/live$/);
  await settled(page);
  const box = await place.boundingBox();
  if (box === null) throw new Error("the bar is not there");
  const devtools = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // It has lasted until now: of a tap before the end of the last touch the browser makes no click.
  const timestamp = Date.now() / 1000 - 0.6;
  const touch = (type: "touchStart" | "touchEnd", at: number, points: readonly object[]) =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      timestamp: at,
      touchPoints: [...points] as (typeof point)[],
    });
  await touch("touchStart", timestamp, [point]);
  await touch("touchEnd", timestamp + 0.6, []);
  await expect(page.getByText(/^You marked this moment: \d/)).toBeVisible();
  await page.getByRole("button", { name: "Back" }).tap();
  await expect(page).toHaveURL(/section\/live$/);
});

test("a coupon with bets has a way to the report", async ({ page, app }) => {
  await pickOn(page, await footballPick(app, "live"));
  await goTo(page, "/en/coupon");
  await expect(page.getByRole("list", { name: "1 bet" })).toBeVisible();
  await page.getByRole("link", { name: "Report a problem" }).click();
  await expect(page.getByRole("button", { name: "Save log" })).toBeVisible();
});
