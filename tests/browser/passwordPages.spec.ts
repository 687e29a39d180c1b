import { type App, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { balanceOf, demoSignIn, fillSignIn, forgetSession } from "./player.ts";

test.use({ expectedErrors: /status of 400/ });

const newestCode = async (app: App): Promise<string> => {
  const { messages } = await (await fetch(`${app.url}/__outbox`)).json();
  return /\d{6}$/.exec(messages.at(-1)?.text ?? "")?.[0] ?? "";
};
/** The token in an email's link, as the server makes it. */
async function linkToken(app: App): Promise<string> {
  const post = async (path: string, body: object) =>
    (
      await fetch(`${app.url}/web-api/auth/password/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: app.url },
        body: JSON.stringify(body),
      })
    ).json();
  const { resetId } = await post("forgot", { method: "email", email: demoSignIn.email });
  return (await post("forgot/verify", { resetId, code: await newestCode(app) })).resetToken;
}

test("the forgotten-password page accepts a code, and fits every phone [route-auth-002]", async ({
  page,
  app,
  axe,
}) => {
  await page.goto("/en/forgotpassword");
  await expect(page.getByRole("heading", { name: "New password" })).toBeVisible();
  await page.getByLabel("Email").fill(demoSignIn.email);
  await looksRight(page, axe);
  await page.reload();
  await page.getByLabel("Email").fill(demoSignIn.email);
  await page.getByRole("button", { name: "Send code" }).click();
  const code = page.getByLabel("Code", { exact: true });
  await expect(code).toBeVisible();
  await code.fill(await newestCode(app));
  await page.getByRole("button", { name: "Check code" }).click();
  await expect(page.getByLabel("New password", { exact: true })).toBeVisible();
  await axe();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/en\/user\/login$/);
});

test("the link in an email asks only for the password, works once, and is in no log [route-auth-003]", async ({
  page,
  app,
  axe,
}) => {
  await app.control({ advanceMs: 61_000 });
  const token = await linkToken(app);
  expect(token).toMatch(/^rt_/);
  await page.goto(`/en/passwordreset?resetToken=${token}`);
  const password = page.getByLabel("New password", { exact: true });
  await expect(password).toBeVisible();
  await expect(page).toHaveURL(/\/en\/passwordreset$/);
  await axe();
  await password.fill("kick-off 2026");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Your password has been changed. Log in with it.")).toBeVisible();
  await page.getByRole("link", { name: "Log in", exact: true }).click();
  await fillSignIn(page, "kick-off 2026");
  await expect(balanceOf(page)).toBeAttached();

  await forgetSession(page);
  await page.goto(`/en/passwordreset?resetToken=${token}`);
  await password.fill("kick-off 2027");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.getByLabel("Email")).toBeVisible();
});
