import { expect, test, calm, type App } from "./fixture.ts";
import { settled } from "./settled.ts";
import { balanceOf, forgetSession } from "./player.ts";

test.use({ feed: calm });

/** The code or letter that the server sent last. */
async function lastMessage({ url }: App): Promise<string> {
  const answer = await fetch(`${url}/__outbox`);
  const { messages } = (await answer.json()) as { readonly messages: readonly { text: string }[] };
  return messages.at(-1)?.text ?? "";
}
const consent = /^I am 18 or over/;

test("one click creates an account whose credentials can be saved, and signs in [route-auth-001] [auth-005] [route-auth-005] [auth-007]", async ({
  page,
  app,
  axe,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.goto("/en/registration");
  await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: consent })).not.toBeChecked();
  await expect(page.getByText("Welcome bonus")).toHaveCount(0);
  await axe();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Your consent is needed to continue.")).toBeVisible();
  await page.getByText(consent).click();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/en\/welcome-authorization-data$/);
  await expect(page.locator("dl dd")).toHaveCount(2);
  const [number, password] = await page.locator("dl dd").allTextContents();
  expect(number).toMatch(/^\d+$/);
  expect(password).toMatch(/^\w{10}$/);
  await axe();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const file = await (await saved).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of file) parts.push(Buffer.from(part));
  expect(Buffer.concat(parts).toString()).toContain(`Password: ${password}`);
  const drawn = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as an image" }).click();
  expect((await drawn).suggestedFilename()).toBe("touchline.png");
  await page.getByLabel("Send the number to this email").fill("new@example.com");
  await page.getByRole("button", { name: "Send by email" }).click();
  await expect(page.getByText("Sent. Check your inbox.")).toBeVisible();
  const letter = await lastMessage(app);
  expect(letter).toContain(number);
  expect(letter).not.toContain(password);
  await page.getByRole("link", { name: "Go to home" }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(balanceOf(page)).toBeAttached();
  await page.goto("/en/welcome-authorization-data");
  await expect(page.getByText("The password was shown before")).toBeVisible();
  expect(logged.join(" ")).not.toContain(password);
});

test.describe("an email", () => {
  test.use({ expectedErrors: /status of 409/ });
  test("registers once, and a second attempt is refused at its field [auth-005]", async ({
    page,
  }) => {
    const register = async () => {
      await page.goto("/en/office/menu");
      await page.goto("/en/registration");
      await page.getByRole("radio", { name: "Email" }).click();
      await page.getByLabel("Email", { exact: true }).fill("twice@example.com");
      await page.getByLabel("Password", { exact: true }).fill("offside1");
      await page.getByLabel("First name").fill("Aida");
      await page.getByLabel("Last name").fill("Omarova");
      await page.getByLabel("Date of birth").fill("1994-03-08");
      await page.getByText(consent).click();
      await page.getByRole("button", { name: "Create account" }).click();
    };
    await register();
    await expect(page).toHaveURL(/\/en$/);
    await expect(balanceOf(page)).toBeAttached();
    await forgetSession(page);
    await register();
    await expect(page.getByText("This is already registered.")).toBeVisible();
    await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("aria-invalid", "true");
    await expect(page).toHaveURL(/\/en\/registration$/);
  });
});

test("a phone registers with the code that was sent to it [auth-005]", async ({ page, app }) => {
  await page.goto("/en/registration");
  await page.getByRole("radio", { name: "Phone" }).click();
  await page.getByRole("button", { name: /^Country, / }).click();
  await page.getByRole("radio", { name: "Kazakhstan" }).click();
  await page.getByLabel("Phone number").fill("7015551122");
  await page.getByRole("button", { name: "Get a code" }).click();
  await expect(page.getByText("We sent a 5-digit code to your phone.")).toBeVisible();
  const code = (await lastMessage(app)).replace("Registration code: ", "");
  await page.getByLabel("Code from the message").fill(code);
  await page.getByText(consent).click();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/en\/welcome-authorization-data$/);
  await expect(page.locator("dl dd")).toHaveCount(2);
});

test("registration opens as a page from the login page, and as a modal of 95 % over another page [modals-003] [modals-004] [modals-014] [modals-015]", async ({
  page,
  app,
  axe,
}) => {
  await app.control({ remindRegistration: { delay: 1, interval: 1 } });
  await page.goto("/en/user/login");
  // A link at first, a button once the frame has fully loaded.
  await page.getByText("Create an account").click();
  await expect(page).toHaveURL(/\/en\/registration$/);
  await page.goto("/en/section/live");
  const modal = page.getByRole("dialog", { name: "Create an account", exact: true });
  await expect(modal.getByRole("button", { name: "Create account" })).toBeVisible();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect((await modal.boundingBox())?.width).toBeCloseTo(width * 0.95, 0);
  await axe();
  await modal.getByRole("button", { name: "Log in" }).click();
  const login = page.getByRole("dialog", { name: "Log in", exact: true });
  await expect(login.getByLabel("Password", { exact: true })).toBeVisible();
  expect((await login.boundingBox())?.width).toBe(width);
  await axe();
  await page.keyboard.press("Escape");
  await expect(login).toBeHidden();
  await app.control({ remindRegistration: null });
});

test("the welcome is followed by the bonus, on home and once [modals-011] [modals-012] [modals-013]", async ({
  page,
  app,
  axe,
}) => {
  await app.control({ config: { welcome: { isModalEnabled: true, firstDepositBonusVariant: 1 } } });
  await page.goto("/en/office/menu");
  await expect(page.getByRole("heading", { name: "Guest" })).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "Home" }).first().click();
  const welcome = page.getByRole("dialog", { name: "Welcome to Touchline" });
  await expect(welcome).toBeVisible();
  await axe();
  await welcome.getByRole("button", { name: "Look around" }).click();
  const bonus = page.getByRole("dialog", { name: "A bonus with your first deposit" });
  await expect(bonus).toBeVisible();
  await bonus.getByRole("button", { name: "Got it" }).click();
  await expect(bonus).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Touchline", level: 1 })).toBeAttached();
  await settled(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await app.control({ config: null });
});
