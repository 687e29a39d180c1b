import { expect, it } from "vitest";
import type { Sealed } from "../../src/codec/codec.ts";
import type { HistoryCoupon } from "../../src/events/bets/events.ts";
import { winOfPart } from "../../src/events/bets/index.ts";
import { placedEarlier } from "../kit/history.ts";

const single = { amount: 2.22, coef: 2.17, possibleWin: 4.82 };

it.each<[string, Partial<HistoryCoupon>, number, number]>([
  ["what the server will show of it, to the cent", single, 169, 367],
  ["the same of the whole stake", single, 222, 482],
  [
    "what a greatest payout leaves of it",
    { amount: 100, coef: 1000, possibleWin: 25_000 },
    5_000,
    2_500_000,
  ],
  ["a share where a bonus adds to it", { ...single, possibleWin: 5 }, 111, 250],
  ["a share of the combinations of a system", { ...single, typeId: 2 }, 169, 366],
  [
    "a share of what a promo code leaves",
    { ...single, promoCode: "§personal:1" as Sealed },
    169,
    366,
  ],
])("the possible win of a part of the stake is %s", (_name, coupon, part, win) => {
  expect(winOfPart(placedEarlier(1, coupon), part)).toBe(win);
});
