import { CashOutOffer } from "../../events/cashOut/events.ts";
import { saleOf } from "../../events/cashOut/index.ts";
import type { State } from "../../events/index.ts";
import { pollEpic } from "../sports/poll.ts";
import { every, type Poll } from "../sports/polls.ts";

const none: readonly Poll[] = [];

/**
 * Polls the offer for the coupon that is shown, and no other; as often as the server asks for. Not while a sale of
 * that coupon has no answer: its outcome decides what can be offered.
 */
export const pollOffer = pollEpic("cashOut/poll", (state: State) => {
  const couponId = state.cashOut.shown?.couponId;
  if (state.session.tag !== "player" || couponId === undefined) return none;
  if (saleOf(state, couponId) !== undefined) return none;
  return [
    {
      key: `cashOut:${couponId}`,
      everyMs: every("couponMs"),
      ask: (deps) => deps.call(CashOutOffer, { couponId }),
    },
  ];
});
