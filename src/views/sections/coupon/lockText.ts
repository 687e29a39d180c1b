import type { BetLock } from "../../../events/coupon/index.ts";
import type { Translate } from "../../../infra/i18n.ts";

/** Why a bet cannot be placed, and what the player does about it. */
export function lockText(lock: BetLock, isMatchOver: boolean, t: Translate): string {
  switch (lock) {
    case "gone":
      return t(isMatchOver ? "coupon.lockOver" : "coupon.lockGone");
    case "dependent":
      return t("coupon.lockDepend");
    case "not_in_express":
      return t("coupon.lockBanned");
    case "suspended":
      return t("coupon.lockSuspended");
  }
}
