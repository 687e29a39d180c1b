import { chunkOf } from "./chunks/all.ts";
import { firstChunk } from "./chunks/first.ts";
import type { Rule } from "./epics/rules/rule.ts";
import { bootDescriptions } from "./epics/descriptions/boot.ts";
import { couponDescriptions } from "./epics/descriptions/coupon.ts";
import { idleDescriptions } from "./epics/descriptions/idle.ts";
import { limitsDescriptions } from "./epics/descriptions/limits.ts";
import { maintenanceDescriptions } from "./epics/descriptions/maintenance.ts";
import { notificationsDescriptions } from "./epics/descriptions/notifications.ts";
import { findingDescriptions } from "./epics/descriptions/finding.ts";
import { pollingDescriptions } from "./epics/descriptions/polling.ts";
import { realityDescriptions } from "./epics/descriptions/reality.ts";
import { remindersDescriptions } from "./epics/descriptions/reminders.ts";
import { sectionsDescriptions } from "./epics/descriptions/sections.ts";
import { sessionDescriptions } from "./epics/descriptions/session.ts";
import { tabsDescriptions } from "./epics/descriptions/tabs.ts";
import { termsDescriptions } from "./epics/descriptions/terms.ts";
import { startDescriptions } from "./epics/descriptions/start.ts";
import { visitDescriptions } from "./epics/descriptions/visit.ts";
import type { RuleDescription } from "./epics/descriptions/description.ts";

/**
 * Every timed rule of the product, in reading order; for tests, tools and the timer panel, never for the
 * first load.
 */
export const rules = [
  ...firstChunk,
  ...chunkOf.frame,
  ...chunkOf.finding,
  ...chunkOf.coupon,
  ...chunkOf.player,
  ...chunkOf.later,
  ...chunkOf.signIn,
  ...chunkOf.content,
  ...chunkOf.remote,
].flatMap((domain): readonly RuleOf<typeof domain>[] => ("rules" in domain ? domain.rules : []));

type RuleOf<D> = D extends { readonly rules: readonly (infer R extends Rule)[] } ? R : never;

export type RuleId = (typeof rules)[number]["id"];

/** The description of every rule; a rule without one does not compile. */
export const ruleBook: Readonly<Record<RuleId, RuleDescription>> = {
  ...bootDescriptions,
  ...startDescriptions,
  ...maintenanceDescriptions,
  ...visitDescriptions,
  ...sectionsDescriptions,
  ...tabsDescriptions,
  ...pollingDescriptions,
  ...findingDescriptions,
  ...couponDescriptions,
  ...remindersDescriptions,
  ...sessionDescriptions,
  ...idleDescriptions,
  ...limitsDescriptions,
  ...realityDescriptions,
  ...termsDescriptions,
  ...notificationsDescriptions,
};
