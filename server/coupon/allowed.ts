import type { Service } from "../http/environment.ts";
import { fieldsOf, isFields } from "../json.ts";
import { isAsked } from "../packs/policy.ts";

/** What this site allows, as its config says. [config-002] */
export type Allowed = {
  readonly isBonusAllowed: boolean;
  readonly isVipAllowed: boolean;
  /** Neither the site nor its pack has switched it off. */
  readonly isHyperBonusGiven: boolean;
};

export const allowedOn = (service: Service): Allowed => ({
  isBonusAllowed: isOn(service, "isBonusBetAllowed"),
  isVipAllowed: isOn(service, "isVipBetAllowed"),
  isHyperBonusGiven: isOn(service, "isHyperBonusGiven") && !isAsked(service, "noHyperBonus"),
});

/**
 * The share of the stakes of open bets that may be paid in advance, in percent; 0: none, by the site's config or by a pack
 * that forbids play on credit.
 */
export function prepaidPercent(service: Pick<Service, "site" | "now">): number {
  if (isAsked(service, "noPlayOnCredit")) return 0;
  const percent = fieldsOf(service.site.configPatch["coupon"])["prepaidPercent"];
  return typeof percent === "number" ? Math.min(100, Math.max(0, Math.floor(percent))) : 50;
}

function isOn({ site }: Service, name: string): boolean {
  const patch = site.configPatch["coupon"];
  return !isFields(patch) || patch[name] !== false;
}
