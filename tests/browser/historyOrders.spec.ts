import type { Page } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { haveSession } from "./player.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });

const main = (page: Page) => page.getByRole("main");

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
