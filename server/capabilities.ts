import { siteConfig } from "./api/config.ts";
import type { Service } from "./http/environment.ts";
import { type Fields, isFields } from "./json.ts";

/**
 * What an operator may offer its players or not, and where the site config says so: texts speak of it only where that
 * is on, so they can promise nothing that the screens and calls do not have.
 */
export const switches = {
  /** Limits and breaks that a player sets themselves. */
  limits: "limits.availableTypeIds",
  /** Money that is paid in and out. */
  payments: "payment.isAvailable",
  identification: "identification.isShown",
  registrationBonus: "registration.bonusChoices",
  depositBonus: "welcome.firstDepositBonusVariant",
  cashOut: "featureFlags.cashOut",
  casino: "featureFlags.casino",
  /** What a promotion adds to bets: insurance, more winnings, bets that cost nothing. */
  betBonuses: "featureFlags.betBonuses",
  points: "featureFlags.points",
  awards: "featureFlags.awards",
  footballChampions: "featureFlags.footballChampions",
  smsBets: "featureFlags.smsBets",
} as const;

export type Capability = keyof typeof switches;

/** Whether texts may speak of a capability. */
export type Can = (capability: Capability) => boolean;

export const isCapability = (name: string): name is Capability => Object.hasOwn(switches, name);

/** As the site config is now, with what an operator has put over it. */
export const capabilitiesOf = (service: Service): Can => capabilitiesIn(siteConfig(service, "MT"));

export const capabilitiesIn =
  (config: Fields): Can =>
  (capability) => {
    const [group = "", field = ""] = switches[capability].split(".");
    const found = config[group];
    return isFields(found) && isOn(found[field]);
  };

/** A list of choices is on when there is one besides 0, which declines; a variant when it is not 0. */
const isOn = (value: unknown): boolean =>
  Array.isArray(value) ? value.some((id) => id !== 0) : value === true || Number(value) > 0;

/** Only what may be spoken of. */
export const spokenOf = <T extends { readonly needs?: Capability }>(
  items: readonly T[],
  can: Can,
): readonly T[] => items.filter(({ needs }) => needs === undefined || can(needs));
