import { footballPick } from "./feed.ts";
import { expect, test } from "./fixture.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { isPriceShown } from "./watch.ts";

/** Where a value of the device was stored: before or after the frame that answered the last click was painted. */
type Stored = { readonly key: string; readonly isPainted: boolean };

test("what was picked is stored once the tap is painted, and not lost when the page is left before", async ({
  page,
  app,
}, info) => {
  await page.addInitScript(() => {
    const stored: Stored[] = [];
    let isPainted = true;
    Reflect.set(window, "stored", stored);
    addEventListener(
      "click",
      () => {
        isPainted = false;
        requestAnimationFrame(() => setTimeout(() => (isPainted = true)));
      },
      { capture: true },
    );
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      stored.push({ key, isPainted });
      setItem.call(this, key, value);
    };
  });
  const storedCoupon = () =>
    page.evaluate(() =>
      (Reflect.get(window, "stored") as readonly Stored[]).filter(({ key }) => key === "tl.coupon"),
    );
  const { game } = await footballPick(app, "live");
  await page.goto("/en/section/live/1");
  await isPriceShown(page);
  const cell = page.getByRole("group", { name: game }).getByRole("button").first();
  await cell.tap();
  await expect(cell).toHaveAttribute("aria-pressed", "true");
  await expect.poll(storedCoupon).not.toEqual([]);
  expect((await storedCoupon()).filter(({ isPainted }) => !isPainted)).toEqual([]);
  for (const pressed of ["false", "true"]) {
    await settled(page);
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
