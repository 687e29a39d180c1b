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
  /** Number of fetches: by a view, automatically after a failure, by the player. */
  readonly fetches: Readonly<Record<"view" | "retry" | "refresh", number>>;
  /** Milliseconds from the request until the response or code, and until it was ready; null: not reached. */
  readonly loadedMs: number | null;
  readonly readyMs: number | null;
  /** Size of the response; null for built-in sections, and before it was received. */
  readonly bytes: number | null;
  /** The last fault, as `reason: detail`; null: none. */
  readonly fault: string | null;
};

/** A story being collected, and when the section was last requested. */
type StoryInProgress = {
  readonly wantedAt: number;
  readonly story: { -readonly [K in keyof SectionStory]: SectionStory[K] };
};

/** The story of each section in a log, in the order in which they were first requested. */
export function sectionStories(entries: readonly Entry[]): readonly SectionStory[] {
  const stories = new Map<string, StoryInProgress>();
  for (const entry of entries) {
    if (SectionWanted.is(entry)) startFetch(stories, entry.data, entry.at);
    else if (isStoryEvent(entry)) addTo(stories.get(entry.data.section), entry);
  }
  return [...stories.values()].map(({ story }) => story);
}

const storyEvents = [SectionLoaded, SectionReady, SectionFailed, SectionDied, SectionWarned];
const isStoryEvent = (
  entry: Entry,
): entry is Entry & { readonly data: { readonly section: string } } =>
  storyEvents.some((definition) => definition.is(entry));

type Request = { section: string; why: "view" | "retry" | "refresh"; isRemote?: boolean };

function startFetch(
  stories: Map<string, StoryInProgress>,
  { section, why, isRemote = false }: Request,
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

function addTo(inProgress: StoryInProgress | undefined, entry: Entry): void {
  if (inProgress === undefined) return;
  const { story, wantedAt } = inProgress;
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
