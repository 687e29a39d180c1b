import { footballPick } from "./feed.ts";
import { expect, moving, test } from "./fixture.ts";
import { cellOf, pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";

test.use(moving);

declare global {
  interface Window {
    /** What the page does once it is idle, and how long it waits for that at most. */
    whenIdle: { run: () => void; timeout: number | undefined }[];
  }
}

test("prices that move do not keep a player from what a tap opens: they wait until the page is idle, a second at most", async ({
  page,
  app,
}) => {
  const pick = await footballPick(app, "live");
  await app.control({ setPrice: { outcomeId: pick.outcomeId, coef: 2.5 } });
  await pickOn(page, pick);
  const cell = cellOf(page, pick);
  await expect(cell).toHaveAccessibleName(/2\.50/);
  await settled(page);
  // A page that is never idle.
  await page.evaluate(() => {
    window.whenIdle = [];
    window.requestIdleCallback = (run, options) => {
      const deadline = { didTimeout: true, timeRemaining: () => 0 };
      return window.whenIdle.push({ run: () => run(deadline), timeout: options?.timeout });
    };
  });
  const asked = page.waitForResponse((answer) => answer.url().includes("/live-feed/"));
  await app.control({ setPrice: { outcomeId: pick.outcomeId, coef: 2.8 } });
  await asked;
  await expect.poll(() => page.evaluate(() => window.whenIdle.length)).toBeGreaterThan(0);
  await expect(cell).toHaveAccessibleName(/2\.50/);
  await page.getByRole("link", { name: "Coupon, 1 bet" }).tap();
  const panel = page.getByRole("dialog", { name: "Coupon (1)" });
  await press(panel.getByRole("button", { name: "Close" }));
  await expect(panel).toBeHidden();
  expect(await page.evaluate(() => window.whenIdle.map(({ timeout }) => timeout))).toContain(1_000);
  await page.evaluate(() => {
    for (const { run } of window.whenIdle.splice(0)) run();
  });
  await expect(cell).toHaveAccessibleName(/2\.80/);
});
