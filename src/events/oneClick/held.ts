import { isPlacing } from "../coupon/index.ts";
import type { State } from "../index.ts";

/** It cannot be turned on: that would clear the bets that are being placed. */
export const isOneClickHeld = ({ coupon, oneClick }: State): boolean =>
  !oneClick.isActiveOneClick && coupon.bets.length > 0 && isPlacing(coupon);
