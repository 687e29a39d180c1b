import { footballPick, type Pick } from "./feed.ts";
import { type App, calm, expect, test } from "./fixture.ts";
import { hasRested } from "./goOffline.ts";
import { withinOnePoll } from "./poll.ts";
import { settled } from "./settled.ts";
import { cellOf, haveSession, pickOn, press } from "./player.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });

const suspend = (app: App, { gameId }: Pick) => app.control({ suspendGame: gameId });
const resume = (app: App, { gameId }: Pick) => app.control({ resumeGame: gameId });

test("a suspension locks the prices of its match within one poll, and they open again", async ({
  page,
  app,
}) => {
  const pick = await footballPick(app, "live");
  await page.goto(pick.path);
  const cell = cellOf(page, pick);
  const cells = page.getByRole("group", { name: pick.market, exact: true }).getByRole("button");
  await expect(cell).toHaveAccessibleName(/, \d+\.\d+$/);

  await suspend(app, pick);
  await withinOnePoll(page, () => expect(cell).toHaveAccessibleName(`${pick.outcome}, suspended`));
  for (const one of await cells.all()) await expect(one).toHaveAccessibleName(/, suspended$/);
  await expect(cell).toHaveAttribute("aria-disabled", "true");
  await cell.tap({ force: true });
  await expect(cell).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("link", { name: "Coupon, no bets" })).toBeVisible();

  await resume(app, pick);
  await withinOnePoll(page, () => expect(cell).toHaveAccessibleName(/, \d+\.\d+$/));
  await cell.tap();
  await expect(page.getByRole("link", { name: "Coupon, 1 bet" })).toBeVisible();
});

test("a locked bet says why, and the coupon's button removes it", async ({ page, app }) => {
  const [stays, locks] = [await footballPick(app, "live", 0), await footballPick(app, "live", 1)];
  await haveSession(page, app.url);
  await pickOn(page, stays);
  await pickOn(page, locks);
  await goTo(page, "/en/coupon");
  const bets = page.getByRole("main").getByRole("listitem");
  await expect(bets).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Place bet" })).toBeVisible();

  await suspend(app, locks);
  const locked = bets.filter({ hasText: locks.outcome });
  await withinOnePoll(page, () =>
    expect(locked).toContainText("Suspended. The price returns when the market reopens."),
  );
  await expect(bets.filter({ hasText: stays.outcome })).not.toContainText("Suspended");
  await press(page.getByRole("button", { name: /^Remove locked bet/ }));
  await expect(page.getByRole("list", { name: "1 bet" })).toContainText(stays.outcome);
  await expect(page.getByRole("button", { name: "Place bet" })).toBeVisible();
  await resume(app, locks);
});

for (const language of ["en", "ru"] as const)
  test(`nothing in the sheet of the coupon moves when its bets are suspended and open again: ${language}`, async ({
    page,
    app,
  }) => {
    const picks = [await footballPick(app, "live", 0), await footballPick(app, "live", 1)];
    for (const pick of picks) await pickOn(page, pick);
    if (language === "ru") await page.goto("/ru/section/live");
    await page.getByRole("link", { name: /^(Coupon|Купон), 2/ }).click();
    const sheet = page.getByRole("dialog", { name: /^(Coupon|Купон)/ });
    const bets = sheet.getByRole("listitem");
    await expect(bets).toHaveCount(2);
    await settled(page);
    // An anti-express, which is offered only at open prices, leaves its row of tabs.
    const tops = async () => [
      ...new Set(
        await sheet.evaluate((dialog) =>
          Array.from(
            dialog.querySelectorAll(":scope > div, h2, li, button:not([aria-hidden])"),
            (part) => Math.round(part.getBoundingClientRect().top * 10) / 10,
          ),
        ),
      ),
    ];
    const before = await tops();

    for (const pick of picks) await suspend(app, pick);
    const word = { en: "Suspended", ru: "На паузе" }[language];
    for (const bet of await bets.all()) await expect(bet).toContainText(word);
    await settled(page);
    expect(await tops()).toEqual(before);
    for (const pick of picks) await resume(app, pick);
    for (const bet of await bets.all()) await expect(bet).not.toContainText(word);
    await settled(page);
    expect(await tops()).toEqual(before);
  });

test("no bet on the coupon's page moves when prices fall, come back, and are suspended", async ({
  page,
  app,
}) => {
  const picks = [await footballPick(app, "live", 0), await footballPick(app, "live", 1)];
  const priced = (coef: number) =>
    Promise.all(picks.map(({ outcomeId }) => app.control({ setPrice: { outcomeId, coef } })));
  await priced(2);
  await haveSession(page, app.url);
  for (const pick of picks) await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  const main = page.getByRole("main");
  const bets = main.getByRole("listitem");
  await expect(bets).toHaveCount(2);
  await settled(page);
  const tops = () =>
    main.evaluate((content) =>
      Array.from(content.querySelectorAll("li, li button"), (part) =>
        Math.round(part.getBoundingClientRect().top),
      ),
    );
  const before = await tops();

  const accept = page.getByRole("button", { name: "Accept", exact: true });
  await priced(1.9);
  await withinOnePoll(page, () => expect(accept).toBeVisible());
  await expect(bets.first()).toContainText("1.90");
  expect(await tops()).toEqual(before);
  await priced(2);
  await withinOnePoll(page, () => expect(accept).toBeHidden());
  expect(await tops()).toEqual(before);
  for (const pick of picks) await suspend(app, pick);
  for (const bet of await bets.all()) await expect(bet).toContainText("Suspended");
  await settled(page);
  expect(await tops()).toEqual(before);
});

test("the focus of a button that goes when it is pressed stays beside it", async ({
  page,
  app,
}) => {
  const pick = await footballPick(app, "live");
  const { outcomeId } = pick;
  await app.control({ setPrice: { outcomeId, coef: 2 } });
  await haveSession(page, app.url);
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  await app.control({ setPrice: { outcomeId, coef: 1.9 } });
  const accept = page.getByRole("button", { name: "Accept", exact: true });
  await withinOnePoll(page, () => expect(accept).toBeVisible());
  await hasRested(page);
  await settled(page);
  await accept.focus();
  await page.keyboard.press("Enter");
  await expect(accept).toHaveCount(0);
  await expect(page.locator("footer:focus-within")).toContainText("Place bet");
  // Nothing else has become a stop of the Tab key.
  await page.keyboard.press("Tab");
  await expect(page.locator("footer [tabindex='-1']:not(button, a, input)")).toHaveCount(0);
});
