import { chunkOf } from "./chunks/all.ts";
import { firstChunk } from "./chunks/first.ts";
import type { Rule } from "./epics/rules/rule.ts";
import { bootWords } from "./epics/words/boot.ts";
import { couponWords } from "./epics/words/coupon.ts";
import { idleWords } from "./epics/words/idle.ts";
import { limitsWords } from "./epics/words/limits.ts";
import { maintenanceWords } from "./epics/words/maintenance.ts";
import { notificationsWords } from "./epics/words/notifications.ts";
import { pollingWords } from "./epics/words/polling.ts";
import { realityWords } from "./epics/words/reality.ts";
import { remindersWords } from "./epics/words/reminders.ts";
import { sectionsWords } from "./epics/words/sections.ts";
import { sessionWords } from "./epics/words/session.ts";
import { tabsWords } from "./epics/words/tabs.ts";
import { termsWords } from "./epics/words/terms.ts";
import { startWords } from "./epics/words/start.ts";
import { visitWords } from "./epics/words/visit.ts";
import type { RuleWords } from "./epics/words/words.ts";

/**
 * Every rule over time of the product, in reading order; for tests, tools and the timer panel, never for the first
 * load.
 */
export const rules = [
  ...firstChunk,
  ...chunkOf.frame,
  ...chunkOf.coupon,
  ...chunkOf.player,
  ...chunkOf.later,
  ...chunkOf.signIn,
  ...chunkOf.content,
  ...chunkOf.remote,
].flatMap((domain): readonly RuleOf<typeof domain>[] => ("rules" in domain ? domain.rules : []));

type RuleOf<D> = D extends { readonly rules: readonly (infer R extends Rule)[] } ? R : never;

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
