import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import {
  PasswordResetLeft,
  PasswordReset,
  ResetLinkOpened,
  NewPassword,
  PasswordResetCode,
} from "../../src/events/passwordReset/events.ts";
import { initial } from "../../src/events/passwordReset/state.ts";
import { SessionOpened } from "../../src/events/session/events.ts";
import type { Sealed } from "../../src/codec/codec.ts";
import { stateOf } from "../kit/spec.ts";

const email = "§personal:1" as Sealed;
const secret = "§secret:2" as Sealed;
const userId = "§personal:3" as Sealed;
const here = RouteEntered({ path: "/en", query: { showForgotPasswordModal: "1" } });
const asked = PasswordReset.asked({ call: 1, ask: { email } });
const sent = PasswordReset.answered({
  call: 1,
  ask: { email },
  body: { success: true, resetId: secret, codeLength: 6, timeout: 60 },
});
const ask = { resetId: secret, code: secret };
const verifying = PasswordResetCode.asked({ call: 2, ask });
const verified = PasswordResetCode.answered({
  call: 2,
  ask,
  body: { success: true, resetToken: secret, accounts: [{ userId, maskedLogin: "de***o" }] },
});
const change = { resetToken: secret, userId, newPassword: secret };
const step = (...events: readonly Draft[]) => stateOf(...events).passwordReset;

describe("a forgotten password", () => {
  it("goes from address to code to password, and is done [modals-007]", () => {
    expect(step(here)).toEqual(initial);
    expect(step(here, asked)).toEqual({ ...initial, isSending: true });
    expect(step(here, asked, sent)).toEqual({
      ...initial,
      step: { tag: "code", email, resetId: secret, codeLength: 6 },
    });
    const done = [
      NewPassword.asked({ call: 3, ask: change }),
      NewPassword.answered({ call: 3, ask: change, body: { success: true } }),
    ];
    const chosen = step(here, asked, sent, verifying, verified);
    expect(chosen.step).toMatchObject({ tag: "password", resetToken: secret });
    expect(step(here, asked, sent, verifying, verified, ...done).step).toEqual({ tag: "done" });
  });

  it("stays where it was when the server refuses, and says why", () => {
    const error = { tag: "http", status: 400, code: 1003 } as const;
    const refused = PasswordResetCode.failed({ call: 2, ask, error });
    const state = step(here, asked, sent, verifying, refused);
    expect(state).toMatchObject({ step: { tag: "code" }, isSending: false, problem: error });
    expect(step(here, asked, sent, verifying, refused, verifying).problem).toBeNull();
  });

  it.each(["/en/forgotpassword", "/en/passwordreset"])(
    "continues at %s, which has a page of its own, and ends when that page is left [route-auth-002] [route-auth-003]",
    (path) => {
      const there = RouteEntered({ path });
      expect(step(there, asked, sent, RouteEntered({ path, query: { botId: "1" } })).step.tag).toBe(
        "code",
      );
      expect(step(there, asked, sent, RouteEntered({ path: "/en/user/login" }))).toEqual(initial);
    },
  );

  it("starts with the password when a link brought the token [route-auth-003]", () => {
    expect(step(asked, ResetLinkOpened({ resetToken: secret }))).toEqual({
      ...initial,
      step: { tag: "password", resetToken: secret, accounts: [] },
    });
  });

  it("is forgotten with the modal, and no late answer brings it back", () => {
    for (const leaving of [
      PasswordResetLeft({}),
      RouteEntered({ path: "/en" }),
      SessionOpened({ userId }),
    ]) {
      expect(step(here, asked, sent, leaving)).toEqual(initial);
      expect(step(here, asked, leaving, sent)).toEqual(initial);
    }
  });
});
