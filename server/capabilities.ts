import { siteConfig } from "./api/config.ts";
import type { Service } from "./http/environment.ts";
import { type Fields, fieldsOf, isFields } from "./json.ts";

/**
 * Features that an operator may offer or not, and where the site config enables them. Texts mention a feature
 * only where it is enabled, so that they promise nothing that the screens and calls do not have.
 */
export const switches = {
  /** Limits and breaks that players set for themselves. */
  limits: "limits.availableTypeIds",
  /** Play is closed for a time after a reality check, where the policy pack says so. */
  checkPause: "policy.bounds.REALITY-PAUSE.pauseMs",
  /** Deposits and withdrawals. */
  payments: "payment.isAvailable",
  identification: "identification.isShown",
  registrationBonus: "registration.bonusChoices",
  depositBonus: "welcome.firstDepositBonusVariant",
  cashOut: "featureFlags.cashOut",
  casino: "featureFlags.casino",
  /** Promotional additions to bets: insurance, boosted winnings, free bets. */
  betBonuses: "featureFlags.betBonuses",
  points: "featureFlags.points",
  awards: "featureFlags.awards",
  footballChampions: "featureFlags.footballChampions",
  smsBets: "featureFlags.smsBets",
} as const;

export type Capability = keyof typeof switches;

/** Whether texts may mention a capability. */
export type Can = (capability: Capability) => boolean;

export const isCapability = (name: string): name is Capability => Object.hasOwn(switches, name);

/** Reads the current site config, including an operator's patches. */
export const capabilitiesOf = (service: Service): Can => capabilitiesIn(siteConfig(service, "MT"));

export const capabilitiesIn =
  (config: Fields): Can =>
  (capability) => {
    const [group = "", field = "", ...entry] = switches[capability].split(".");
    const value = fieldsOf(config[group])[field];
    return isOn(entry.length === 0 ? value : fieldsOf(value)[entry.join(".")]);
  };

/** A list of choices is on if it has any id besides 0, which means none; a variant if it is not 0; a bound if it asks for something. */
function isOn(value: unknown): boolean {
  if (isFields(value)) return isOn(value["atLeast"]);
  return Array.isArray(value) ? value.some((id) => id !== 0) : value === true || Number(value) > 0;
}

/** Only the items that may be mentioned. */
export const spokenOf = <T extends { readonly needs?: Capability }>(
  items: readonly T[],
  can: Can,
): readonly T[] => items.filter(({ needs }) => needs === undefined || can(needs));
