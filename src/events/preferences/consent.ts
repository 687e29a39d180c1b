import type { State } from "../index.ts";
import { layoutOf } from "../navigation/index.ts";
import { isAgeAsked } from "../ageConsent/index.ts";

/** Groups of cookies that a visitor may refuse. */
export type CookieGroup = "functional" | "marketing";

const validAnswers = ["all", "necessary", "functional", "marketing", "functional,marketing"];

/**
 * The answer of the visitor, null: none yet. On a site that does not ask, all cookies are allowed.
 * [settings-015] That is not an answer of the visitor, so it is not stored in a cookie: if the site asks
 * later, they can still answer.
 */
export function consentOf({ shell, preferences }: State): string | null {
  if (shell.config !== null && shell.config.cookieConsent?.isPopupEnabled !== true) return "all";
  const consent = preferences.consent ?? shell.found.consent ?? null;
  return consent !== null && validAnswers.includes(consent) ? consent : null;
}

/** Whether an answer allows this group. */
export const isAgreedIn = (consent: string | null, group: CookieGroup): boolean =>
  consent === "all" || consent?.split(",").includes(group) === true;

/**
 * Whether the visitor allows cookies of this group; never before the site config has loaded. [analytics-006]
 */
export const hasConsent = (state: State, group: CookieGroup): boolean =>
  state.shell.config !== null && isAgreedIn(consentOf(state), group);

/** The answer that allows exactly these groups. */
export function consentFor(groups: Readonly<Record<CookieGroup, boolean>>): string {
  if (groups.functional && groups.marketing) return "all";
  return groups.functional ? "functional" : groups.marketing ? "marketing" : "necessary";
}

/**
 * Shown on pages of the default layout until the visitor answers, but after the question for the age.
 * [ui-010]
 */
export function isCookieNoticeShown(state: State): boolean {
  return (
    state.shell.config !== null &&
    state.shell.config.pages?.isCookieNoticeShown !== false &&
    layoutOf(state) === "main" &&
    consentOf(state) === null &&
    !isAgeAsked(state)
  );
}
