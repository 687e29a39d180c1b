import { footballPicks } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { haveSession, pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /409|ERR_|Failed to load/ });

test("a Vip bet lifts the maximum, waits for the trader, and is placed [coupon-032] [coupon-033] [coupon-034] [coupon-035] [coupon-036] [config-002]", async ({
  page,
  app,
  axe,
}, info) => {
  const picks = (await footballPicks(app, "line")).slice(0, 6);
  expect(picks).toHaveLength(6);
  await haveSession(page, app.url);
  // The maximum is that of the payout: it must not move while it is compared.
  for (const { outcomeId, coef } of picks) await app.control({ setPrice: { outcomeId, coef } });
  for (const pick of picks) await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  const vip = page.getByRole("switch", { name: "VIP bet" });
  const max = page.getByRole("button", { name: /^Max / });
  const most = async () => Number((await max.textContent())?.replace(/[^\d.]/g, ""));
  await expect(vip).not.toBeChecked();
  await expect(page.getByRole("list", { name: "6 bets" })).toBeVisible();
  await expect(page.getByText(/Express bonus/).first()).toBeVisible();
  await expect(max).toBeVisible();
  await settled(page);
  const usual = await most();
  await expect(page.getByText(/Ask for more than €/)).toBeVisible();
  await vip.tap();
  await expect(vip).toBeChecked();
  await expect(page.getByText("Above the usual maximum a trader decides first")).toBeVisible();
  await expect.poll(most).toBeGreaterThan(usual * 2);
  await settled(page);
  const lifted = await most();
  await looksRight(page, axe);

  // A set of singles has none.
  await page.getByRole("tab", { name: "Singles" }).tap();
  await expect(vip).toHaveCount(0);
  await page.getByRole("tab", { name: "Express", exact: true }).tap();
  await expect(vip).toBeChecked();
  await expect.poll(most).toBe(lifted);
  await max.tap();
  await settled(page);
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(page.getByText(/A trader is looking at your VIP bet/)).toBeVisible();
  await axe();
  await app.control({ advanceMs: 10_000 });
  await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole("link", { name: "To open bets" }).click();
  await expect(page.getByRole("heading", { name: "Express of 6, VIP" })).toBeVisible();
  await looksRight(page, axe);
  await verifyVisit(page, info, ["VipBetTurned", "CouponPending", "CouponPlaced"]);
});

test("a live bet has no Vip bet, in Russian it reads well [coupon-034]", async ({
  page,
  app,
  axe,
}) => {
  const [line] = await footballPicks(app, "line");
  const [live] = await footballPicks(app, "live");
  if (line === undefined || live === undefined) throw new Error("no picks");
  await haveSession(page, app.url);
  await pickOn(page, line);
  await goTo(page, "/ru/coupon");
  const vip = page.getByRole("switch", { name: "VIP-ставка" });
  await expect(vip).toBeVisible();
  await looksRight(page, axe);
  await pickOn(page, live);
  await goTo(page, "/ru/coupon");
  await expect(page.getByText("2 ставки").first()).toBeVisible();
  await settled(page);
  await expect(vip).toHaveCount(0);
});
