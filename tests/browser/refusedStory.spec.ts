import { footballPicks } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { haveSession, newsOf, onTheWay, pickOn, press } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /409/ });

test("a bet that was refused and never placed tells what happened to it, in the history", async ({
  page,
  app,
  axe,
}, info) => {
  const [pick] = await footballPicks(app, "line");
  if (pick === undefined) throw new Error("no pick");
  const { market, outcome, outcomeId } = pick;
  await app.control({ setPrice: { outcomeId, coef: 100 } });
  await haveSession(page, app.url);
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  const amount = page.getByRole("spinbutton", { name: "Amount", exact: true });
  await amount.fill("100");
  await amount.blur();
  await onTheWay(page, () => app.control({ setPrice: { outcomeId, coef: 1240 } }));
  await press(page.getByRole("button", { name: /^Place bet/ }));
  await expect(newsOf(page, "Bet not placed")).toBeVisible();
  await press(page.getByRole("button", { name: "Back to coupon" }));
  await goTo(page, "/en/office/history");
  const band = page.getByRole("region", { name: /^Refused, not placed/ });
  await band.getByRole("button", { name: new RegExp(`^${market}: ${outcome}`) }).tap();
  const sheet = page.getByRole("dialog", { name: "What happened" });
  await expect(sheet).toContainText("The operator refused this bet. Nothing was staked.");
  const step = (title: string) =>
    sheet
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  await expect(step("What was sent")).toContainText("Stake: €100.00");
  await expect(step("The answer")).toContainText(/Refused: .*\(code 2005\)/);
  await looksRight(page, axe);
  await sheet.getByRole("button", { name: "Close" }).tap();

  // Another page of the visit, in Russian.
  await page.goto("/ru/office/history");
  const russian = page.getByRole("region", { name: /^Отклонены, не поставлены/ });
  await russian.getByRole("button").first().tap();
  await expect(page.getByRole("dialog", { name: "Что было со ставкой" })).toContainText(
    "Оператор отклонил эту ставку. Деньги не списаны.",
  );
  await page.getByRole("button", { name: "Закрыть" }).tap();
  await page.goto("/en/office/history");
  await verifyVisit(page, info, ["CouponRejected"]);
});
