import { ownerMark } from "../../src/infra/ports/ownerMark.ts";
import { answers } from "../kit/replies.ts";
import { rule as anyRule } from "../kit/rule.ts";
import { account } from "../kit/site.ts";
import type { Timeline } from "../kit/timeline.ts";
import { START_AT } from "../kit/world.ts";

export const KEY = "00000000-0000-4000-8000-000000000001";
/** The request that sells the coupon, under the key of the first confirmation. */
export const sent = `CashOutAsked(ask.key=${KEY})`;
export const watch =
  "CashOutAsked CashOutDone CashOutRefused CashOutUnknown CashOutLost CashOutOpened";
export const confirm = "CashOut(mode=full, amount=9.5, offerId=co_1)";
export const shows = "1s ShowCashOut(couponId=77)";

const coupon = {
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
  cashOut: { amount: 9.5, isPartialAllowed: true },
};
export const offer = {
  isAvailable: true,
  amount: 9.5,
  minAmount: 0.5,
  isPartialAllowed: true,
  autoAmount: null,
  offerId: "co_1",
  pollAfterMs: 3_000,
};
export const sold = {
  success: true,
  coupon: { ...coupon, status: "cashed_out", payout: 9.5, cashOut: null },
  balance: 109.5,
};
/** A sale without a definite answer, stored on the device; by default of the site's own player. */
export const storedSale = (sentAt: number = START_AT, userId = 4711) => ({
  key: KEY,
  sentAt,
  wish: {
    couponId: 77,
    accountId: account.id,
    currencyIso: "EUR",
    mode: "full",
    amount: 9.5,
    offerId: "co_1",
  },
  mark: ownerMark(KEY, userId),
});

/** A signed-in player looks at the offer for an open bet after 1 s, and takes it 1 s later. */
export const rule = (title: string, { server = {}, ...timeline }: Timeline) =>
  anyRule(title, {
    path: "/en/opened-bets",
    isPlayer: true,
    user: `${shows} 1s ${confirm}`,
    watch,
    for: "2m",
    server: {
      OpenedBets: answers({ items: [coupon], nextPageToken: null, total: 1 }),
      CashOutOffer: answers(offer),
      CashOut: answers(sold),
      ...(server as object),
    },
    ...timeline,
  });
