import { map, mergeMap } from "rxjs";
import type { DataOf, Draft } from "../../events/define.ts";
import { ReferralKept } from "../../events/referral/events.ts";
import type { ReferralState } from "../../events/referral/index.ts";
import type { SiteConfigBody } from "../../events/shell/index.ts";
import type { Epic } from "../epic.ts";
import { once } from "../rules/once.ts";
import { parameter, rule, runs } from "../rules/rule.ts";
import { siteOpen } from "../rules/conditions.ts";

const DAY_MS = 86_400_000;

export const REFERRAL = rule({
  id: "REFERRAL",
  ledger: [
    "referral-001",
    "referral-002",
    "referral-003",
    "referral-004",
    "referral-005",
    "referral-006",
    "referral-007",
    "referral-008",
    "referral-009",
    "referral-010",
  ],
  parameters: {
    refMs: { unit: "ms", fallback: 60 * DAY_MS },
    bfMs: { unit: "ms", fallback: DAY_MS },
    linkMs: { unit: "ms", fallback: 60 * DAY_MS },
    tagMs: { unit: "ms", fallback: 3_600_000 },
    partnerMs: { unit: "ms", fallback: 30 * DAY_MS },
    partnerWithAffidMs: { unit: "ms", fallback: 60 * DAY_MS },
    watcherMs: { unit: "ms", fallback: 4_000 },
    watcherWithPbMs: { unit: "ms", fallback: 30 * DAY_MS },
    subidMs: { unit: "ms", fallback: 60 * DAY_MS },
    otherMs: { unit: "ms", fallback: DAY_MS },
  },
  needs: { siteOpen },
});

type ParameterName = keyof typeof REFERRAL.parameters;
type ReferralCookie = DataOf<typeof ReferralKept>;

/** Keys that are kept for a day in a cookie of the same name. [referral-010] */
const plainKeys = ["btag", "qtag", "affid", "bwpromocode", "utm_source", "aip"] as const;

/** The cookies for these referral marks of the address, with their expiry (contract, "Cookies"). */
export function referralCookies(
  marks: ReferralState,
  now: number,
  config: SiteConfigBody | null,
): readonly ReferralCookie[] {
  const valueOf = (key: string) => marks.find((mark) => mark.key === key)?.value;
  const affid = valueOf("affid");
  const promoCode = valueOf("bwpromocode");
  const cookies: ReferralCookie[] = [];
  const keep = (cookie: string, key: string, name: ParameterName, isTag = false) => {
    const value = valueOf(key);
    if (value === undefined) return;
    cookies.push({
      cookie,
      type: key,
      value,
      endsAt: now + parameter(REFERRAL, name, config),
      ...(isTag ? { nameTag: key } : {}),
      ...(affid === undefined ? {} : { partnerId: affid }),
      ...(promoCode === undefined ? {} : { promoCode }),
    });
  };
  keep("refererid", "ref", "refMs");
  keep("bfid", "bf", "bfMs");
  const tag = ["tag", "btag", "qtag"].find((key) => valueOf(key) !== undefined);
  if (tag !== undefined) keep("reflinkid", tag, "linkMs", true);
  keep("tag", "tag", "tagMs", true);
  keep("partnerid", "click_id", affid === undefined ? "partnerMs" : "partnerWithAffidMs");
  const hasPb = valueOf("pb") !== undefined;
  const first = marks[0]?.key;
  if (hasPb) keep("postback_watcher", "pb", "watcherWithPbMs");
  else if (first !== undefined) keep("postback_watcher", first, "watcherMs");
  keep("subid", "subid", "subidMs");
  for (const key of plainKeys) keep(key, key, "otherMs");
  return cookies;
}

/** Stores who referred the visitor, once per visit, because only the entry address says it. */
export const keepReferral: Epic = {
  name: "referralCookie/keep",
  run: (deps) =>
    once(deps, (state) => state.referral.length > 0 && runs(REFERRAL, state)).pipe(
      map(() => deps.state()),
      map(({ referral, shell }) => referralCookies(referral, deps.clock.now(), shell.config)),
      mergeMap((cookies): Draft[] => cookies.map((cookie) => ReferralKept(cookie))),
    ),
};
