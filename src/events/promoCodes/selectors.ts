import type { CheckedCode, PromoCodesState } from "./state.ts";

/** A request for the code is in progress; no other is sent meanwhile. */
export const isBusy = ({ checked }: PromoCodesState): boolean =>
  checked !== null && (checked.check.tag === "sending" || checked.activation.tag === "sending");

/**
 * The code may be activated: the server says that it is valid, and no attempt is in progress or was answered.
 */
export const canActivate = ({ checked }: PromoCodesState): boolean =>
  checked?.promo?.state === "valid" &&
  checked.check.tag === "sent" &&
  (checked.activation.tag === "idle" || checked.activation.tag === "failed");

/** It is not known whether an attempt to activate the code worked: only another check will tell. */
export const isUnclear = ({ check, activation }: CheckedCode): boolean =>
  activation.tag === "failed" && (check.tag === "idle" || check.tag === "failed");
