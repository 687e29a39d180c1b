import { firstRules } from "./index.ts";
import { laterRules } from "./later.ts";
import { playerRules } from "./player.ts";
import { bootWords } from "./words/boot.ts";
import { couponWords } from "./words/coupon.ts";
import { notificationsWords } from "./words/notifications.ts";
import { pollingWords } from "./words/polling.ts";
import { remindersWords } from "./words/reminders.ts";
import type { RuleWords } from "./words/words.ts";

/** Every rule over time of the product, in reading order; for tests, tools and the timer panel, never for the first load. */
export const rules = [...firstRules, ...playerRules, ...laterRules] as const;

export type RuleId = (typeof rules)[number]["id"];

/** The words of every rule; a rule without words does not compile. */
export const ruleBook: Readonly<Record<RuleId, RuleWords>> = {
  ...bootWords,
  ...pollingWords,
  ...couponWords,
  ...remindersWords,
  ...notificationsWords,
};
