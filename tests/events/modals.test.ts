import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import {
  UserTransfer,
  ModalClosed,
  ModalOpened,
  TransferAnswered,
} from "../../src/events/modals/events.ts";
import { modalNames, openModal } from "../../src/events/modals/registry.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { SessionClosed, SessionOpened } from "../../src/events/session/events.ts";
import { UserConfig } from "../../src/events/player/userConfigEvents.ts";
import type { Sealed } from "../../src/codec/codec.ts";
import { stateOf } from "../kit/spec.ts";
import { userConfig } from "../kit/userConfig.ts";

const userId = "§personal:1" as Sealed;
const visitor = SessionClosed({ reason: "start" });
const player = SessionOpened({ userId });
/** What the server says about the player; their data are tokens. */
const isToMove = (isRequiredTransfer: boolean) =>
  UserConfig.answered({
    call: 1,
    ask: {},
    body: { result: { ...userConfig, ...sealed, isRequiredTransfer } },
  });
const sealed = {
  user_id: userId,
  phone_number: userId,
  user_email: userId,
  user_name: userId,
} as const;
const at = (path: string, query?: Record<string, string>) =>
  RouteEntered({ path, ...(query === undefined ? {} : { query }) });
const open = (...events: readonly Draft[]) => openModal(stateOf(...events));

describe("the modals of an address", () => {
  it("are three [modals-002]", () => {
    expect(modalNames).toEqual(["transfer-user", "quick-coupon-settings", "forgot-password"]);
  });

  it("are open while the address names them, on any page [modals-001] [modals-002]", () => {
    const named = { modal: "quick-coupon-settings" };
    for (const path of ["/en", "/en/section/live", "/ru/office/menu"]) {
      expect(open(visitor, at(path, named))).toBe("quick-coupon-settings");
      expect(open(visitor, at(path, named), at(path))).toBeNull();
      expect(open(player, at(path, { ...named, load: "1" }))).toBe("quick-coupon-settings");
    }
    expect(open(visitor, at("/en", { modal: "something-else" }))).toBeNull();
  });

  it("ask for a new password on home alone, and visitors alone [modals-007]", () => {
    for (const value of ["1", "true", ""]) {
      const named = { showForgotPasswordModal: value };
      expect(open(visitor, at("/en", named))).toBe("forgot-password");
      expect(open(player, at("/en", named))).toBeNull();
      expect(open(at("/en", named))).toBeNull();
      expect(open(visitor, at("/en/section/live", named))).toBeNull();
    }
    expect(open(visitor, at("/en"))).toBeNull();
  });

  it("ask players whom the operator wants to transfer, once [modals-002]", () => {
    const named = at("/en", { modal: "transfer-user" });
    const answered = UserTransfer.answered({
      call: 2,
      ask: { isAccepted: false },
      body: { success: true, redirectUrl: null },
    });
    expect(open(player, isToMove(true), named)).toBe("transfer-user");
    expect(open(player, isToMove(false), named)).toBeNull();
    expect(open(visitor, named)).toBeNull();
    expect(open(player, isToMove(true), named, TransferAnswered({ isAccepted: false }))).toBe(
      "transfer-user",
    );
    expect(open(player, isToMove(true), named, answered)).toBeNull();
  });

  it("know whether the app added their history entry [modals-001]", () => {
    const modal = "quick-coupon-settings" as const;
    const pushed = (...events: readonly Draft[]) => stateOf(...events).modals.pushed;
    const named = at("/en", { modal });
    expect(pushed(named)).toBeNull();
    expect(pushed(ModalOpened({ modal }), named)).toBe(modal);
    expect(pushed(ModalOpened({ modal }), named, at("/en"))).toBeNull();
    expect(pushed(ModalOpened({ modal }), named, at("/en/coupon"), named)).toBeNull();
    expect(pushed(ModalOpened({ modal }), named, ModalClosed({ modal }))).toBeNull();
  });
});
