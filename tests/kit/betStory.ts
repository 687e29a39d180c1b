import type { BetStory } from "../../src/events/betStories/index.ts";
import { START_AT } from "./world.ts";

/** A single of ten euros on outcome 901, accepted as it was sent, two seconds after the tap. */
export const placedStory = (over: Partial<BetStory> = {}): BetStory => ({
  key: "key-1",
  way: "coupon",
  tappedAt: START_AT,
  accountId: 11,
  amount: 10,
  coef: 2.1,
  typeId: 0,
  changeCoefAction: 1,
  legs: [
    {
      betId: 901,
      name: "Match result: Norrvik",
      coef: 2.1,
      added: { coef: 2.5, at: START_AT - 60_000 },
    },
  ],
  steps: [{ tag: "sent", at: START_AT, times: 1, lastAt: START_AT }],
  answer: {
    tag: "accepted",
    at: START_AT + 2_000,
    couponId: 77,
    coef: 2.1,
    amount: 10,
    possibleWin: 21,
  },
  ...over,
});
