import type { Entry } from "../define.ts";
import {
  SectionDied,
  SectionFailed,
  SectionLoaded,
  SectionReady,
  SectionWanted,
} from "./events.ts";
import { SectionWarned } from "./warningEvents.ts";

/** The history of one section in a log; times and bytes are those of the last fetch. */
export type SectionStory = {
  readonly section: string;
  readonly isRemote: boolean;
  /** Fetched so often: by a view, by itself after a failure, by the player. */
  readonly fetches: Readonly<Record<"view" | "retry" | "refresh", number>>;
  /** From the wish to its answer or code, and to its word that it is ready; null: not so far. Milliseconds. */
  readonly loadedMs: number | null;
  readonly readyMs: number | null;
  /** Of the answer; null for built-in ones, and before it came. */
  readonly bytes: number | null;
  /** The last thing that went wrong, as `reason: detail`; null: nothing. */
  readonly fault: string | null;
};

/** A history being collected, and when the section was last requested. */
type Reporting = {
  readonly wantedAt: number;
  readonly story: { -readonly [K in keyof SectionStory]: SectionStory[K] };
};

/** The story of each section that a log names, in the order in which they were first wanted. */
export function sectionStories(entries: readonly Entry[]): readonly SectionStory[] {
  const stories = new Map<string, Reporting>();
  for (const entry of entries) {
    if (SectionWanted.is(entry)) want(stories, entry.data, entry.at);
    else if (isAbout(entry)) report(stories.get(entry.data.section), entry);
  }
  return [...stories.values()].map(({ story }) => story);
}

const storyEvents = [SectionLoaded, SectionReady, SectionFailed, SectionDied, SectionWarned];
const isAbout = (entry: Entry): entry is Entry & { readonly data: { readonly section: string } } =>
  storyEvents.some((definition) => definition.is(entry));

type Wish = { section: string; why: "view" | "retry" | "refresh"; isRemote?: boolean };

function want(
  stories: Map<string, Reporting>,
  { section, why, isRemote = false }: Wish,
  at: number,
) {
  const before = stories.get(section)?.story;
  const fetches = before?.fetches ?? { view: 0, retry: 0, refresh: 0 };
  stories.set(section, {
    wantedAt: at,
    story: {
      section,
      isRemote,
      fetches: { ...fetches, [why]: fetches[why] + 1 },
      loadedMs: null,
      readyMs: null,
      bytes: null,
      fault: before?.fault ?? null,
    },
  });
}

function report(reporting: Reporting | undefined, entry: Entry): void {
  if (reporting === undefined) return;
  const { story, wantedAt } = reporting;
  const sinceMs = entry.at - wantedAt;
  if (SectionLoaded.is(entry)) {
    story.loadedMs = sinceMs;
    story.bytes = entry.data.bytes ?? null;
  } else if (SectionReady.is(entry)) story.readyMs ??= sinceMs;
  else if (SectionFailed.is(entry))
    story.fault = [entry.data.reason, entry.data.detail].filter(Boolean).join(": ");
  else if (SectionWarned.is(entry)) story.fault = `${entry.data.warning}: ${entry.data.detail}`;
  else if (SectionDied.is(entry)) story.fault = "dead";
}
