import type { Locator, Page } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { emptied, gateOf } from "./gate.ts";

/** What the information pages show while an answer is on its way, when it fails, and when there is nothing; and all that are linked. */

test.use({ feed: calm, expectedErrors: /status of 503/ });

const main = (page: Page): Locator => page.getByRole("main");
const isLoading = (page: Page) =>
  expect(main(page).locator('[aria-busy="true"]').first()).toBeVisible();
const refresh = (page: Page): Locator => main(page).getByRole("button", { name: "Refresh" });
const nothing = (page: Page): Locator =>
  main(page).getByRole("heading", { name: "Nothing here yet" });

/** Everything that the pages are about, so that all are listed. */
const whole = {
  featureFlags: { points: true, awards: true, footballChampions: true, smsBets: true },
  payment: { isAvailable: true, isSignInRequired: false },
  identification: { isShown: true },
};
/** By the address after the language: how the page is reached, and what its title is. */
const fromList: readonly (readonly [address: string, link: string])[] = [
  ["information/contacts", "Contacts"],
  ["information/about", "About us"],
  ["information/cookies", "Cookies"],
  ["information/licenses", "Licences"],
  ["information/responsiblegaming", "Responsible gaming"],
  ["information/amlpolicy", "AML policy"],
  ["information/kycpolicy", "KYC policy"],
  ["information/disputeresolution", "Dispute resolution"],
  ["information/howbet", "How to bet"],
  ["information/betting-calculator", "Betting calculator"],
  ["information/cash_terminals", "Cash terminals"],
  ["information/taxes", "Taxes"],
  ["information/mainrules", "Main rules"],
  ["information/simple-identification", "Simple identification"],
  ["information/consent", "Consent to data processing"],
  ["information/privacy-policy", "Privacy policy"],
  ["information/smsbets", "SMS bets"],
  ["information/payment", "Payments"],
  ["points", "Points"],
  ["betting-alphabet", "Glossary"],
  ["betting-awards", "Betting awards"],
  ["football-champions-rules", "Football champions: rules"],
];
const fromText: readonly (readonly [page: string, link: string, address: string])[] = [
  ["How to bet", "betting calculator", "information/calc"],
  ["Contacts", "secure connection", "internal-vpn"],
];

test("all information pages, by links [screen-information]", async ({ page, app }) => {
  await app.control({ config: whole });
  const gate = gateOf(page);
  await page.goto("/en/office/menu");
  await gate.hold(/\/web-api\/info\/pages\?/);
  await main(page).getByRole("link", { name: "Information" }).click();
  await expect(page).toHaveURL(/\/en\/information$/);
  await isLoading(page);
  await gate.fail();
  await expect(main(page)).toContainText("The list of pages did not load.");
  gate.open(emptied);
  await refresh(page).tap();
  await expect(nothing(page)).toBeVisible();
  gate.open();
  await page.reload();

  const linkTo = (address: string): Locator => main(page).locator(`a[href="/en/${address}"]`);
  for (const [address, name] of fromList) {
    await expect(linkTo(address)).toContainText(name);
    await linkTo(address).click();
    await expect(page).toHaveURL(`${app.url}/en/${address}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    const passages = main(page).locator("p, li, td").filter({ hasText: /\w{3}/ });
    await expect(passages.first()).toBeVisible();
    await page.goBack();
  }
  for (const [from, name, address] of fromText) {
    await main(page).getByRole("link", { name: from, exact: true }).click();
    await main(page).getByRole("link", { name }).click();
    await expect(page).toHaveURL(`${app.url}/en/${address}`);
    await expect(main(page).locator("p").first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(from);
    await page.goBack();
  }
});

test("a text, the terms and the terminals, while they load, fail, and are empty; what is asked is found [screen-information]", async ({
  page,
}) => {
  const gate = gateOf(page);
  await page.goto("/en/information");
  await gate.hold(/\/web-api\/info\/pages\/about/);
  await main(page).getByRole("link", { name: "About us" }).click();
  await isLoading(page);
  await gate.fail();
  await expect(main(page)).toContainText("This page did not load.");
  gate.open((body) => ({ ...body, html: "" }));
  await refresh(page).tap();
  await expect(nothing(page)).toBeVisible();
  await page.goBack();

  await gate.hold(/\/web-api\/info\/pages\/betting-alphabet/);
  await main(page).getByRole("link", { name: "Glossary" }).click();
  await isLoading(page);
  await gate.fail();
  await expect(main(page)).toContainText("This page did not load.");
  gate.open();
  await refresh(page).tap();
  await main(page).getByRole("searchbox").fill("handicap");
  await expect(main(page).getByRole("status").first()).toContainText(/\d/);
  await main(page).getByRole("searchbox").fill("xyzzy");
  await expect(main(page)).toContainText("Nothing found. Try another word.");
  await page.goBack();

  await gate.hold(/\/web-api\/info\/(cash-)?terminals/);
  await main(page).getByRole("link", { name: "Cash terminals" }).click();
  await isLoading(page);
  await gate.fail();
  await expect(main(page)).toContainText("This page did not load.");
  gate.open(emptied);
  await refresh(page).tap();
  await expect(main(page)).toContainText("There is no terminal there");
  await page.goBack();

  gate.open();
  await main(page).getByRole("link", { name: "Betting calculator" }).click();
  await page.getByLabel("Stake").fill("10");
  await page.getByLabel("Odds 1").fill("2.5");
  await expect(main(page).locator("dl")).toContainText("€25.00");
});
