import { footballPick } from "./feed.ts";
import { expect, test } from "./fixture.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { isPriceShown } from "./watch.ts";

/** After which click the coupon was first stored, and whether the frame that answered it was painted by then. */
type Stored = { readonly click: number; readonly isPainted: boolean };

test("what was picked is stored once the tap is painted, and not lost when the page is left before", async ({
  page,
  app,
}, info) => {
  await page.addInitScript(() => {
    const stored: Stored[] = [];
    let isPainted = true;
    let click = 0;
    Reflect.set(window, "stored", stored);
    addEventListener(
      "click",
      () => {
        isPainted = false;
        click += 1;
        requestAnimationFrame(() => setTimeout(() => (isPainted = true)));
      },
      { capture: true },
    );
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === "tl.coupon" && stored.at(-1)?.click !== click) stored.push({ click, isPainted });
      setItem.call(this, key, value);
    };
  });
  const { game } = await footballPick(app, "live");
  await page.goto("/en/section/live/1");
  await isPriceShown(page);
  const cell = page.getByRole("group", { name: game }).getByRole("button").first();
  for (const pressed of ["true", "false", "true"]) {
    await cell.tap();
    await expect(cell).toHaveAttribute("aria-pressed", pressed);
    await settled(page);
  }
  const stored = await page.evaluate(() => Reflect.get(window, "stored") as readonly Stored[]);
  expect(stored.map(({ click }) => click)).toEqual([1, 2, 3]);
  // A timer that asks the server before the frame has what came before it stored too.
  expect(stored.filter(({ isPainted }) => isPainted).length).toBeGreaterThan(1);
  for (const pressed of ["false", "true"]) {
    const reloaded = page.waitForEvent("load");
    await cell.evaluate((button: HTMLElement) => {
      // The page is gone before the paint.
      window.requestAnimationFrame = () => 0;
      button.click();
      location.reload();
    });
    await reloaded;
    await settled(page);
    await expect(cell).toHaveAttribute("aria-pressed", pressed);
  }
  await verifyVisit(page, info, ["AddBet", "RemoveBet"]);
});
