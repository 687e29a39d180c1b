import { describe } from "vitest";
import { Prices } from "../../src/events/sports/events.ts";
import { storedCoupon } from "../kit/bets.ts";
import { answers, fails, inTurn, late, whenAsked } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { pricesAnswer, pricesOf } from "../kit/siteFeed.ts";

const stored = { local: { "tl.coupon": storedCoupon(901) } };
const watch =
  "CouponPrepaidAsked CouponPrepaidAnswered CouponPrepaidFailed PrepaidAmountAsked PrepaidAmountFailed CouponPlaced CouponRejected";
const placing = {
  path: "/en/coupon",
  isPlayer: true,
  stored,
  user: "10s PlaceCoupon",
  watch,
  for: "20s",
} as const;
const asked = "PrepaidAmountAsked(ask.accountId=11)";
const five = answers({ availablePrepaidAmount: 5 });
const some = { PrepaidAmount: five, CouponPrepaid: five };
const told = "CouponPrepaidAsked(ask.accountId=11) CouponPrepaidAnswered";

describe("what may be paid in advance", () => {
  rule("is asked for again once a bet is placed", {
    ...placing,
    server: some,
    expect: `${asked} 300ms ${told} 9s700ms CouponPlaced ${asked}`,
  });
  rule("is asked for again once too much was refused", {
    ...placing,
    server: { PlaceCoupon: fails(409, { code: 2006 }) },
    expect: `${asked} 10s CouponRejected ${asked}`,
  });
  rule("is not asked for after another refusal", {
    ...placing,
    server: { ...some, PlaceCoupon: fails(409, { code: 2003 }) },
    expect: `${asked} 300ms ${told} 9s700ms CouponRejected`,
  });
  rule("is asked for in one call, for these matches, once an advance was refused", {
    ...placing,
    user: "10s TurnPrepaid(true) PlaceCoupon",
    server: { ...some, PlaceCoupon: fails(409, { code: 2006 }) },
    expect: `${asked} 300ms ${told} 9s700ms CouponRejected 300ms ${told}`,
  });
  rule("is nothing where a server does not know it", {
    ...placing,
    server: { PrepaidAmount: fails(404) },
    expect: `${asked} PrepaidAmountFailed 10s CouponPlaced ${asked} PrepaidAmountFailed`,
  });
});

describe("what may be paid in advance of a coupon with these matches", () => {
  const editing = {
    path: "/en",
    isPlayer: true,
    server: some,
    watch,
    for: "40s",
  } as const;
  const start = "10s AddBet(901) GoTo(/en/coupon)";
  const toldOf = (...ids: number[]) => {
    const named = [...ids, "-"].map((id, index) => `ask.permanentIds.${index}=${id}`);
    return `CouponPrepaidAsked(ask.accountId=11, ${named.join(", ")}) CouponPrepaidAnswered`;
  };
  const first = `${asked} 10s300ms ${toldOf(10_501)}`;
  rule("is asked for once they have changed, not with each tap, and not for the same again", {
    ...editing,
    user: `${start} 5s AddBet(911) 200ms RemoveBet(901) 5s RemoveBet(911) 100ms RestoreBet`,
    expect: `${first} 5s200ms ${toldOf(10_502)}`,
  });
  rule("names each match once, and in the same order whatever was added first", {
    ...editing,
    user: "10s AddBet(911) AddBet(901) AddBet(902) GoTo(/en/coupon)",
    expect: `${asked} 10s300ms ${toldOf(10_501, 10_502)}`,
  });
  rule("is asked for on the page of the coupon, and beside others only where it is on", {
    ...editing,
    user: `10s AddBet(901) OpenQuickCoupon 5s CloseQuickCoupon GoTo(/en/coupon)
      5s TurnPrepaid(true) GoTo(/en) OpenQuickCoupon AddBet(911)`,
    expect: `${asked} 15s300ms ${toldOf(10_501)} 5s ${toldOf(10_501, 10_502)}`,
  });
  rule("is not asked for again when a price moves, or the amount changes", {
    ...editing,
    server: {
      ...some,
      Prices: whenAsked(Prices, ({ feed }, count) =>
        answers({ ...pricesAnswer(pricesOf(feed, [1.5 + count / 100, 3, 4])), serverTime: count }),
      ),
    },
    user: `${start} 5s SetAmount(7)`,
    expect: first,
  });
  rule("is not asked for again once that has failed, until they change", {
    ...editing,
    server: { ...some, CouponPrepaid: inTurn(fails(503), answers({ availablePrepaidAmount: 2 })) },
    user: `${start} 10s AddBet(911)`,
    expect: `${asked} 10s300ms CouponPrepaidAsked CouponPrepaidFailed 10s ${toldOf(10_501, 10_502)}`,
  });
  rule("is the answer about the matches of now, when one about others comes later", {
    ...editing,
    server: {
      ...some,
      CouponPrepaid: inTurn(
        late("3s", answers({ availablePrepaidAmount: 9 })),
        answers({ availablePrepaidAmount: 2 }),
      ),
    },
    user: `${start} 1s AddBet(911) 5s TurnPrepaid(true) SetAmount(10) PlaceCoupon`,
    watch: "CouponPrepaidAsked CouponPrepaidAnswered PlaceCouponAsked",
    expect: `10s300ms CouponPrepaidAsked 1s ${toldOf(10_501, 10_502)}
      4s700ms PlaceCouponAsked(ask.coupon.options.prepaidAmount=2)`,
  });
});
