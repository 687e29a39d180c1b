import { isPlacing } from "../coupon/index.ts";
import type { State } from "../index.ts";
import { isOneClickOffered, isOneClickOn } from "./selectors.ts";

/** A one-click bet is in progress, or its result has not been dismissed yet. */
export const hasOneClickNews = ({ coupon }: State): boolean =>
  coupon.oneClickBet !== null && coupon.placement.tag !== "editing";

/** It cannot be turned on: that would clear the bets that are being placed. */
export const isOneClickHeld = ({ coupon, oneClick }: State): boolean =>
  !oneClick.isActiveOneClick && coupon.bets.length > 0 && isPlacing(coupon);

/** One-click is on, was just turned off on this page, or there is a bet to report on. */
export const isOneClickBarShown = (state: State): boolean =>
  isOneClickOn(state) ||
  hasOneClickNews(state) ||
  (state.oneClick.wasTurnedOff && isOneClickOffered(state));
