import type { Locator, Page } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { emptied, gateOf } from "./gate.ts";
import { haveSession } from "./player.ts";

/** What pages of texts and of support show while an answer is on its way, when it fails, and when there is nothing. */

test.use({ feed: calm, expectedErrors: /status of (404|503)/ });

const main = (page: Page): Locator => page.getByRole("main");
const isLoading = (page: Page) =>
  expect(main(page).locator('[aria-busy="true"]').first()).toBeVisible();
const refresh = (page: Page): Locator => main(page).getByRole("button", { name: "Refresh" });

test("news and the blog [screen-news]", async ({ page }) => {
  const gate = gateOf(page);
  await page.goto("/en/information");
  const list = /\/web-api\/news\?/;
  await gate.hold(list);
  await main(page).getByRole("link", { name: "News", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/news$/);
  await isLoading(page);
  await gate.fail();
  await expect(main(page)).toContainText("This page did not load.");
  gate.open(emptied);
  await refresh(page).tap();
  await expect(main(page).getByRole("heading", { name: "Nothing here yet" })).toBeVisible();

  const kinds = page.getByRole("navigation", { name: "News", exact: true });
  await gate.hold(list);
  await kinds.getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/en\/blog$/);
  await isLoading(page);
  await gate.fail();
  await expect(main(page)).toContainText("This page did not load.");
  gate.open();
  await refresh(page).tap();
  const articles = main(page).getByRole("listitem");
  await expect(articles.first()).toBeVisible();
  const title = await articles.first().getByRole("link").innerText();
  await gate.hold(/\/web-api\/news\/[^?]+/);
  await articles.first().getByRole("link").click();
  await isLoading(page);
  await gate.fail();
  await expect(main(page)).toContainText("This page did not load.");
  gate.open();
  await refresh(page).tap();
  await expect(main(page)).toContainText(title.split("\n")[0] ?? "");
});

test("support: contacts, a letter, a call and earlier calls [screen-support]", async ({
  page,
  app,
}) => {
  const gate = gateOf(page);
  await haveSession(page, app.url);
  await page.goto("/en/office/menu");
  await gate.hold(/\/web-api\/support\/contacts/);
  await main(page).getByRole("link", { name: "Support", exact: true }).click();
  await main(page)
    .getByRole("link", { name: /^Contacts/ })
    .click();
  await isLoading(page);
  await gate.fail();
  await expect(main(page)).toContainText("This page did not load.");
  gate.open();
  await refresh(page).tap();
  await expect(main(page).getByRole("link", { name: /@/ }).first()).toBeVisible();

  await page.goBack();
  await gate.hold(/\/web-api\/support\/calls/);
  await main(page)
    .getByRole("link", { name: /^Your calls/ })
    .click();
  await isLoading(page);
  await gate.fail();
  await expect(main(page)).toContainText("Your calls did not load.");
  gate.open(emptied);
  await refresh(page).tap();
  await expect(main(page).getByRole("heading", { name: "No calls yet" })).toBeVisible();
  gate.open();

  await main(page).getByRole("link", { name: "Request a call" }).click();
  await expect(page).toHaveURL(/\/en\/callback$/);
  await page.getByLabel("Phone number").fill("+77011234567");
  await gate.hold(/\/web-api\/support\/callback/);
  const order = main(page).getByRole("button", { name: "Request the call" });
  await order.click();
  await expect(main(page).getByRole("button", { name: "Requesting" })).toBeVisible();
  await gate.fail();
  await expect(main(page).getByRole("alert").first()).toBeVisible();
  gate.open();
  await order.click();
  await expect(main(page)).toContainText("Call requested.");
  await main(page).getByRole("link", { name: "Your calls" }).click();
  await expect(main(page).getByRole("listitem")).toContainText("+7701***67");
  await main(page).getByRole("button", { name: "Cancel the call" }).click();
  await expect(main(page).getByRole("listitem")).toContainText("Cancelled");

  await page
    .getByRole("link", { name: "Back" })
    .or(page.getByRole("button", { name: "Back" }))
    .first()
    .click();
  await page.goto("/en/support");
  await main(page)
    .getByRole("link", { name: /^Write to us/ })
    .click();
  await expect(page).toHaveURL(/\/en\/support\/email$/);
  await main(page).getByRole("button", { name: "Topic, Choose" }).click();
  await page.getByRole("radio", { name: "Account and login" }).click();
  await page.getByLabel("Your email").fill("aida@example.com");
  await page.getByLabel("Your message").fill("Where is my bet?");
  await gate.hold(/\/web-api\/support\/email/);
  const send = main(page).getByRole("button", { name: "Send", exact: true });
  await send.click();
  await expect(main(page).getByRole("button", { name: "Sending" })).toBeVisible();
  await gate.fail();
  await expect(main(page).getByRole("alert").first()).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("Where is my bet?");
  gate.open();
  await send.click();
  await expect(main(page)).toContainText("We have your message");
});

test("appeals against a block, from support [screen-block-appeals]", async ({ page, app }) => {
  const gate = gateOf(page);
  await haveSession(page, app.url);
  await page.goto("/en/support");
  await gate.hold(/\/web-api\/support\/block-appeals/);
  await main(page).getByRole("link", { name: "Appeals against a block" }).click();
  await expect(page).toHaveURL(/\/en\/block-appeal-history$/);
  await isLoading(page);
  await gate.fail();
  await expect(main(page)).toContainText("Your appeals did not load.");
  gate.open(emptied);
  await refresh(page).tap();
  await expect(main(page)).toContainText("No appeals yet");
  const text = page.getByLabel("Why the block is a mistake");
  await text.fill("It was not me");
  await gate.hold(/\/web-api\/support\/block-appeals/);
  const send = page.getByRole("button", { name: "Send the appeal" });
  await send.click();
  await gate.fail();
  await expect(main(page).getByRole("alert").first()).toBeVisible();
  await expect(text).toHaveValue("It was not me");
  gate.open();
  await send.click();
  await expect(main(page).getByRole("listitem")).toContainText("It was not me");
  await expect(main(page)).toContainText("We are reviewing your appeal.");
  await main(page).getByRole("link", { name: "Support" }).click();
  await expect(page).toHaveURL(/\/en\/support$/);
});

test("the apps: for phones and computers, the pages of special ones, how to install, and the code for the camera [screen-apps] [route-pwa-app-001]", async ({
  page,
}) => {
  const gate = gateOf(page);
  const heading = (name: string): Locator => page.getByRole("heading", { name, level: 1 });
  const lead = (name: string | RegExp) => main(page).getByRole("link", { name }).first().click();
  const failsAndComesBack = async () => {
    await isLoading(page);
    await gate.fail();
    await expect(main(page)).toContainText("This page did not load.");
    gate.open();
    await refresh(page).tap();
  };
  await page.goto("/en/information");
  await gate.hold(/\/web-api\/apps\?/);
  await lead("Mobile apps");
  await isLoading(page);
  await gate.fail();
  await expect(main(page)).toContainText("This page did not load.");
  gate.open(emptied);
  await refresh(page).tap();
  await expect(main(page).getByRole("heading", { name: "There is no app here yet" })).toBeVisible();
  gate.open();
  await page.reload();
  await expect(main(page).getByRole("heading", { name: "Touchline for Android" })).toBeVisible();

  for (const [name, path, app] of [
    ["App for iPhone", "ios-app", "Touchline for iPhone and iPad"],
    ["Cricket app", "cricket-app", "Touchline for Android"],
    ["IPL betting app", "ipl-betting-app", "Touchline for Android"],
    ["Desktop apps", "desktop", "Touchline for Windows"],
  ] as const) {
    await lead(name);
    await expect(page).toHaveURL(new RegExp(`/en/${path}$`));
    await expect(heading(name)).toBeVisible();
    await expect(main(page).getByRole("heading", { name: app })).toBeVisible();
  }
  await expect(main(page).getByRole("heading", { name: "Touchline for Android" })).toHaveCount(0);

  await gate.hold(/\/web-api\/apps\/instructions\//);
  await lead("How to install");
  await expect(page).toHaveURL(/\/en\/desktop\/instructions\/windows$/);
  await failsAndComesBack();
  await expect(
    page.getByRole("list", { name: "Step by step" }).getByRole("listitem"),
  ).not.toHaveCount(0);

  await page.goBack();
  await lead("Mobile apps");
  await gate.hold(/\/web-api\/apps\/qr-codes\//);
  await lead("QR code");
  await expect(page).toHaveURL(/\/en\/desktop\/qr-codes\/android$/);
  await failsAndComesBack();
  const code = main(page).getByRole("img", { name: /^QR code of .*\/en\/mobile$/ });
  await expect(code).toBeVisible();
  expect(
    await code.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
  ).toBe(true);
});

test("the browsers that work, from the list of information [screen-old-browser]", async ({
  page,
}) => {
  const asks = /\/web-api\/info\/pages\/oldbrowser/;
  const gate = gateOf(page);
  const lead = () => main(page).getByRole("link", { name: "Supported browsers" }).click();
  await page.goto("/en/information");
  await gate.hold(asks);
  await lead();
  await expect(page).toHaveURL(/\/en\/oldbrowser$/);
  await isLoading(page);
  await gate.fail();
  await expect(main(page)).toContainText("This page did not load.");
  await page.unrouteAll();
  await page.route(asks, (route) =>
    route.fulfill({ status: 404, json: { code: 40, message: "", details: null } }),
  );
  await refresh(page).tap();
  await expect(
    page.getByRole("heading", { name: "This page could not be found", level: 1 }),
  ).toBeVisible();
  await page.unrouteAll();
  await page.goto("/en/information");
  await lead();
  await expect(main(page).getByRole("row", { name: /Firefox 121/ })).toBeVisible();
  await main(page).getByRole("link", { name: "Go to home" }).click();
  await expect(page).toHaveURL(/\/en$/);
});
