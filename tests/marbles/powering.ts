import { ownerMark } from "../../src/infra/ports/ownerMark.ts";
import { answers } from "../kit/replies.ts";
import { rule as anyRule } from "../kit/rule.ts";
import { account } from "../kit/site.ts";
import type { Timeline } from "../kit/timeline.ts";
import { START_AT } from "../kit/world.ts";

export const KEY = "00000000-0000-4000-8000-000000000001";
/** The request that takes the power bet, under the key of the first confirmation. */
export const sent = `PowerBetAsked(ask.key=${KEY})`;
export const watch =
  "PowerBetAsked PowerBetPlaced PowerBetRefused PowerBetUnknown PowerBetLost PowerBetOpened";
export const confirm = "TakePowerBet(offerId=pb_1, coef=2.1, amount=5)";

export const openCoupon = {
  id: 77,
  accountId: account.id,
  currencyIso: "EUR",
  typeId: 0,
  createdAt: 1,
  settledAt: null,
  amount: 10,
  coef: 2,
  possibleWin: 20,
  payout: null,
  status: "open",
  bets: [],
  cashOut: null,
  isPowerBetAvailable: true,
};
export const offer = {
  offerId: "pb_1",
  marketId: 900_871,
  outcomeName: "Arsenal",
  coef: 2.1,
  minBetAmount: 0.5,
  maxBetAmount: 10,
};
export const offered = (...offers: readonly object[]) =>
  answers({ isAvailable: offers.length > 0, offers, pollAfterMs: 5_000 });
export const placed = {
  success: true,
  state: "accepted",
  requestId: "pl_1",
  couponId: 78,
  coef: 2.1,
  amount: 5,
  possibleWin: 10.5,
  balance: 95,
};
/** A power bet without a definite answer, stored on the device; by default of the site's own player. */
export const storedBet = (sentAt: number = START_AT, userId = 4711) => ({
  key: KEY,
  sentAt,
  wish: {
    couponId: 77,
    accountId: account.id,
    currencyIso: "EUR",
    offerId: "pb_1",
    marketId: 900_871,
    amount: 5,
    coef: 2.1,
  },
  mark: ownerMark(KEY, userId),
});

/** A signed-in player is on the page of an open bet, and takes its power bet after 2 s. */
export const rule = (title: string, { server = {}, ...timeline }: Timeline) =>
  anyRule(title, {
    path: "/en/opened-bets/77/powerbet",
    isPlayer: true,
    user: `2s ${confirm}`,
    watch,
    for: "2m",
    server: {
      PowerBetCoupon: answers(openCoupon),
      PowerBetOffers: offered(offer),
      PowerBet: answers(placed),
      ...(server as object),
    },
    ...timeline,
  });
