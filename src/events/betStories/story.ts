import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";

/** A pick of a bet as it was sent. `added`: its price and the time when it came into the coupon; absent: it never was in it. */
const StoryLeg = shape(
  { betId: finite, name: openString, coef: finite },
  { added: shape({ coef: finite, at: finite }) },
);

/**
 * What happened between the tap and the answer. `sent`: a request left; `pending`: the server waits before it decides;
 * `unknown`: no definite answer came; `deferred`: the server took no bets for now; `lost`: the app stopped asking;
 * `retried`: the player had it asked again; `found`: a later page found the bet on the device, still without an answer.
 */
const StoryStepTag = t.keyof({
  sent: null,
  pending: null,
  unknown: null,
  deferred: null,
  lost: null,
  retried: null,
  found: null,
});
export type StoryStepTag = t.TypeOf<typeof StoryStepTag>;

/** The same thing again is counted, until the player or a later page takes it up. `untilAt`: how long a delay is to last. */
const StoryStep = shape(
  { tag: StoryStepTag, at: finite, times: finite, lastAt: finite },
  { untilAt: finite },
);
export type StoryStep = t.TypeOf<typeof StoryStep>;

const StoryAnswer = t.union([
  shape(
    { tag: t.literal("accepted"), at: finite, couponId: finite, possibleWin: nullable(finite) },
    // A power bet is not told what it already knows.
    { coef: finite, amount: finite },
  ),
  shape({ tag: t.literal("refused"), at: finite, code: finite }, { message: openString }),
]);

/**
 * What this device knows of one bet that it placed, or tried to. Times in Unix ms by its own clock, money in major units
 * of the currency of the account.
 */
export const BetStory = shape(
  {
    key: openString,
    way: t.keyof({ coupon: null, singles: null, oneClick: null, powerBet: null }),
    tappedAt: finite,
    accountId: finite,
    amount: finite,
    coef: finite,
    typeId: finite,
    /** What was to happen if the odds changed; null: nothing was said. */
    changeCoefAction: nullable(finite),
    legs: t.array(StoryLeg),
    steps: t.array(StoryStep),
  },
  {
    /** Of the request that sent it among other singles. */
    setKey: openString,
    systemValue: finite,
    answer: StoryAnswer,
    /** When a notice said what became of it. */
    toldAt: finite,
  },
);
export type BetStory = t.TypeOf<typeof BetStory>;
