// @vitest-environment happy-dom
import { arrival } from "../kit/app.ts";
import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import {
  PasswordReset,
  ResetLinkOpened,
  NewPassword,
} from "../../src/events/passwordReset/events.ts";
import ForgotPassword from "../../src/views/sections/forgotPassword/index.tsx";
import { MemoryRouter } from "react-router-dom";
import { fakeClient } from "./fakeClient.ts";
import { config, control, show, visitor } from "./player.tsx";
import { one, tap, type } from "./render.tsx";

function open(path: string, ...events: readonly Draft[]) {
  const fake = fakeClient({ path });
  fake.emit(config, visitor, ...events);
  return { fake, page: page(fake) };
}
const page = (fake: ReturnType<typeof fakeClient>) =>
  show(
    fake,
    <MemoryRouter>
      <ForgotPassword />
    </MemoryRouter>,
  );
const submit = (where: HTMLElement) => tap(one(where, "button[type=submit]"));

describe("the forgotten-password page", () => {
  it("leads through the steps from the address on; each next step takes the focus [route-auth-002]", () => {
    const { fake, page } = open("/en/forgotpassword");
    expect(one(page, "h1").textContent).toBe("New password");
    expect(document.activeElement).toBe(document.body);
    type(one(page, "#reset-email"), "demo@touchline.example");
    submit(page);
    expect(fake.sent.at(-1)).toEqual({
      type: "AskPasswordReset",
      data: { email: "demo@touchline.example" },
    });
    const email = fake.seal("personal", "demo@touchline.example");
    const resetId = fake.seal("secret", "pr_1");
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    fake.emit(
      PasswordReset.asked({ call: 1, ask: { email } }),
      PasswordReset.answered({
        call: 1,
        ask: { email },
        body: { success: true, resetId, codeLength: 6, timeout: 60 },
      }),
    );
    expect(one(page, "#reset-code")).toBeDefined();
    expect(document.activeElement?.tagName).toBe("P");
    expect(document.activeElement?.textContent).toContain("a code is on its way");
  });

  it("asks for nothing but the password with the link of an email [route-auth-003]", () => {
    const { fake, page } = open("/en/passwordreset");
    const resetToken = fake.seal("secret", "rt_3d");
    fake.emit(ResetLinkOpened({ resetToken }));
    type(one(page, "#reset-password"), "kick-off 2026");
    submit(page);
    expect(fake.sent.at(-1)).toEqual({
      type: "ChooseNewPassword",
      data: { newPassword: "kick-off 2026" },
    });
    expect(page.textContent).not.toContain("Start again");
    const ask = { resetToken, newPassword: fake.seal("secret", "kick-off 2026") };
    const error = { tag: "http", status: 400, code: 1004 } as const;
    fake.emit(NewPassword.asked({ call: 1, ask }), NewPassword.failed({ call: 1, ask, error }));
    tap(control(page, "Start again"));
    expect(one(page, "#reset-email")).toHaveProperty("value", "");
  });

  it("waits until its commands have loaded", () => {
    const fake = fakeClient({ path: "/en/forgotpassword" }, () => {}, null, ["routes"]);
    fake.emit(config, visitor);
    const early = page(fake);
    expect(early.querySelector("form")).toBeNull();
    expect(early.querySelector('[aria-busy="true"]')).not.toBeNull();
    fake.emit(arrival("frame"));
    expect(one(early, "#reset-email")).toBeDefined();
  });
});
