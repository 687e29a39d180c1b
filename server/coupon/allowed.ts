import type { Service } from "../http/environment.ts";
import { isFields } from "../json.ts";
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

function isOn({ site }: Service, name: string): boolean {
  const patch = site.configPatch["coupon"];
  return !isFields(patch) || patch[name] !== false;
}
