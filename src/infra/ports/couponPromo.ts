import { decode, type Sealed } from "../../codec/codec.ts";
import { CouponPromoFound } from "../../events/couponPromo/events.ts";
import type { Entry } from "../../events/define.ts";
import type { PromoState } from "../../events/coupon/index.ts";
import { DomainsArrived } from "../../events/runtime/events.ts";
import { ValueNotStored } from "../../events/shell/events.ts";
import type { OpenBetsOptions } from "./placement.ts";

const KEY = "tl.couponPromo";
const none = "{}";

/**
 * Keeps the code of the coupon on the device, once the server has said that there is such a code: for the next page and
 * for the other tabs. What was typed and is none may be anything, and is not stored. The state has only its token, so no
 * event could be stored as it is. [coupon-040]
 */
export function couponPromoPort({ local, onOtherTab, vault, state, report }: OpenBetsOptions) {
  /** Codes that the server has told something of, or that were stored before. */
  const known = new Set<Sealed>();
  const textOf = (): string => {
    const { details, manualPromoCode, promoCode, removed } = state().coupon.promo;
    if (details !== null && promoCode !== null) known.add(promoCode);
    const kept = { promoCode, manualPromoCode, removed: removed?.promoCode ?? null };
    const stored = Object.entries(kept).filter(([, token]) => token !== null && known.has(token));
    return JSON.stringify(vault.open(Object.fromEntries(stored)));
  };
  const write = (text: string): void => {
    try {
      if (text === none) local?.removeItem(KEY);
      else local?.setItem(KEY, text);
    } catch {
      report(ValueNotStored({ key: KEY }));
    }
  };
  let written = none;
  let seen: PromoState | null = null;

  const check = (): void => {
    const text = local?.getItem(KEY) ?? none;
    if (text === written) return;
    written = text;
    const { codec } = CouponPromoFound;
    const found = decode(codec, vault.sealBy(codec, parsed(text)));
    if (found.tag !== "ok") return;
    for (const token of Object.values(found.value)) known.add(token);
    report(CouponPromoFound(found.value));
  };

  onOtherTab(() => {
    if (seen !== null) check();
  });

  return (entry: Entry): void => {
    const { promo } = state().coupon;
    if (DomainsArrived.is(entry) && entry.data.domains.includes("couponPromo")) {
      seen = promo;
      check();
    }
    if (seen === null || promo === seen) return;
    seen = promo;
    const text = textOf();
    if (text !== written) write(text);
    written = text;
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
