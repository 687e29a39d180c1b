import type { Draft, Entry } from "../../events/define.ts";
import { findAppsBanner } from "./appsBanner.ts";
import { consultantPort } from "./consultant.ts";
import type { CookieJar } from "./cookieJar.ts";
import { furtherConfigPort } from "./furtherConfig.ts";
import { headPort } from "./head.ts";
import { operatorWordsPort } from "./operatorWords.ts";
import { preferencesPort, watchPreferences } from "./preferences.ts";
import { loadScript } from "./scripts.ts";
import { browserTabs } from "./browserTabs.ts";
import { readReferral, referralPort } from "./referral.ts";
import { areasOf, readFields } from "./storage.ts";
import { prefetchLinks } from "./prefetch.ts";
import type { State } from "../../events/index.ts";
import { routeOf, screenOf } from "../../events/navigation/route.ts";
import { TabsPort } from "./tabs.ts";
import type { Vault } from "../vault.ts";
import { findWelcomes } from "./welcomes.ts";

type FrameOptions = {
  readonly cookies: CookieJar;
  readonly vault: Vault;
  /** The site config as it came. */
  readonly wholeConfig: () => unknown;
  /** Random id of this tab. */
  readonly tab: string;
  readonly state: () => State;
  /** Fetches the code of a section, where there is such a section. */
  readonly loadSection: (section: string) => Promise<unknown>;
  /** Query of the address with which the visit began. */
  readonly search: string;
};

/** Ports of what frames a page; gives those that hear facts. */
export function framePorts(
  window: Window & typeof globalThis,
  report: (draft: Draft) => void,
  options: FrameOptions,
): readonly ((entry: Entry) => void)[] {
  const { cookies, vault, wholeConfig, tab, search, state, loadSection } = options;
  prefetchLinks({
    document: window.document,
    navigator: window.navigator,
    sectionOf: (path) => screenOf(routeOf(path, state().navigation.isTableWhole)),
    load: loadSection,
  });
  const furtherConfig = furtherConfigPort(wholeConfig, report);
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const places = { local: areasOf(window).local, cookies, isSystemDark: () => dark.matches };
  watchPreferences(window, places, report);
  // After the rules that come with these ports, so that they hear of it.
  window.setTimeout(furtherConfig.start, 0);
  window.setTimeout(() => findWelcomes(places.local, report), 0);
  window.setTimeout(findAppsBanner(areasOf(window), report), 0);
  const tabs = new TabsPort({ ...browserTabs(window), report, tab });
  window.setTimeout(tabs.start, 0);
  window.addEventListener("pagehide", tabs.leave);
  const referral = readReferral(search, vault);
  if (referral !== null) window.setTimeout(() => report(referral), 0);
  // One page in a thousand; a link that is not read leaves the way by a code.
  if (/\/passwordreset\/?$/.test(window.location.pathname))
    void import("./resetLink.ts")
      .then(({ findResetLink }) => findResetLink(window, vault, report))
      .catch(() => {});
  if (readFields(places.local, "tl.failedStart", {}) !== undefined)
    void import("./failedStart.ts")
      .then(({ findFailedStart }) => findFailedStart(places.local, report))
      .catch(() => {});
  const consultant = consultantPort(window, (url) => loadScript(window.document, url));
  return [
    tabs.heard,
    referralPort(cookies, vault),
    consultant,
    headPort(window.document),
    operatorWordsPort,
    furtherConfig.heard,
    preferencesPort(places, report),
  ];
}
