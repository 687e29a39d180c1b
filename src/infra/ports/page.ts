import type { Draft, Entry } from "../../events/define.ts";
import { PageLeaveRequested, PageReloadRequested } from "../../events/shell/events.ts";
import { widths } from "../../events/shell/index.ts";
import { RedirectFoundCyclic } from "../../events/navigation/events.ts";
import { languageOf, withoutCode } from "../../events/navigation/index.ts";
import { spokenIn } from "../../events/settings/index.ts";
import type { LogHeader } from "../log/line.ts";

/** The language of the address, else the player's choice, else the phone's, else English. */
export const startLanguage = (path: string, chosen: string | undefined): string =>
  languageOf(path) ?? chosen ?? spokenIn(navigator.language.slice(0, 2));

const deviceClass = (width: number): string =>
  width < widths.tablet ? "phone" : width < widths.wide ? "tablet" : "desktop";

/**
 * First line of this visit's log; `session` is an id that no other visit has, `domains` are those of the
 * first load.
 */
export const logHeader = (
  locale: string,
  session: string,
  domains: readonly string[],
): LogHeader => ({
  format: "touchline.log",
  version: 2,
  appVersion: __APP_VERSION__,
  build:
    document.querySelector<HTMLMetaElement>('meta[name="touchline-build"]')?.content ?? "unknown",
  rulePack: "default",
  locale,
  deviceClass: deviceClass(window.innerWidth),
  session,
  startedAt: Date.now(),
  domains: [...domains],
  stateHashes: true,
});

/** The current offset of the phone's own time zone from UTC, in hours. [settings-004] */
export const zoneNow = (): number => 0 - new Date().getTimezoneOffset() / 60;

/** Lets the browser save bytes as a file; `type` is its MIME type. */
export function offerFile(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  type = "application/gzip",
): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The page's path with its language segment, which is added to the address bar if missing. [i18n-002] */
export function pathWithLanguage({ location, history }: Window, language: string): string {
  const { pathname, search, hash } = location;
  const [, first = ""] = pathname.split("/");
  if (/^[a-z]{2}$/.test(first)) return pathname;
  const path = `/${language}${pathname === "/" ? "" : pathname}`;
  history.replaceState(history.state, "", path + search + hash);
  return path;
}

/** Resolves when the browser has nothing more urgent to do, after two seconds at the latest. */
export const pageAtRest = (window: Window): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window)
      window.requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 1_000);
  });

/**
 * Reloads the page, or leaves it for another address, when an event asks for it. Leaving for the current
 * address would be a loop: that is reported and not done. [error-008]
 */
export const pagePort =
  (
    page: Pick<Location, "href" | "pathname" | "reload" | "assign">,
    report: (draft: Draft) => void,
  ) =>
  (entry: Entry): void => {
    if (PageReloadRequested.is(entry)) page.reload();
    if (!PageLeaveRequested.is(entry)) return;
    const { url } = entry.data;
    if (url === page.href) report(RedirectFoundCyclic({ path: withoutCode(page.pathname) }));
    else page.assign(url);
  };
