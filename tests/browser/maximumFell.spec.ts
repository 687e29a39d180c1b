import { footballPicks } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { haveSession, newsOf, onTheWay, pickOn, press } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /409/ });

test("the price rises between tap and server, so that the maximum falls: the refusal names the new one, one tap stakes it, the next one places it", async ({
  page,
  app,
  axe,
}, info) => {
  const [pick] = await footballPicks(app, "line");
  if (pick === undefined) throw new Error("no pick");
  const { outcomeId } = pick;
  await app.control({ setPrice: { outcomeId, coef: 100 } });
  await haveSession(page, app.url);
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  const amount = page.getByRole("spinbutton", { name: "Amount", exact: true });
  await amount.fill("100");
  await amount.blur();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/web-api/coupon/place")) sent.push(request.url());
  });
  await onTheWay(page, () => app.control({ setPrice: { outcomeId, coef: 1240 } }));
  await press(page.getByRole("button", { name: /^Place bet/ }));
  await expect(newsOf(page, "Bet not placed")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Maximum stake: €20.00.");
  const stake = page.getByRole("button", { name: "Stake €20.00" });
  await expect(stake).toBeVisible();
  await looksRight(page, axe);
  expect(sent).toHaveLength(1);
  await press(stake);
  await expect(newsOf(page, "Bet not placed")).toHaveCount(0);
  await expect(amount).toHaveValue(/20/);
  expect(sent).toHaveLength(1);
  await press(page.getByRole("button", { name: /^(Place bet|Accept and place)/ }));
  await expect(newsOf(page, "Bet accepted")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("€20.00");
  expect(sent).toHaveLength(2);
  await page.getByRole("link", { name: "To bets history" }).click();
  await verifyVisit(page, info, ["CouponRejected", "CouponLimitsAnswered", "CouponPlaced"]);
});
