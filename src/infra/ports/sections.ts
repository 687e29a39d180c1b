import * as t from "io-ts";
import type { Draft, Entry } from "../../events/define.ts";
import {
  SectionDied,
  SectionFailed,
  SectionLoaded,
  SectionReady,
  SectionWanted,
} from "../../events/sections/events.ts";
import { decode, openString, shape } from "../codec.ts";

/** What a section says of itself, in the `detail` of a `touchline:section` event (contract, "Remote sections"). */
const Announcement = shape({
  appName: openString,
  type: t.keyof({ ready: null, error: null, dead: null }),
});

export type SectionsPortOptions = {
  readonly window: Pick<Window, "addEventListener">;
  /** Whether the section's code is on the page already. */
  readonly isHere: (section: string) => boolean;
  /** Fetches the code of a section. */
  readonly load: (section: string) => Promise<unknown>;
  readonly report: (draft: Draft) => void;
};

/** Fetches sections when they are wanted, and hears what they say of themselves. */
export function sectionsPort({ window, isHere, load, report }: SectionsPortOptions) {
  window.addEventListener("touchline:section", (event) => {
    const said = decode(Announcement, Reflect.get(event, "detail"));
    if (said.tag === "bad") return;
    const { appName: section, type } = said.value;
    if (type === "ready") report(SectionReady({ section }));
    else if (type === "dead") report(SectionDied({ section }));
    else report(SectionFailed({ section, reason: "error" }));
  });
  return (entry: Entry): void => {
    if (!SectionWanted.is(entry)) return;
    const { section } = entry.data;
    // Told within the turn, so that a screen known already is there without bones in between.
    if (isHere(section)) return report(SectionLoaded({ section }));
    load(section).then(
      () => report(SectionLoaded({ section })),
      () => report(SectionFailed({ section, reason: "chunk" })),
    );
  };
}
