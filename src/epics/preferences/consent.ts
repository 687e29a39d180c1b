import {
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  mergeMap,
  switchMap,
} from "rxjs";
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

/** Keeps the visitor's answer, and when it was given. [ui-010] [settings-016] */
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
 * Scripts of counters cannot be taken out of a page: when they are no longer agreed to, it is loaded anew without
 * them. [analytics-006]
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

/** Cookies that the page works without, by name; null: there is none. */
const functionalCookies = ({ preferences: { kept }, shell }: State) => ({
  left_hide: kept.isLeftHidden === true ? "1" : null,
  window_width: shell.windowSize === null ? null : String(shell.windowSize.width),
});

/**
 * Keeps what may be kept with functional consent, and drops it when that is taken back. [settings-009] [settings-010]
 */
export const keepFunctionalCookies: Epic = {
  name: "preferences/functionalCookies",
  run: (deps) =>
    deps.on(PreferencesFound, PreferencesChanged, WindowSizeChanged, CookiesAgreed).pipe(
      mergeMap((entry) => {
        const state = deps.state();
        const isAgreed = hasConsent(state, "functional");
        // Without consent nothing was written, but for what the last answer allowed.
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

/** What the server is still to be told of; null: nothing, or it does not want to know, or cannot be reached. */
const toBeLogged = (state: State): number | null => {
  const consent = state.shell.config?.cookieConsent;
  const isWanted = consent?.isPopupEnabled === true && consent.isLoggingEnabled === true;
  const canReport = state.shell.isOnline && siteOpen(state) && leads(state);
  return isWanted && canReport ? state.preferences.agreedAt : null;
};

/**
 * Tells the server when the visitor agreed, once it has come through; what fails is kept, and told when the
 * connection is back or with the next visit. [settings-016] [call-settings-001]
 */
export const logConsent: Epic = {
  name: "preferences/logConsent",
  run: (deps) =>
    deps.state$.pipe(
      map(toBeLogged),
      distinctUntilChanged(),
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

/** What has been told need not be kept. [settings-016] */
export const dropLoggedConsent: Epic = {
  name: "preferences/dropLoggedConsent",
  run: (deps) =>
    deps
      .on(LogCookiesAgreement.answered)
      .pipe(map(() => agreeTime(deps.state().preferences.agreedAt))),
};
