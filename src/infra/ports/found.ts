import * as t from "io-ts";
import { type Found, Tracked } from "../../events/shell/index.ts";
import { finite, shape } from "../../codec/codec.ts";
import type { CookieJar } from "./cookieJar.ts";
import { type Areas, read } from "./storage.ts";

/** Query flags that change how the client behaves (contract, "Query flags"). */
const flagNames = ["redirect-service", "botId", "home-after-logout"];
/** Token and data stay on the device; a record without all three fields is useless. */
const StoredFingerprint = shape({ token: t.string, componentsData: t.unknown, expiresAt: finite });

const StoredRedirects = shape({ count: finite, lastAt: finite });

/** Cookie tzo, hours from UTC; undefined when missing or invalid. [settings-004] */
export function zoneOf(cookies: Pick<CookieJar, "read">): number | undefined {
  const text = cookies.read("tzo") ?? "";
  return text.trim() !== "" && Math.abs(Number(text)) <= 14 ? Number(text) : undefined;
}

/** A path of the app with its language; anything else found in storage is ignored. */
const ownPath = (path: string | undefined): string | undefined =>
  path !== undefined && /^\/[a-z]{2}(\/[\w\-/]*)?$/.test(path) ? path : undefined;

/** What the device holds apart from what `readStored` reads. `search` is the query of the address. */
export function readFound(
  areas: Areas,
  cookies: Pick<CookieJar, "read">,
  { search, size, zone }: { search: string; size?: Found["windowSize"]; zone?: number },
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
    isTelegram: read(areas.session, "tl.s.telegram", t.boolean),
    isInstallOffered: read(areas.local, "tl.pwaOffered", t.boolean),
    metrics: read(areas.local, "tl.metrics", t.array(Tracked)),
    redirectTarget: ownPath(read(areas.local, "tl.redirectTarget", t.string)),
    previousRoute: ownPath(read(areas.session, "tl.s.previousRoute", t.string)),
    redirects: read(areas.session, "tl.s.redirects", StoredRedirects),
    isConsultantOpen: isSet("payment_consultant"),
    windowSize: size,
    timeZone: zoneOf(cookies),
    browserZone: zone,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
