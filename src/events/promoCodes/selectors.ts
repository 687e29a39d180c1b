import type { CheckedCode, PromoCodesState } from "./state.ts";

/** Something about the code is on its way; nothing else is sent meanwhile. */
export const isBusy = ({ checked }: PromoCodesState): boolean =>
  checked !== null && (checked.check.tag === "sending" || checked.activation.tag === "sending");

/** The code may be activated: the server has said that it is valid, and no try is on its way or behind it. */
export const canActivate = ({ checked }: PromoCodesState): boolean =>
  checked?.promo?.state === "valid" &&
  checked.check.tag === "sent" &&
  (checked.activation.tag === "idle" || checked.activation.tag === "failed");

/** A try to activate it may have worked or not: only another look at the code will tell. */
export const isUnclear = ({ check, activation }: CheckedCode): boolean =>
  activation.tag === "failed" && (check.tag === "idle" || check.tag === "failed");
