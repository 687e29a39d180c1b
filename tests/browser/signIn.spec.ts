import { calm, expect, test } from "./fixture.ts";
import { balanceOf, demoSignIn, fillSignIn, haveSession } from "./player.ts";

test.use({ feed: calm });

test.describe("a wrong password", () => {
  test.use({ expectedErrors: /status of 400/ });

  test("is explained, and the right one leads back to where the player was [route-bets-001]", async ({
    page,
  }) => {
    await page.goto("/en/office/history");
    await expect(page).toHaveURL(/\/en\/app\/authorization$/);
    await fillSignIn(page, "not the password");
    await expect(page.getByRole("alert")).toHaveText(
      "Wrong login or password. Check both and try again.",
    );
    await expect(page.getByLabel("Email or account number")).toHaveValue(demoSignIn.login);
    await fillSignIn(page);
    await expect(page).toHaveURL(/\/en\/office\/history$/);
    await expect(page.getByRole("tablist", { name: "Status" })).toBeVisible();
  });
});

test("an empty form names what is missing and sends nothing", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).pathname));
  await page.goto("/en/user/login");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByText("Enter your email or account number.")).toBeVisible();
  await expect(page.getByText("Enter your password.")).toBeVisible();
  await expect(page.getByLabel("Email or account number")).toBeFocused();
  expect(sent.filter((path) => path.startsWith("/web-api/auth"))).toEqual([]);
});

test("a phone number signs in, with its country found in the list [auth-013]", async ({ page }) => {
  await page.goto("/en/user/login");
  await page.getByRole("radio", { name: "Phone" }).tap();
  await page.getByRole("button", { name: /^Country code/ }).click();
  const sheet = page.getByRole("dialog", { name: "Country" });
  await sheet.getByRole("searchbox").fill("Kazakh");
  await sheet.getByText("Kazakhstan").click();
  await expect(sheet).toBeHidden();
  await page.getByLabel("Phone number").fill(demoSignIn.phoneNumber);
  await page.getByLabel("Password", { exact: true }).fill(demoSignIn.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(balanceOf(page)).toBeAttached();
});

test("signing out asks for confirmation, and a reload shows a visitor [session-007] [session-008]", async ({
  page,
  app,
  context,
}) => {
  const cookies = async () =>
    Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  await haveSession(page, app.url);
  const { session } = await cookies();
  await page.goto("/en/office/menu");
  await expect.poll(cookies).toHaveProperty("grant");
  await page.getByRole("button", { name: "Log out" }).click();
  const question = page.getByRole("alertdialog", { name: "Are you sure you want to log out?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Log out" }).click();
  // The page reloads once the server has ended the session.
  const anew = page.waitForEvent("load");
  await question.getByRole("button", { name: "Log out" }).click();
  await anew;
  await expect(page.getByRole("heading", { name: "Guest" })).toBeVisible();
  const left = await cookies();
  for (const name of ["user_token", "ggru", "grant"]) expect(left).not.toHaveProperty(name);
  // The reloaded page may already have a visitor's session.
  expect(left["session"]).not.toBe(session);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Guest" })).toBeVisible();
});
