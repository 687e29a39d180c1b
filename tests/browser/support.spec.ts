import type { Page } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { goOffline } from "./goOffline.ts";
import { haveSession } from "./player.ts";

test.use({ feed: calm });

const main = (page: Page) => page.getByRole("main");

async function fillLetter(page: Page, text: string): Promise<void> {
  await main(page).getByRole("button", { name: "Topic, Choose" }).click();
  await page.getByRole("radio", { name: "Account and login" }).click();
  await page.getByLabel("Your email").fill("aida@example.com");
  await page.getByLabel("Your message").fill(text);
}

test("the menu leads to support, where a message names what is missing and is then sent [info-001] [route-info-006]", async ({
  page,
}) => {
  await page.goto("/en/office/menu");
  await main(page).getByRole("link", { name: "Support", exact: true }).click();
  await main(page).getByRole("link", { name: "Write to us" }).click();
  await expect(page).toHaveURL(/\/en\/support\/email$/);
  const send = main(page).getByRole("button", { name: "Send" });
  await send.click();
  await expect(main(page)).toContainText("Choose what it is about");
  await fillLetter(page, "My deposit is missing");
  await expect(main(page).getByText("Choose what it is about")).toHaveCount(0);
  await send.click();
  await expect(page.getByRole("status").filter({ hasText: "We have your message" })).toBeVisible();
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
  test("a message stays in its form, and is sent when the connection is back [info-001]", async ({
    page,
    context,
  }) => {
    await page.goto("/en/support/email");
    await fillLetter(page, "Written in a tunnel");
    await goOffline(page);
    await main(page).getByRole("button", { name: "Send" }).click();
    await expect(main(page).getByRole("alert").filter({ hasText: "connection" })).toBeVisible();
    await expect(page.getByLabel("Your message")).toHaveValue("Written in a tunnel");
    await context.setOffline(false);
    await main(page).getByRole("button", { name: "Send" }).click();
    await expect(main(page)).toContainText("We have your message");
  });
});

test("a player requests a call, finds it among their calls and cancels it [info-001] [route-info-006]", async ({
  page,
  app,
}) => {
  await haveSession(page, app.url);
  await page.goto("/en/callback");
  const phone = page.getByLabel("Phone number");
  await phone.fill("+77011234567");
  await expect(phone).toHaveValue("(701) 123-45-67");
  await page.getByRole("radio", { name: "17–22" }).click();
  await main(page).getByRole("button", { name: "Request the call" }).click();
  await main(page).getByRole("link", { name: "Your calls" }).click();
  const call = main(page).getByRole("listitem").filter({ hasText: "+7701***67" });
  await expect(call).toContainText("Requested");
  await call.getByRole("button", { name: "Cancel the call" }).click();
  await expect(call).toContainText("Cancelled");
  await page.reload();
  await expect(call).toContainText("Cancelled");
});

test("a blocked player appeals in a bare frame, and reads the answer there [route-blocking-003]", async ({
  page,
  app,
}) => {
  await haveSession(page, app.url);
  await page.goto("/en/block-appeal-history");
  await expect(page.locator('[data-part="blocked"]')).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await page.getByLabel("Why the block is a mistake").fill("It was not me");
  await page.getByRole("button", { name: "Send the appeal" }).click();
  await expect(page.getByRole("listitem")).toContainText("It was not me");
  await expect(page.getByLabel("Why the block is a mistake")).toHaveCount(0);
  await app.control({ answerAppeal: { id: 1, isAccepted: false, answer: "The law says so" } });
  await page.reload();
  await expect(page.getByRole("listitem")).toContainText("The law says so");
  await expect(page.getByLabel("Why the block is a mistake")).toBeVisible();
});
