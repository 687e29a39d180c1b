import { sectionCode } from "../../events/sections/index.ts";
import * as t from "io-ts";
import type { Draft, Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import {
  SectionDied,
  SectionFailed,
  SectionLoaded,
  SectionReady,
  SectionWanted,
} from "../../events/sections/events.ts";
import { remoteOf } from "../../events/shell/index.ts";
import { decode, openString, shape } from "../../codec/codec.ts";
import { ownTask } from "../inOwnTask.ts";

/** What a built-in section reports, in the `detail` of a `touchline:section` event. */
const Announcement = shape({
  appName: openString,
  type: t.keyof({ ready: null, error: null, dead: null }),
});

export type SectionsPortOptions = {
  /** Where built-in sections report; nobody else can. */
  readonly announcements: Pick<EventTarget, "addEventListener">;
  /** Whether the section exists at all; one that does not can only fail. */
  readonly isBuiltIn?: (section: string) => boolean;
  /** Whether the section's code is already on the page. */
  readonly isHere: (section: string) => boolean;
  /**
   * Whether the page was served with this section's answer: the site config, still loading, will say that it
   * is remote.
   */
  readonly isInlined?: (section: string) => boolean;
  /** Fetches the code of a section. */
  readonly load: (section: string) => Promise<unknown>;
  readonly state: () => State;
  readonly report: (draft: Draft) => void;
};

/** Loads built-in sections when they are needed, and receives their reports. */
export function sectionsPort(options: SectionsPortOptions) {
  const { announcements, isBuiltIn = () => true, isInlined = () => false } = options;
  const { isHere, load, state, report } = options;
  /** May be built in or remote: unknown until the site config is here. */
  const unclear = new Set<string>();
  announcements.addEventListener("touchline:section", (event) => {
    const announcement = decode(Announcement, Reflect.get(event, "detail"));
    if (announcement.tag === "bad") return;
    const { appName: section, type } = announcement.value;
    if (type === "ready") report(SectionReady({ section }));
    else if (type === "dead") report(SectionDied({ section }));
    else report(SectionFailed({ section, reason: "error" }));
  });
  const fetch = (section: string): void => {
    if (state().shell.config === null && (isInlined(section) || !isBuiltIn(section))) {
      unclear.add(section);
      return;
    }
    if (remoteOf(state(), section) !== null) return;
    // Reported within the turn, so that a screen already loaded shows without a skeleton in between.
    if (isHere(section)) return report(SectionLoaded({ section }));
    if (!isBuiltIn(section)) return report(SectionFailed({ section, reason: "error" }));
    // The turn that wants it is long enough.
    ownTask()
      .then(() => load(section))
      .then(
        () => report(SectionLoaded({ section })),
        () => report(SectionFailed({ section, reason: "chunk" })),
      );
  };
  return (entry: Entry): void => {
    if (SectionWanted.is(entry)) return fetch(entry.data.section);
    if (unclear.size === 0 || state().shell.config === null) return;
    for (const section of unclear) {
      unclear.delete(section);
      if (state().sections[section]?.code === sectionCode.loading) fetch(section);
    }
  };
}
