// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { NotificationShown } from "../../src/events/notifications/events.ts";
import { TransferAnswered } from "../../src/events/modals/events.ts";
import {
  PasswordReset,
  NewPassword,
  PasswordResetCode,
} from "../../src/events/passwordReset/events.ts";
import { UserConfig } from "../../src/events/player/userConfigEvents.ts";
import type { Sealed } from "../../src/codec/codec.ts";
import { ModalSlot, modalViews } from "../../src/views/modals/ModalSlot.tsx";
import { Overlays } from "../../src/views/shell/Overlays.tsx";
import { userConfig } from "../kit/userConfig.ts";
import type { FakeClient } from "./fakeClient.ts";
import { bets, control, player, show, received, userId, visitor } from "./player.tsx";
import { one, tap, type, settled } from "./render.tsx";

const at = (query?: Record<string, string>): Draft =>
  RouteEntered({ path: "/en", ...(query === undefined ? {} : { query }) });

async function open(query: Record<string, string>, ...events: readonly Draft[]) {
  const fake = received(...events);
  const page = show(fake, <ModalSlot />);
  fake.emit(at(query));
  await settled();
  return { fake, page };
}
const title = (page: HTMLElement) => page.querySelector("dialog h2")?.textContent;
const commands = (fake: FakeClient, name: string) => fake.sent.filter(({ type }) => type === name);

afterEach(() => vi.restoreAllMocks());

describe("a modal in the address", () => {
  it("is shown as long as the address names it [modals-001] [modals-002]", async () => {
    const { fake, page } = await open({ modal: "quick-coupon-settings" }, ...bets(901));
    expect(title(page)).toBe("Coupon settings");
    fake.emit(at());
    expect(page.querySelector("dialog")).toBeNull();
    fake.emit(at({ modal: "quick-coupon-settings" }));
    await settled();
    tap(control(page, "Close"));
    expect(fake.sent.at(-1)).toEqual({
      type: "CloseModal",
      data: { modal: "quick-coupon-settings" },
    });
  });

  it("sets what the coupon does when odds change, and explains it [modals-002]", async () => {
    const { fake, page } = await open({ modal: "quick-coupon-settings" }, ...bets(901));
    const choices = [...page.querySelectorAll<HTMLElement>("[role=radio]")];
    expect(choices).toHaveLength(3);
    expect(page.textContent).toContain("No price has moved since you picked it.");
    const [ask] = choices;
    if (ask !== undefined) tap(ask);
    expect(fake.state().coupon.changeCoefAction).toBe(0);
  });

  it("that fails to load is reported and loaded again the next time [error-036]", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    let tries = 0;
    const views = {
      ...modalViews,
      "quick-coupon-settings": () => {
        tries += 1;
        return tries === 1
          ? Promise.reject(new Error("chunk lost"))
          : modalViews["quick-coupon-settings"]();
      },
    };
    const fake = received(...bets(901));
    const page = show(fake, <ModalSlot views={views} />);
    const named = at({ modal: "quick-coupon-settings" });
    fake.emit(named);
    await settled();
    expect(fake.sent).toEqual([
      { type: "NoteViewFailure", data: { view: "quick-coupon-settings" } },
    ]);
    expect(page.textContent).toBe("");
    fake.emit(at(), named);
    await settled();
    fake.emit(at());
    fake.emit(named);
    await settled();
    expect(title(page)).toBe("Coupon settings");
  });
});

describe("notices", () => {
  it("that fail to load are logged, and the page continues [error-040]", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.doMock("../../src/views/notifications/Notifications.tsx", () => {
      throw new Error("chunk lost");
    });
    const fake = received();
    const page = show(fake, <Overlays isWide={false} />);
    fake.emit(
      NotificationShown({ id: "n", status: "info", variant: "alert", text: "x", action: "none" }),
    );
    await settled();
    expect(fake.sent).toEqual([{ type: "NoteViewFailure", data: { view: "notifications" } }]);
    expect(page.textContent).toBe("");
    vi.doUnmock("../../src/views/notifications/Notifications.tsx");
  });
});

describe("the transfer of an account", () => {
  const toMove = UserConfig.answered({
    call: 1,
    ask: {},
    body: {
      result: {
        ...userConfig,
        user_id: userId,
        phone_number: userId,
        user_email: userId,
        user_name: userId,
        isRequiredTransfer: true,
      },
    },
  });

  it("is asked with an equal-looking yes, no and later [modals-002]", async () => {
    const { fake, page } = await open({ modal: "transfer-user" }, ...player(10), toMove);
    expect(one(page, '[role="alertdialog"] h2').textContent).toBe("May we move your account?");
    tap(control(page, "Decline"));
    expect(fake.sent).toEqual([{ type: "AnswerTransfer", data: { isAccepted: false } }]);
    fake.emit(TransferAnswered({ isAccepted: false }));
    tap(control(page, "Agree"));
    tap(control(page, "Decide later"));
    expect(fake.sent).toHaveLength(1);
  });

  it("can be put off [modals-002]", async () => {
    const { fake, page } = await open({ modal: "transfer-user" }, ...player(10), toMove);
    tap(control(page, "Decide later"));
    expect(fake.sent).toEqual([{ type: "CloseModal", data: { modal: "transfer-user" } }]);
  });
});

describe("a forgotten password", () => {
  const secret = "§secret:9" as Sealed;
  const email = "§personal:8" as Sealed;
  const accounts = [
    { userId, maskedLogin: "de***o" },
    { userId: "§personal:7" as Sealed, maskedLogin: "an***a" },
  ];
  const asked = PasswordReset.asked({ call: 1, ask: { email } });
  const sent = PasswordReset.answered({
    call: 1,
    ask: { email },
    body: { success: true, resetId: secret, codeLength: 6, timeout: 60 },
  });
  const ask = { resetId: secret, code: secret };
  const checking = PasswordResetCode.asked({ call: 2, ask });
  const checked = (count: number) =>
    PasswordResetCode.answered({
      call: 2,
      ask,
      body: { success: true, resetToken: secret, accounts: accounts.slice(0, count) },
    });
  const named = { showForgotPasswordModal: "1" };
  const submit = (page: HTMLElement) => tap(one(page, "button[type=submit]"));

  it("starts with an address, which leaves the form once [modals-007]", async () => {
    const { fake, page } = await open(named, visitor);
    submit(page);
    expect(page.textContent).toContain("Enter your email, such as name@example.com.");
    expect(document.activeElement).toBe(one(page, "#reset-email"));
    type(one(page, "#reset-email"), " demo@touchline.example ");
    submit(page);
    expect(commands(fake, "AskPasswordReset")).toEqual([
      { type: "AskPasswordReset", data: { email: "demo@touchline.example" } },
    ]);
    expect(JSON.stringify(fake.state())).not.toContain("demo@");
    fake.emit(asked);
    submit(page);
    expect(commands(fake, "AskPasswordReset")).toHaveLength(1);
  });

  it("continues with the digits of a code; another may be sent [modals-007]", async () => {
    const { fake, page } = await open(named, visitor);
    fake.emit(asked, sent);
    expect(page.textContent).toContain("If there is an account with this email");
    type(one(page, "#reset-code"), "12-34");
    submit(page);
    expect(page.textContent).toContain("The code has 6 digits.");
    type(one(page, "#reset-code"), "12-34-56-78");
    submit(page);
    expect(commands(fake, "TypeResetCode")).toEqual([
      { type: "TypeResetCode", data: { code: "123456" } },
    ]);
    tap(control(page, "Send a new code"));
    expect(fake.sent.at(-1)).toEqual({ type: "AskPasswordReset", data: { email } });
    const error = { tag: "http", status: 400, code: 1003 } as const;
    fake.emit(checking);
    tap(control(page, "Send a new code"));
    expect(commands(fake, "AskPasswordReset"), "not while one is checked").toHaveLength(1);
    fake.emit(PasswordResetCode.failed({ call: 2, ask, error }));
    expect(one(page, "[role=alert]").textContent).toContain("The code is wrong.");
    expect(document.activeElement).toBe(one(page, "[role=alert]"));
    tap(control(page, "Use another email"));
    expect(one(page, "#reset-email")).toHaveProperty("value", "");
  });

  it("says how long to wait for another code", async () => {
    const { fake, page } = await open(named, visitor);
    const error = { tag: "http", status: 429, code: 60, retryAfterMs: 41_000 } as const;
    fake.emit(asked, PasswordReset.failed({ call: 1, ask: { email }, error }));
    expect(one(page, "[role=alert]").textContent).toContain("Try again in 41 seconds.");
  });

  it("ends with a strong password for one of the accounts [modals-007]", async () => {
    const { fake, page } = await open(named, visitor);
    fake.emit(asked, sent, checking, checked(2));
    const [, other] = [...page.querySelectorAll<HTMLElement>("[role=radio]")];
    if (other !== undefined) tap(other);
    for (const weak of ["short1", "no digit in it", "12345678"]) {
      type(one(page, "#reset-password"), weak);
      submit(page);
      expect(page.textContent).toContain("Use at least 8 characters");
    }
    type(one(page, "#reset-password"), "kick-off 2026");
    submit(page);
    expect(commands(fake, "ChooseNewPassword")).toEqual([
      {
        type: "ChooseNewPassword",
        data: { userId: accounts[1]?.userId, newPassword: "kick-off 2026" },
      },
    ]);
    expect(JSON.stringify(fake.state())).not.toContain("kick-off");
    const change = { resetToken: secret, userId, newPassword: secret };
    fake.emit(
      NewPassword.asked({ call: 3, ask: change }),
      NewPassword.answered({ call: 3, ask: change, body: { success: true } }),
    );
    expect(page.textContent).toContain("Your password has been changed.");
    expect(control(page, "Log in").getAttribute("href")).toBe("/en/user/login");
  });

  it("does not ask which account when there is only one", async () => {
    const { fake, page } = await open(named, visitor);
    fake.emit(asked, sent, checking, checked(1));
    expect(page.querySelector("[role=radio]")).toBeNull();
  });
});
