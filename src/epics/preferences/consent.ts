import { EMPTY, filter, ignoreElements, map, mergeMap, switchMap } from "rxjs";
import { AnalyticsStarted } from "../../events/analytics/events.ts";
import type { State } from "../../events/index.ts";
import { consentOf, hasConsent, isAgreedIn } from "../../events/preferences/consent.ts";
import {
  CookiesAgreed,
  LogCookiesAgreement,
  PreferencesChanged,
  PreferencesFound,
} from "../../events/preferences/events.ts";
import { CookieWritten, WindowSizeChanged } from "../../events/shell/deviceEvents.ts";
import { PageReloadRequested, ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { leads, siteOpen } from "../rules/conditions.ts";
import { COOKIE_YEAR_MS } from "./remember.ts";

const agreeTime = (seconds: number | null) =>
  ValueStored({
    area: "local",
    key: "tl.cookiesAgreeTime",
    value: seconds === null ? null : String(seconds),
  });

/** Stores the visitor's answer and when it was given. [ui-010] [settings-016] */
export const keepConsent: Epic = {
  name: "preferences/consent",
  run: (deps) =>
    deps.on(CookiesAgreed).pipe(
      mergeMap(({ data: { consent }, at }) => [
        CookieWritten({
          name: "cookies_agree_type",
          value: consent,
          endsAt: at + COOKIE_YEAR_MS,
        }),
        agreeTime(deps.state().preferences.agreedAt),
      ]),
    ),
};

/**
 * Counter scripts cannot be removed from a page: when consent is withdrawn, the page reloads without them.
 * [analytics-006]
 */
export const leaveCounters: Epic = {
  name: "preferences/leaveCounters",
  run: (deps) =>
    deps.on(AnalyticsStarted).pipe(
      filter(({ data }) => data.scriptUrls.length > 0),
      switchMap(() => deps.on(CookiesAgreed)),
      filter(({ data }) => !isAgreedIn(data.consent, "marketing")),
      map(() => PageReloadRequested({ reason: "player" })),
    ),
};

/** Optional cookies by name; null removes one. */
const functionalCookies = ({ preferences: { kept }, shell }: State) => ({
  left_hide: kept.isLeftHidden === true ? "1" : null,
  window_width: shell.windowSize === null ? null : String(shell.windowSize.width),
});

/**
 * Writes the cookies that need functional consent, and removes them when it is withdrawn. [settings-009]
 * [settings-010]
 */
export const keepFunctionalCookies: Epic = {
  name: "preferences/functionalCookies",
  run: (deps) =>
    deps.on(PreferencesFound, PreferencesChanged, WindowSizeChanged, CookiesAgreed).pipe(
      mergeMap((entry) => {
        const state = deps.state();
        const isAgreed = hasConsent(state, "functional");
        // Without consent there is nothing to remove, unless it has just been withdrawn.
        if (!isAgreed && !CookiesAgreed.is(entry)) return [];
        return Object.entries(functionalCookies(state)).map(([name, value]) =>
          CookieWritten({
            name,
            value: isAgreed ? value : null,
            endsAt: isAgreed && value !== null ? entry.at + COOKIE_YEAR_MS : null,
          }),
        );
      }),
    ),
};

/**
 * The time of consent that still has to be sent to the server; null if there is none, logging is off or the
 * server cannot be reached.
 */
const toBeLogged = (state: State): number | null => {
  const consent = state.shell.config?.cookieConsent;
  const isWanted = consent?.isPopupEnabled === true && consent.isLoggingEnabled === true;
  const canReport = state.shell.isOnline && siteOpen(state) && leads(state);
  return isWanted && canReport ? state.preferences.agreedAt : null;
};

/**
 * Sends the time of consent to the server. If that fails it is kept, and sent when the connection is back or
 * on the next visit. [settings-016] [call-settings-001]
 */
export const logConsent: Epic = {
  name: "preferences/logConsent",
  run: (deps) =>
    deps.select(toBeLogged).pipe(
      switchMap((cookiesAgreeTime) =>
        cookiesAgreeTime === null
          ? EMPTY
          : deps.call(LogCookiesAgreement, {
              cookiesAgreeTime,
              cookiesAgreeType: consentOf(deps.state()) ?? "necessary",
            }),
      ),
      ignoreElements(),
    ),
};

/** A time of consent that was sent need not be kept. [settings-016] */
export const dropLoggedConsent: Epic = {
  name: "preferences/dropLoggedConsent",
  run: (deps) =>
    deps
      .on(LogCookiesAgreement.answered)
      .pipe(map(() => agreeTime(deps.state().preferences.agreedAt))),
};
