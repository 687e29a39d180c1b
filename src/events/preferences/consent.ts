import type { State } from "../index.ts";
import { layoutOf } from "../navigation/index.ts";
import { isAgeAsked } from "../ageConsent/index.ts";

/** Groups of cookies that a visitor may refuse. */
export type CookieGroup = "functional" | "marketing";

const answers = ["all", "necessary", "functional", "marketing", "functional,marketing"];

/**
 * What the visitor answered, null: nothing yet. A site without the question has everybody's word for all. [settings-015]
 * That is no answer of theirs, so no cookie keeps it: a site that asks later gets their own.
 */
export function consentOf({ shell, preferences }: State): string | null {
  if (shell.config !== null && shell.config.cookieConsent?.isPopupEnabled !== true) return "all";
  const consent = preferences.consent ?? shell.found.consent ?? null;
  return consent !== null && answers.includes(consent) ? consent : null;
}

/** Whether a group is in an answer. */
export const isAgreedIn = (consent: string | null, group: CookieGroup): boolean =>
  consent === "all" || consent?.split(",").includes(group) === true;

/** Whether the visitor allows cookies of this group; never before the site config has loaded. [analytics-006] */
export const hasConsent = (state: State, group: CookieGroup): boolean =>
  state.shell.config !== null && isAgreedIn(consentOf(state), group);

/** The answer that allows just these groups. */
export function consentFor(groups: Readonly<Record<CookieGroup, boolean>>): string {
  if (groups.functional && groups.marketing) return "all";
  return groups.functional ? "functional" : groups.marketing ? "marketing" : "necessary";
}

/** The question stands over pages of the default layout until it is answered; the age is asked for before. [ui-010] */
export function isCookieNoticeShown(state: State): boolean {
  return (
    state.shell.config !== null &&
    state.shell.config.pages?.isCookieNoticeShown !== false &&
    layoutOf(state) === "main" &&
    consentOf(state) === null &&
    !isAgeAsked(state)
  );
}
