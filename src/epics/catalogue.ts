import { couponRules } from "./coupon.ts";
import { frameRules } from "./frame.ts";
import { firstRules } from "./index.ts";
import { laterRules } from "./later.ts";
import { playerRules } from "./player.ts";
import { bootWords } from "./words/boot.ts";
import { couponWords } from "./words/coupon.ts";
import { idleWords } from "./words/idle.ts";
import { limitsWords } from "./words/limits.ts";
import { maintenanceWords } from "./words/maintenance.ts";
import { notificationsWords } from "./words/notifications.ts";
import { pollingWords } from "./words/polling.ts";
import { realityWords } from "./words/reality.ts";
import { remindersWords } from "./words/reminders.ts";
import { sectionsWords } from "./words/sections.ts";
import { sessionWords } from "./words/session.ts";
import { tabsWords } from "./words/tabs.ts";
import { termsWords } from "./words/terms.ts";
import { startWords } from "./words/start.ts";
import { visitWords } from "./words/visit.ts";
import type { RuleWords } from "./words/words.ts";

/**
 * Every rule over time of the product, in reading order; for tests, tools and the timer panel, never for the first
 * load.
 */
export const rules = [
  ...firstRules,
  ...frameRules,
  ...couponRules,
  ...playerRules,
  ...laterRules,
] as const;

export type RuleId = (typeof rules)[number]["id"];

/** The words of every rule; a rule without words does not compile. */
export const ruleBook: Readonly<Record<RuleId, RuleWords>> = {
  ...bootWords,
  ...startWords,
  ...maintenanceWords,
  ...visitWords,
  ...sectionsWords,
  ...tabsWords,
  ...pollingWords,
  ...couponWords,
  ...remindersWords,
  ...sessionWords,
  ...idleWords,
  ...limitsWords,
  ...realityWords,
  ...termsWords,
  ...notificationsWords,
};
