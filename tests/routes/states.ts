import type { Draft } from "../../src/events/define.ts";
import { Block } from "../../src/events/blocking/events.ts";
import { decisionOf } from "../../src/events/navigation/guards/index.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { UserConfig } from "../../src/events/player/userConfigEvents.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { TermsStatus } from "../../src/events/terms/events.ts";
import { anna, answered, signedIn } from "../kit/events.ts";
import { siteConfig } from "../kit/site.ts";
import { stateOf } from "../kit/spec.ts";
import { userConfig } from "../kit/userConfig.ts";

/** A site that has everything that routes need. */
const wholeSite = {
  ...siteConfig,
  languages: { default: "en", available: ["en", "ru"], hidden: [] },
  geo: { currencyIso: "EUR", countryId: 17 },
  registration: { isAllowed: true },
  pages: {
    isRulesEnabled: true,
    isStatisticEnabled: true,
    pathBlacklist: [],
    enabledAccessIds: [],
  },
  identification: { isShown: true, exemptRoutes: [], exemptBonusId: "slots-first" },
  payment: { isAvailable: true, isSignInRequired: false },
  paymentConsultant: { isEnabled: true, countryIds: [17] },
  ban: { pageUrl: "https://banned.example/why" },
  terms: { isConfirmAvailable: true, rulesTags: [] },
  redirects: { isServiceEnabled: false, rules: [], promoBonusVariant: "off" },
};

export const site = (over: object = {}): Draft =>
  answered(SiteConfig, { lang: "en" }, { ...wholeSite, ...over });
export const visitor: readonly Draft[] = [SessionClosed({ reason: "start" })];
export const player = (over: object = {}): readonly Draft[] => [
  signedIn,
  answered(UserConfig, {}, { result: { ...userConfig, user_id: anna, ...over } }),
  answered(TermsStatus, {}, { result: false, updatedAt: 1 }),
];
export const changedTerms = answered(TermsStatus, {}, { result: true, updatedAt: 2 });
export const blocked = (templateTypeId: number): Draft =>
  answered(Block, { isSignedIn: false, path: "/en" }, { displayTypeId: 1, templateTypeId });
export const closed = {
  maintenance: {
    isActive: true,
    started_at: null,
    ended_at: null,
    notify_started_at: null,
    notify_ended_at: null,
  },
};
export const at = (path: string, query?: Record<string, string>): Draft =>
  RouteEntered({ path, ...(query === undefined ? {} : { query }) });

/** What the guards decide after these facts. */
export const here = (...events: readonly Draft[]) => decisionOf(stateOf(...events));
export const sent = (guard: string, to: string) => ({ guard, verdict: { to } });
export const admitted = { guard: null, verdict: null };
