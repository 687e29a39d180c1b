import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

const promo = {
  promoCode: "FREE",
  title: "Free bet",
  amount: 5,
  currencyIso: "EUR",
  expiresAt: null,
};
const good = answers({ success: true, message: "", promo });
const stored = { local: { "tl.coupon": storedCoupon(901) } };
const watch = "CouponPromoCheckAsked CouponPromoCodesAsked CouponPromoCheckFailed CouponPromoFound";

describe("a promo code in the coupon [coupon-040]", () => {
  rule("is checked when it is chosen, and again when the coupon has settled with other bets", {
    path: "/en/coupon",
    isPlayer: true,
    stored,
    server: { CouponPromoCheck: good },
    user: "10s ChooseCouponPromo(FREE) 10s AddBet(902) 5s RemoveCouponPromo 5s RemoveBet(902)",
    watch,
    expect: "10s CouponPromoCheckAsked 10s300ms CouponPromoCheckAsked",
    for: "40s",
  });
  rule("is not asked about for a set of singles; it is for the express again", {
    path: "/en/coupon",
    isPlayer: true,
    stored: { local: { "tl.coupon": storedCoupon(901, 911) } },
    server: { CouponPromoCheck: good },
    user: "10s ChooseCouponPromo(FREE) 10s ChooseCouponType(9) 10s ChooseCouponType(1)",
    watch,
    expect: `10s CouponPromoCheckAsked(ask.typeId=1) 20s300ms CouponPromoCheckAsked(ask.typeId=1)`,
    for: "40s",
  });
  rule("is checked once more by hand after a failure", {
    path: "/en/coupon",
    isPlayer: true,
    stored,
    server: { CouponPromoCheck: inTurn(fails(503), good) },
    user: "10s ChooseCouponPromo(FREE) 5s CheckCouponPromo",
    watch,
    expect: "10s CouponPromoCheckAsked CouponPromoCheckFailed 5s CouponPromoCheckAsked",
    for: "30s",
  });
  rule("is on the device after a reload, and is checked anew", {
    path: "/en/coupon",
    isPlayer: true,
    stored,
    server: { CouponPromoCheck: good },
    user: "10s ChooseCouponPromo(FREE)",
    tab: "20s reload",
    watch,
    expect: "10s CouponPromoCheckAsked 10s CouponPromoFound 300ms CouponPromoCheckAsked",
    for: "40s",
  });
  rule("chosen in one tab is in the other, and so is its removal", {
    path: "/en/coupon",
    isPlayer: true,
    stored,
    server: { CouponPromoCheck: good },
    user: "10s ChooseCouponPromo(FREE) 10s RemoveCouponPromo",
    tab2: "5s open",
    watch: "2:CouponPromoFound",
    expect: "10s1ms 2:CouponPromoFound 10s 2:CouponPromoFound",
    for: "30s",
  });
  rule("is listed when the player wants to see it", {
    path: "/en/coupon",
    isPlayer: true,
    stored,
    server: { CouponPromoCodes: answers({ items: [promo] }) },
    user: "10s LoadCouponPromoCodes",
    watch,
    expect: "10s CouponPromoCodesAsked",
    for: "20s",
  });
});
