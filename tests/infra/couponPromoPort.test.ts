import { describe, expect, it } from "vitest";
import {
  CouponPromoChosen,
  CouponPromoCodes,
  CouponPromoFound,
} from "../../src/events/couponPromo/events.ts";
import type { Draft, Entry } from "../../src/events/define.ts";
import { DomainsArrived } from "../../src/events/runtime/events.ts";
import { couponPromoPort } from "../../src/infra/ports/couponPromo.ts";
import { Vault } from "../../src/infra/vault.ts";
import { answered } from "../kit/events.ts";
import { MemoryStorage } from "../kit/memoryStorage.ts";
import { stateOf } from "../kit/spec.ts";

const arrived = DomainsArrived({ need: "coupon", domains: ["couponPromo"] });
const entryOf = ({ type, v, data }: Draft): Entry => ({
  seq: 1,
  at: 0,
  type,
  v,
  data,
  cause: null,
});

describe("the code of the coupon on the device [coupon-040]", () => {
  it("is stored as it was typed, once there is such a code, never as a token, and found again sealed", () => {
    const vault = new Vault();
    const local = new MemoryStorage();
    const reported: Draft[] = [];
    let state = stateOf();
    const port = couponPromoPort({
      local,
      onOtherTab: () => {},
      vault,
      state: () => state,
      report: (draft) => reported.push(draft),
    });
    port(entryOf(arrived));
    const chosen = CouponPromoChosen({ promoCode: vault.seal("personal", "FREE") });
    state = stateOf(chosen);
    port(entryOf(chosen));
    expect(local.getItem("tl.couponPromo"), "it may be no code at all").toBeNull();
    const promo = { title: "Free bet", amount: 5, currencyIso: "EUR", expiresAt: null };
    const listed = answered(CouponPromoCodes, {}, { items: [{ ...promo, ...chosen.data }] });
    state = stateOf(listed, chosen);
    port(entryOf(listed));
    expect(local.getItem("tl.couponPromo")).toBe('{"promoCode":"FREE"}');

    const next = couponPromoPort({
      local,
      onOtherTab: () => {},
      vault,
      state: () => stateOf(),
      report: (draft) => reported.push(draft),
    });
    next(entryOf(arrived));
    expect(reported).toEqual([CouponPromoFound({ promoCode: vault.seal("personal", "FREE") })]);
    local.setItem("tl.couponPromo", "{broken");
    next(entryOf(arrived));
    expect(reported).toHaveLength(1);
  });
});
