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

/** What a built-in section says of itself, in the `detail` of a `touchline:section` event. */
const Announcement = shape({
  appName: openString,
  type: t.keyof({ ready: null, error: null, dead: null }),
});

export type SectionsPortOptions = {
  /** Where the built-in sections speak; nobody else can. */
  readonly announcements: Pick<EventTarget, "addEventListener">;
  /** Whether there is such a section at all; one that is not can only fail. */
  readonly isBuiltIn?: (section: string) => boolean;
  /** Whether the section's code is on the page already. */
  readonly isHere: (section: string) => boolean;
  /**
   * The page came with the answer of this one: the site config, still on its way, will say that it is remote.
   */
  readonly isInlined?: (section: string) => boolean;
  /** Fetches the code of a section. */
  readonly load: (section: string) => Promise<unknown>;
  readonly state: () => State;
  readonly report: (draft: Draft) => void;
};

/** Fetches built-in sections when they are wanted, and hears what they say of themselves. */
export function sectionsPort(options: SectionsPortOptions) {
  const { announcements, isBuiltIn = () => true, isInlined = () => false } = options;
  const { isHere, load, state, report } = options;
  /** Cannot be told from remote ones before the site config is here. */
  const unclear = new Set<string>();
  announcements.addEventListener("touchline:section", (event) => {
    const said = decode(Announcement, Reflect.get(event, "detail"));
    if (said.tag === "bad") return;
    const { appName: section, type } = said.value;
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
    // Told within the turn, so that a screen known already shows without a skeleton in between.
    if (isHere(section)) return report(SectionLoaded({ section }));
    if (!isBuiltIn(section)) return report(SectionFailed({ section, reason: "error" }));
    load(section).then(
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
