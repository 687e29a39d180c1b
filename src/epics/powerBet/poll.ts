import type { State } from "../../events/index.ts";
import { mayBeOffered } from "../../events/limits/index.ts";
import { PowerBetCoupon, PowerBetOffers } from "../../events/powerBet/events.ts";
import { powerBetCouponId, sentPowerBet } from "../../events/powerBet/index.ts";
import { pollEpic } from "../sports/poll.ts";
import { every, type Poll } from "../sports/polls.ts";

const none: readonly Poll[] = [];

/**
 * Polls the coupon in the address and what is offered for it, as often as the server asks for. Not while a power bet of
 * it has no answer, which decides what can be offered, and never for somebody who may be offered nothing.
 */
export const pollPowerBet = pollEpic("powerBet/poll", (state: State) => {
  const couponId = powerBetCouponId(state);
  if (state.session.tag !== "player" || couponId === null) return none;
  if (mayBeOffered(state) !== true || sentPowerBet(state, couponId) !== undefined) return none;
  // The names are in the language of the page.
  const lng = state.settings.language;
  return [
    {
      key: `powerBetCoupon:${couponId} ${lng}`,
      everyMs: every("defaultMs"),
      ask: (deps) => deps.call(PowerBetCoupon, { couponId }),
    },
    {
      key: `powerBetOffers:${couponId} ${lng}`,
      everyMs: every("couponMs"),
      ask: (deps) => deps.call(PowerBetOffers, { couponId }),
    },
  ];
});
