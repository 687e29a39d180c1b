import type { BehaviorSubject } from "rxjs";
import type { Draft, Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { pathWithin, routeOf, screenOf } from "../../events/navigation/index.ts";
import { remoteOf } from "../../events/shell/index.ts";
import { makeBridge } from "../sections/bridge/index.ts";
import type { SectionApp } from "../sections/registry.ts";
import { remoteSections } from "../sections/index.ts";
import { prefetchLinks } from "./prefetch.ts";
import { remotePort } from "./remote.ts";
import { inlined, type RemoteSlots } from "./remoteSlots.ts";

/**
 * The answer of a section that the page was served with, as text; it can be taken once. Null when there is
 * none.
 */
export function takeInlined(document: Document, section: string): string | null {
  const element = inlined(document, section);
  element?.remove();
  return element?.textContent ?? null;
}

/** The remote section that a path of the app shows; null when there is none. */
function remoteAt(state: State, path: string): string | null {
  const section = screenOf(routeOf(path, state.navigation.isTableWhole));
  return section === null || remoteOf(state, section) === null ? null : section;
}

type RemotePage = {
  readonly window: Window & typeof globalThis;
  readonly report: (draft: Draft) => void;
  /** The state as of the entry being handled. */
  readonly state: () => State;
  /** The state after each turn. */
  readonly state$: BehaviorSubject<State>;
  readonly places: RemoteSlots;
  /** Bearer token, for the page's own origin. */
  readonly token: () => string | null;
  /** This app's own screens that the section host serves. */
  readonly own: {
    readonly isOwn: (section: string) => boolean;
    readonly ofScreen: (section: string, exported: unknown) => SectionApp | null;
  };
};

/** Creates the loader of remote sections in this page, with their bridges; returns the handler of entries. */
export function openRemote(page: RemotePage): (entry: Entry) => void {
  const { window, report, state, state$, places } = page;
  return remotePort({
    state,
    report,
    loader: (notify) => {
      const loader = remoteSections({
        window,
        fetch: window.fetch.bind(window),
        ownOrigin: window.location.origin,
        allowedOrigins: () => state().shell.config?.remoteSections?.allowedOrigins ?? [],
        setTimer: (run, delayMs) => window.setTimeout(run, delayMs),
        clearTimer: (timer) => window.clearTimeout(timer),
        bridgeOf: (section, instance) => makeBridge({ state$, report }, section, instance),
        ...page.own,
        token: page.token,
        newId: () => window.crypto.randomUUID(),
        inlined: (section) => takeInlined(window.document, section),
        report: notify,
      });
      places.connect(loader.attach);
      prefetchLinks({
        document: window.document,
        navigator: window.navigator,
        sectionOf: (path) => remoteAt(state(), path),
        load: async (section, path) => {
          const address = remoteOf(state(), section);
          const location = { path: pathWithin(path), lng: state().settings.language };
          if (address !== null) loader.prefetch(section, address, location);
        },
      });
      return loader;
    },
  });
}
