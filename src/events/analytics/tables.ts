import type { RouteName } from "../navigation/index.ts";

/** Numeric ids of the events sent to the collector; our own table. [analytics-002] */
export const trackedIds = {
  page_view: 101,
  timing: 102,
  account_section: 103,
  user_set: 104,
  sign_in: 201,
  registration_try: 202,
  registration: 203,
  bet_placed: 301,
  section_event: 501,
} as const;
export type MetricName = keyof typeof trackedIds;

/** Types that the collector knows; any other is an error of ours or of the server. [error-041] */
export const knownTypes = {
  registration: ["fast_reg", "phone_reg", "full_reg", "soc_reg"],
  /** 0 decline, 1 sports, 2 casino. */
  bonus: ["0", "1", "2"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type TypeKind = keyof typeof knownTypes;

export const isKnownType = (kind: TypeKind, type: string): boolean =>
  knownTypes[kind].some((knownType) => knownType === type);

/** Sections of the account menu as the collector names them. [analytics-011] */
export const accountSections = [
  "bet_history",
  "recharge",
  "withdrawal",
  "history_pay",
  "personal_data",
  "security",
  "bring_friend",
  "auth_qr",
  "mailing",
  "promo_check",
  "cashback",
  "bonuses",
  "wallets",
  "account",
  "sports",
] as const;
export type AccountSection = (typeof accountSections)[number];

/** The account section of a page; signing in by QR code has no page of its own. */
export const sectionByRoute: Partial<Readonly<Record<RouteName, AccountSection>>> = {
  history: "bet_history",
  recharge: "recharge",
  deduce: "withdrawal",
  historyPay: "history_pay",
  account: "personal_data",
  "account-edit": "personal_data",
  security: "security",
  bringFriend: "bring_friend",
  mailingSettings: "mailing",
  promoCodeCheck: "promo_check",
  cashback: "cashback",
  bonuses: "bonuses",
  wallets: "wallets",
  "menu-profile": "account",
  disallowSports: "sports",
};
