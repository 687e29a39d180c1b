import { createSlice } from "../slice.ts";
import {
  CheckSection,
  SectionDied,
  SectionFailed,
  SectionLeft,
  SectionLoaded,
  SectionReady,
  SectionWanted,
} from "./events.ts";

/** State of a section. [sections-002] */
export const sectionCode = { absent: -2, failed: -1, loading: 1, ready: 2 } as const;
export type SectionCode = (typeof sectionCode)[keyof typeof sectionCode];

const transitions: Readonly<Record<SectionCode, readonly SectionCode[]>> = {
  [sectionCode.absent]: [sectionCode.loading, sectionCode.ready],
  [sectionCode.failed]: [sectionCode.loading, sectionCode.absent],
  [sectionCode.loading]: [sectionCode.failed, sectionCode.ready, sectionCode.absent],
  [sectionCode.ready]: [sectionCode.absent],
};

/**
 * Whether a section may go through these states in turn. [sections-003] [sections-004] [sections-005]
 * [sections-006]
 */
export const mayGo = (from: SectionCode, ...steps: readonly SectionCode[]): boolean =>
  steps.every((to, index) => transitions[steps[index - 1] ?? from].includes(to));

export type SectionRecord = {
  readonly code: SectionCode;
  /** Its code has loaded, but it is not ready yet. */
  readonly isHere: boolean;
  /** Loaded from its address in the site config. */
  readonly isRemote: boolean;
  /** The path that it shows; null: the path of the page. */
  readonly path: string | null;
  /** Number of views that use it. */
  readonly views: number;
  /** Page title from a remote section; null: none. */
  readonly title: string | null;
  /** When it last failed, Unix ms. */
  readonly failedAt: number;
  /** Automatic retries since it was last ready. */
  readonly retries: number;
  /** Result of the health check; null before. */
  readonly isHealthy: boolean | null;
};
/** The sections used by views, by name; messages from any others are ignored. [sections-011] */
export type SectionsState = Readonly<Record<string, SectionRecord>>;

const absent: SectionRecord = {
  code: sectionCode.absent,
  isHere: false,
  isRemote: false,
  path: null,
  views: 0,
  title: null,
  failedAt: 0,
  retries: 0,
  isHealthy: null,
};

export const sectionOf = (sections: SectionsState, name: string): SectionRecord =>
  sections[name] ?? absent;

const changed = (
  state: SectionsState,
  name: string,
  change: Partial<SectionRecord>,
): SectionsState => ({ ...state, [name]: { ...sectionOf(state, name), ...change } });

export const sectionsSlice = createSlice<"sections", SectionsState>("sections", {})
  .on(SectionWanted, (state, { section, why, isRemote = false, path }) => {
    const { code, retries, ...before } = sectionOf(state, section);
    const isView = why === "view";
    const views = before.views + (isView ? 1 : 0);
    // A failed section is fetched again only by a retry or by the player.
    if (!mayGo(code, sectionCode.loading) || (isView && code === sectionCode.failed))
      return isView ? changed(state, section, { views }) : state;
    return changed(state, section, {
      code: sectionCode.loading,
      isHere: false,
      isRemote,
      path: path ?? before.path,
      views,
      retries: retries + (why === "retry" ? 1 : 0),
    });
  })
  .on(SectionLoaded, (state, { section, title = null }) =>
    state[section]?.code === sectionCode.loading
      ? changed(state, section, { isHere: true, title })
      : state,
  )
  .on(SectionReady, (state, { section }) => {
    const current = state[section];
    return current !== undefined && mayGo(current.code, sectionCode.ready)
      ? changed(state, section, {
          code: sectionCode.ready,
          isHere: false,
          failedAt: 0,
          retries: 0,
          isHealthy: null,
        })
      : state;
  })
  .on(SectionFailed, (state, { section }, { at }) => {
    const { code } = sectionOf(state, section);
    // A section that was ready starts over and fails.
    const steps: SectionCode[] =
      code === sectionCode.ready
        ? [sectionCode.absent, sectionCode.loading, sectionCode.failed]
        : [sectionCode.failed];
    return mayGo(code, ...steps)
      ? changed(state, section, { code: sectionCode.failed, isHere: false, failedAt: at })
      : state;
  })
  .on(CheckSection.answered, (state, { ask, body }) =>
    state[ask.section]?.code === sectionCode.failed
      ? changed(state, ask.section, { isHealthy: body.isReady })
      : state,
  )
  .on(SectionDied, (state, { section }) =>
    state[section] === undefined
      ? state
      : { ...state, [section]: { ...absent, views: sectionOf(state, section).views } },
  )
  .on(SectionLeft, (state, { section }) => {
    const { [section]: current, ...others } = state;
    const views = (current?.views ?? 0) - 1;
    return views > 0 ? changed(state, section, { views }) : others;
  });
