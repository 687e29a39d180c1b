import { sectionCode } from "../../events/sections/index.ts";
import type { Draft, Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { RouteEntered } from "../../events/navigation/events.ts";
import { pathWithin } from "../../events/navigation/index.ts";
import {
  SectionDied,
  SectionFailed,
  SectionLeft,
  SectionLoaded,
  SectionReady,
  SectionWanted,
} from "../../events/sections/events.ts";
import { SectionWarned } from "../../events/sections/warningEvents.ts";
import { remoteOf } from "../../events/shell/index.ts";
import type { RemoteSections, Report } from "../sections/index.ts";

type RemotePortOptions = {
  readonly loader: (notify: (section: string, message: Report) => void) => RemoteSections;
  readonly state: () => State;
  readonly report: (draft: Draft) => void;
};

/** The loader's report as an event. */
function eventOf(section: string, message: Report): Draft {
  switch (message.tag) {
    case "loaded": {
      const { appName, bytes, title } = message;
      return SectionLoaded({ section, appName, bytes, ...(title === null ? {} : { title }) });
    }
    case "ready":
      return SectionReady({ section });
    case "dead":
      return SectionDied({ section });
    case "warned":
      return SectionWarned({ section, warning: message.warning, detail: message.detail });
    case "failed": {
      const { fault: reason, status, detail } = message;
      const page = status === undefined ? {} : { status };
      return SectionFailed({ section, reason, detail, ...page });
    }
  }
}

/** Loads remote sections when they are needed, and removes them from the page when nothing uses them. */
export function remotePort({ loader: loaderOf, state, report }: RemotePortOptions) {
  const loader = loaderOf((section, message) => report(eventOf(section, message)));
  /** Loaded, without a failure since. */
  const running = new Set<string>();
  const locationOf = (path: string | null) => ({
    path: path ?? pathWithin(state().navigation.path),
    lng: state().settings.language,
  });
  const start = (section: string): void => {
    const address = remoteOf(state(), section);
    const record = state().sections[section];
    if (address === null || running.has(section) || record?.code !== sectionCode.loading) return;
    running.add(section);
    loader.load(section, address, locationOf(record.path));
  };
  const stop = (section: string): void => {
    if (running.delete(section)) loader.leave(section);
  };
  // Requested before this port was loaded.
  for (const section of Object.keys(state().sections)) start(section);
  return (entry: Entry): void => {
    if (SectionWanted.is(entry)) start(entry.data.section);
    else if (SectionFailed.is(entry) || SectionDied.is(entry)) stop(entry.data.section);
    else if (SectionLeft.is(entry)) {
      const { section } = entry.data;
      if (state().sections[section] === undefined) stop(section);
    } else if (RouteEntered.is(entry)) {
      const { path, lng } = locationOf(null);
      loader.move(path, lng);
    }
  };
}
