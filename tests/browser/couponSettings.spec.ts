import type { Page } from "@playwright/test";
import { footballPicks } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { haveSession, pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /409|ERR_|Failed to load/ });

const main = (page: Page) => page.getByRole("main");
const sheet = (page: Page) => page.getByRole("dialog", { name: "Coupon settings" });
const turn = async (page: Page, ...names: readonly string[]) => {
  await page.getByRole("button", { name: "Coupon settings" }).tap();
  for (const name of names) await sheet(page).getByRole("switch", { name, exact: true }).tap();
  await settled(page);
};
const close = (page: Page) => sheet(page).getByRole("button", { name: "Close" }).tap();

test("the settings of the coupon have their effect at once and are kept [coupon-004] [coupon-053]", async ({
  page,
  app,
  axe,
}, info) => {
  const [one] = await footballPicks(app, "line");
  if (one === undefined) throw new Error("no pick");
  await haveSession(page, app.url);
  await pickOn(page, one);
  await page.getByRole("link", { name: /^Coupon, / }).click();
  await page.getByRole("button", { name: "Full coupon" }).click();
  await settled(page);
  const win = page.getByText("Possible win", { exact: true });
  await expect(win).toBeVisible();
  await expect(main(page)).toContainText("€1,248.50");

  await turn(page, "Possible win", "Balance");
  await looksRight(page, axe);
  await close(page);
  await expect(win).toHaveCount(0);
  await expect(page.getByText("1,248.50")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Max", exact: true })).toBeVisible();

  await turn(page, "Choice of account", "Own step of amounts");
  const step = sheet(page).getByRole("spinbutton", { name: "Own step" });
  await step.fill("7");
  await axe();
  await close(page);
  await expect(main(page).getByText("Paid from")).toHaveCount(0);
  await expect(main(page).getByRole("button", { name: "+€14", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "More by €7" }).first().tap();
  await expect(page.getByRole("spinbutton", { name: "Amount" }).first()).toHaveValue("€12.00");

  await page.reload();
  await expect(main(page).getByRole("button", { name: "+€14", exact: true })).toBeVisible();
  await expect(win).toHaveCount(0);
  await expect(main(page).getByText("Paid from")).toHaveCount(0);

  await turn(page, "Possible win", "Balance", "Keep bets after placing");
  await close(page);
  await page.getByRole("spinbutton", { name: "Amount" }).first().fill("5");
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
  await press(page.getByRole("button", { name: "Done" }));
  await expect(main(page).getByRole("list", { name: "1 bet" })).toContainText(one.outcome);
  await goTo(page, "/ru/coupon");
  await page.getByRole("button", { name: "Настройки купона" }).tap();
  await looksRight(page, axe);
  await goTo(page, "/en");
  await verifyVisit(page, info, ["CouponSettingsChanged"]);
});

test("a long express above its maximum is placed at the maximum, said before the tap [coupon-004]", async ({
  page,
  app,
  axe,
}, info) => {
  const picks = (await footballPicks(app, "line")).slice(0, 6);
  await haveSession(page, app.url);
  for (const pick of picks) await pickOn(page, pick);
  await page.getByRole("link", { name: /^Coupon, / }).click();
  await page.getByRole("button", { name: "Full coupon" }).click();
  await settled(page);
  const amount = page.getByRole("spinbutton", { name: "Amount" }).first();
  const max = page.getByRole("button", { name: /^Max / });
  const most = Number((await max.textContent())?.replace(/[^\d.]/g, ""));
  await amount.fill(String(most + 20));
  await expect(page.getByText(/^Maximum stake/)).toBeVisible();
  await turn(page, "Lower to the maximum");
  await close(page);
  await expect(page.getByText(/^Maximum stake/)).toHaveCount(0);
  const place = page.getByRole("button", { name: /^Place bet/ });
  await expect(place).toContainText("Lowered to the maximum");
  await looksRight(page, axe);
  await press(place);
  await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
  await expect(main(page)).toContainText(`€${most.toFixed(2)}`);
  await press(page.getByRole("button", { name: "Done" }));
  await page.getByRole("button", { name: "Back" }).click();
  await verifyVisit(page, info, ["CouponSettingsChanged", "CouponPlaced"]);
});
