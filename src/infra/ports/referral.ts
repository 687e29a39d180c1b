import type { Draft, Entry } from "../../events/define.ts";
import { ReferralFound, ReferralKept } from "../../events/referral/events.ts";
import { decode } from "../../codec/codec.ts";
import type { Vault } from "../vault.ts";
import type { CookieJar } from "./cookieJar.ts";

const markNames = [
  "ref",
  "bf",
  "btag",
  "tag",
  "qtag",
  "affid",
  "bwpromocode",
  "click_id",
  "utm_source",
  "aip",
  "pb",
  "subid",
];

/** The referral marks in the address, sealed; null when there are none. [referral-001] */
export function readReferral(search: string, vault: Vault): Draft | null {
  const query = new URLSearchParams(search);
  const marks = markNames.flatMap((key) => {
    const value = query.get(key);
    return value === null || value === "" ? [] : [{ key, value: value.slice(0, 256) }];
  });
  if (marks.length === 0) return null;
  const sealed = decode(ReferralFound.codec, vault.sealBy(ReferralFound.codec, { marks }));
  return sealed.tag === "ok" ? ReferralFound(sealed.value) : null;
}

/** Writes the cookies that say who referred the visitor. [referral-002] */
export const referralPort =
  (jar: CookieJar, vault: Vault) =>
  (entry: Entry): void => {
    if (!ReferralKept.is(entry)) return;
    const { cookie, type, endsAt, nameTag = null, ...sealed } = entry.data;
    const { value: val, partnerId = null, promoCode = null } = opened(vault, sealed);
    const additional = { name_tag: nameTag, ref_partner_id: partnerId, promo_code: promoCode };
    jar.write(cookie, JSON.stringify({ type, val, additional }), endsAt);
  };

const opened = (vault: Vault, sealed: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(sealed).map(([key, value]) => [key, vault.open(value)]));
