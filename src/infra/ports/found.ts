import * as t from "io-ts";
import { ReferralFound } from "../../events/referral/events.ts";
import { type Found, Tracked } from "../../events/shell/found.ts";
import type { Draft } from "../../events/define.ts";
import { decode, finite } from "../codec.ts";
import type { Vault } from "../vault.ts";
import type { CookieJar } from "./cookieJar.ts";
import { type Areas, read } from "./storage.ts";

/** Flags of the address that change what the client does (contract, "Query flags"). */
const flagNames = ["redirect-service", "botId", "home-after-logout"];
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

/** Token and data stay on the device; a record that lacks one of the three is worth nothing. */
const StoredFingerprint = t.type({ token: t.string, componentsData: t.unknown, expiresAt: finite });

/** What is on the device beside what was stored of the player. `search` is the query of the address. */
export function readFound(
  areas: Areas,
  cookies: Pick<CookieJar, "read">,
  { search, size }: { search: string; size?: Found["windowSize"] },
): Found {
  const isSet = (name: string) => (cookies.read(name) === "1" ? true : undefined);
  const query = new URLSearchParams(search);
  const flags = flagNames.filter((name) => query.has(name));
  const fingerprint = read(areas.local, "tl.fingerprint", StoredFingerprint);
  const agreedAt = Number(cookies.read("age_agree") ?? Number.NaN);
  const found = {
    isMaintenance: isSet("is_maintenance"),
    isGeoForcedOff: isSet("force_geo_off"),
    consent: cookies.read("cookies_agree_type") ?? undefined,
    ageAgreedAt: Number.isFinite(agreedAt)
      ? agreedAt
      : read(areas.session, "tl.s.ageAgree", finite),
    flags: flags.length === 0 ? undefined : flags,
    chunkReloadAt: read(areas.session, "tl.s.chunkReloadAt", finite),
    fingerprintEndsAt: fingerprint === undefined ? undefined : fingerprint.expiresAt * 1000,
    isInstallOffered: read(areas.local, "tl.pwaOffered", t.boolean),
    metrics: read(areas.local, "tl.metrics", t.array(Tracked)),
    windowSize: size,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** The marks of whoever sent the visitor, sealed; null when the address has none. [referral-001] */
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
