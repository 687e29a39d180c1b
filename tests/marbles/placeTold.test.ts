import { describe } from "vitest";
import { answers, inTurn } from "../kit/replies.ts";
import { placeAccepted, placePending } from "../kit/site.ts";
import { placed, rule as powerRule, sent as powerSent } from "./powering.ts";
import { rule, sent } from "./placing.ts";

const accepted = { success: true, state: "accepted", requestId: "request-1", couponId: 77 };

describe("what the answer to a bet leaves out", () => {
  rule("is as it was sent, and nobody has said what it may pay", {
    server: { PlaceCoupon: answers(accepted) },
    expect: `1s ${sent} CouponPlaced(couponId=77, amount=10, coef=1.85, possibleWin=null, balance=null)`,
  });
  rule("is the same where the server writes null for it", {
    server: {
      PlaceCoupon: answers({
        ...accepted,
        amount: null,
        coef: null,
        possibleWin: null,
        balance: null,
      }),
    },
    expect: `1s ${sent} CouponPlaced(amount=10, coef=1.85, possibleWin=null)`,
  });
  rule("is not what the server does say, of another price and amount", {
    server: { PlaceCoupon: answers({ ...placeAccepted, amount: 4, coef: 1.8, possibleWin: 7.2 }) },
    expect: `1s ${sent} CouponPlaced(amount=4, coef=1.8, possibleWin=7.2)`,
  });
  powerRule("follows, for a power bet, from its amount and its raised price", {
    server: { PowerBet: answers({ ...placed, possibleWin: undefined }) },
    expect: `2s PowerBetOpened ${powerSent} PowerBetPlaced(possibleWin=10.5)`,
  });
});

describe("PLACE-CHECK: a server that says to ask at once", () => {
  rule("is asked no more than twice a second", {
    server: {
      PlaceCoupon: answers({ ...placePending, checkAfterMs: 0 }),
      PlaceState: inTurn(answers({ ...placePending, checkAfterMs: 2 }), answers(placeAccepted)),
    },
    expect: `1s ${sent} 500ms PlaceStateAsked 500ms PlaceStateAsked CouponPlaced`,
  });
});
