import type { Service } from "../http/environment.ts";
import { isFields } from "../json.ts";

/** What this site allows, as its config says. [config-002] */
export type Allowed = { readonly isBonusAllowed: boolean; readonly isVipAllowed: boolean };

export const allowedOn = (service: Service): Allowed => ({
  isBonusAllowed: isOn(service, "isBonusBetAllowed"),
  isVipAllowed: isOn(service, "isVipBetAllowed"),
});

function isOn({ site }: Service, name: string): boolean {
  const patch = site.configPatch["coupon"];
  return !isFields(patch) || patch[name] !== false;
}
