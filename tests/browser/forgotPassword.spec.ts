import { expect, test } from "./fixture.ts";
import { balanceOf, demoSignIn, fillSignIn } from "./player.ts";

test.use({ expectedErrors: /status of 400/ });

test("a forgotten password is reset with a code, and the new one signs the player in [modals-007]", async ({
  page,
  app,
  axe,
}) => {
  const newestCode = async () => {
    const { messages } = await (await fetch(`${app.url}/__outbox`)).json();
    return /\d{6}$/.exec(messages.at(-1)?.text ?? "")?.[0] ?? "";
  };
  await page.goto("/en/user/login");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL(/\/en\?showForgotPasswordModal=1$/);
  const sheet = page.getByRole("dialog", { name: "New password" });
  await expect(sheet).toBeVisible();
  await axe();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/user\/login$/);
  await expect(sheet).toBeHidden();

  await page.goto("/en?showForgotPasswordModal=true");
  await sheet.getByLabel("Email").fill(demoSignIn.email);
  await sheet.getByRole("button", { name: "Send code" }).click();
  const code = sheet.getByLabel("Code", { exact: true });
  await expect(code).toBeVisible();
  await code.fill("000000");
  if ((await newestCode()) !== "000000") {
    await sheet.getByRole("button", { name: "Check code" }).click();
    await expect(sheet.getByRole("alert")).toHaveText(/The code is wrong/);
    await axe();
  }
  await code.fill(await newestCode());
  await sheet.getByRole("button", { name: "Check code" }).click();
  await sheet.getByLabel("New password", { exact: true }).fill("kick-off 2026");
  await axe();
  await sheet.getByRole("button", { name: "Set password" }).click();
  await expect(sheet.getByText("Your password has been changed. Log in with it.")).toBeVisible();
  await sheet.getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/en\/user\/login$/);
  await fillSignIn(page, "kick-off 2026");
  await expect(balanceOf(page)).toBeAttached();
  // Pages for visitors only do not open for a player.
  await page.goto("/en?showForgotPasswordModal=1");
  await expect(balanceOf(page)).toBeAttached();
  await expect(sheet).toBeHidden();
});
