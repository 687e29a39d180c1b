import type { Draft, Entry } from "../../src/events/define.ts";
import {
  SectionFailed,
  SectionLoaded,
  SectionReady,
  SectionWanted,
} from "../../src/events/sections/events.ts";

/**
 * What becomes of a section that is fetched: `ready`; `missing`: its code does not come; `broken`: it comes and
 * fails before it is ready; `cracks`: it is ready and fails then; `silent`: nothing is heard of it.
 */
export type Fetched = "ready" | "missing" | "broken" | "cracks" | "silent";

const told: Readonly<Record<Fetched, (section: string) => readonly Draft[]>> = {
  ready: (section) => [SectionLoaded({ section }), SectionReady({ section })],
  missing: (section) => [SectionFailed({ section, reason: "chunk" })],
  broken: (section) => [SectionLoaded({ section }), SectionFailed({ section, reason: "error" })],
  cracks: (section) => [...told.ready(section), SectionFailed({ section, reason: "error" })],
  silent: () => [],
};

/** The section host of a drawing: what it gives for each fetch of a section, in turn; the last one stays. */
export function sectionHost(plan: Readonly<Record<string, readonly Fetched[]>> = {}) {
  const counts = new Map<string, number>();
  return (report: (draft: Draft) => void) => (entry: Entry) => {
    if (!SectionWanted.is(entry)) return;
    const { section } = entry.data;
    const count = counts.get(section) ?? 0;
    counts.set(section, count + 1);
    const fetched = plan[section]?.at(Math.min(count, (plan[section]?.length ?? 1) - 1)) ?? "ready";
    for (const draft of told[fetched](section)) report(draft);
  };
}
