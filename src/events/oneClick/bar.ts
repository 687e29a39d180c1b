import type { State } from "../index.ts";
import { isOneClickOffered, isOneClickOn } from "./selectors.ts";

/** A bet that a tap placed is under way, or what became of it has not been put away. */
export const hasOneClickNews = ({ coupon }: State): boolean =>
  coupon.oneClickBet !== null && coupon.placement.tag !== "editing";

/** It is on, was turned off right here, or there is something to tell of a bet. */
export const isOneClickBarShown = (state: State): boolean =>
  isOneClickOn(state) ||
  hasOneClickNews(state) ||
  (state.oneClick.wasTurnedOff && isOneClickOffered(state));
