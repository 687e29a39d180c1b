import type { Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { gateOf } from "./gate.ts";
import { haveSession, pickOn, press } from "./player.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /status of 503/ });

const main = (page: Page) => page.getByRole("main");
const link = (page: Page, name: string) => main(page).getByRole("link", { name });
const send = (page: Page) => main(page).getByRole("button", { name: "Send by email" });
/** What the gate's refusal says to the player. */
const notDone = "Something has changed in the meantime. Check it and try again.";
const isLoading = (page: Page) =>
  expect(main(page).locator('[aria-busy="true"]').first()).toBeVisible();

test("a player has their bets emailed, and clears the history after confirming [route-bets-003] [route-bets-004]", async ({
  page,
  app,
  axe,
}) => {
  await haveSession(page, app.url);
  await page.goto("/en/office/history-mail?accountId=2");
  await expect(
    main(page).getByRole("button", { name: "Account, Bonus account (EUR)" }),
  ).toBeVisible();
  await axe();
  await main(page).getByRole("button", { name: "Last 7 days" }).click();
  await main(page).getByRole("button", { name: "Send by email" }).click();
  await expect(main(page).getByRole("status")).toHaveText("Sent to d***@touchline.example");
  const { messages } = await (await page.request.get(`${app.url}/__outbox`)).json();
  expect(messages.at(-1)).toMatchObject({
    to: "demo@touchline.example",
    text: expect.stringMatching(/^Your bets, .+\n2 EUR: none$/),
  });

  await goTo(page, "/en/office/history-clear?accountId=<b>2</b>");
  await expect(
    main(page).getByRole("button", { name: "Account, Main account (EUR)" }),
  ).toBeVisible();
  await main(page).getByRole("button", { name: "Clear the history" }).click();
  const question = page.getByRole("alertdialog", { name: "Clear the history?" });
  await expect(question).toContainText("Main account (EUR)");
  await axe();
  await question.getByRole("button", { name: "Clear for good" }).click();
  await expect(main(page).getByRole("status")).toHaveText(/^The history has been cleared/);
  await main(page).getByRole("link", { name: "To bets history" }).click();
  await expect(page).toHaveURL(/\/en\/office\/history$/);
});

test("the letters with bets and with casino games, and the clearing, from the history of bets: while they load, when they fail and with nowhere to go [screen-history-orders] [route-bets-003]", async ({
  page,
  app,
  axe,
}) => {
  const gate = gateOf(page);
  const lastLetter = async (): Promise<string> =>
    (await (await page.request.get(`${app.url}/__outbox`)).json()).messages.at(-1).text;
  await app.control({ config: { featureFlags: { casino: true } } });
  const round = { provider: "North Reel", roundId: "1", game: "Amber Falls" };
  await app.control({ playRound: { ...round, stake: 2, win: 5.5 } });
  await haveSession(page, app.url);
  await page.goto("/en/office/menu");
  // A player without bets has played in the casino.
  await link(page, "Bets history").click();
  await expect(main(page).getByRole("heading", { name: "No bets yet" })).toBeVisible();
  await expect(link(page, "Send bets by email")).toBeHidden();
  await link(page, "Send casino history by email").click();
  await expect(page).toHaveURL(/\/en\/office\/history-casino-mail$/);
  await expect(main(page).getByText("It goes to d***@touchline.example.")).toBeVisible();
  await gate.hold(/\/bets\/history\/casino-mail/);
  await send(page).click();
  await isLoading(page);
  await gate.fail();
  await expect(main(page).getByRole("alert")).toHaveText(notDone);
  gate.open();
  await send(page).click();
  await expect(main(page).getByRole("status")).toHaveText("Sent to d***@touchline.example");
  expect(await lastLetter()).toMatch(
    /^Your casino games, .+\n1 EUR: rounds 1, .+\n.+, North Reel, Amber Falls: staked 2\.00, won 5\.50, result \+3\.50$/,
  );

  const pick = await footballPick(app, "line");
  await pickOn(page, pick);
  await page.getByRole("link", { name: "Coupon, 1 bet" }).click();
  await press(page.getByRole("button", { name: "Place bet" }));
  await page.getByRole("link", { name: "To bets history" }).click();
  await link(page, "Send bets by email").click();
  await expect(page).toHaveURL(/\/en\/office\/history-mail$/);
  await gate.hold(/\/web-api\/user\/accounts/);
  await page.reload();
  await isLoading(page);
  await expect(send(page)).toBeHidden();
  gate.open();
  await page.reload();
  await gate.hold(/\/bets\/history\/mail/);
  await send(page).click();
  await gate.fail();
  await expect(main(page).getByRole("alert")).toHaveText(notDone);
  gate.open();
  await send(page).click();
  await expect(main(page).getByRole("status")).toHaveText("Sent to d***@touchline.example");
  expect(await lastLetter()).toMatch(/^Your bets, .+\n1 EUR: bets 1, /);

  await link(page, "To bets history").click();
  await app.control({ player: { user_email: null } });
  await page.reload();
  for (const name of ["bets", "casino history"]) {
    await link(page, `Send ${name} by email`).click();
    await expect(
      main(page).getByRole("heading", { name: "Your account has no email" }),
    ).toBeVisible();
    await axe();
    await page.goBack();
  }
  await link(page, "Clear the history").click();
  await expect(page).toHaveURL(/\/en\/office\/history-clear$/);
  await expect(main(page).getByRole("heading", { name: "Nothing to clear" })).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Clear the history" })).toBeHidden();
  await axe();
  await app.control({ settleGame: { gameId: pick.gameId, result: "won" } });
  await page.goBack();
  await page.reload();
  await expect(main(page).getByText("Won", { exact: true }).first()).toBeVisible();
  await link(page, "Clear the history").click();
  await gate.hold(/\/bets\/history\/clear/);
  await main(page).getByRole("button", { name: "Clear the history" }).click();
  await page.getByRole("button", { name: "Clear for good" }).click();
  await isLoading(page);
  await gate.fail();
  await expect(main(page).getByRole("alert")).toHaveText(notDone);
  gate.open();
  await main(page).getByRole("button", { name: "Clear the history" }).click();
  await page.getByRole("button", { name: "Clear for good" }).click();
  await expect(main(page).getByRole("status")).toHaveText(/Open bets are still there\.$/);
});
