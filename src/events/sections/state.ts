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

/** Not there -2, in error -1, loading 1, ready 2. [sections-002] */
export type SectionCode = -2 | -1 | 1 | 2;

const allowed: Readonly<Record<SectionCode, readonly SectionCode[]>> = {
  [-2]: [1, 2],
  [-1]: [1, -2],
  1: [-1, 2, -2],
  2: [-2],
};

/** Whether a section may go there, step by step. [sections-003] [sections-004] [sections-005] [sections-006] */
export const mayGo = (from: SectionCode, ...steps: readonly SectionCode[]): boolean =>
  steps.every((to, index) => allowed[steps[index - 1] ?? from].includes(to));

export type SectionRecord = {
  readonly code: SectionCode;
  /** Its code is on the page. */
  readonly isHere: boolean;
  /** Instant of the last failure, Unix ms. */
  readonly failedAt: number;
  /** Fetched again by itself since it was last ready. */
  readonly retries: number;
  /** What the server says about it, when it was asked; null before. */
  readonly isHealthy: boolean | null;
};
/** The sections that a view uses, by name; the others do not exist, whatever they say. [sections-011] */
export type SectionsState = Readonly<Record<string, SectionRecord>>;

const absent: SectionRecord = {
  code: -2,
  isHere: false,
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
  .on(SectionWanted, (state, { section, why }) => {
    const { code, retries } = sectionOf(state, section);
    if (!mayGo(code, 1)) return state;
    const isRetry = why === "retry";
    return changed(state, section, {
      code: 1,
      isHere: false,
      retries: retries + (isRetry ? 1 : 0),
    });
  })
  .on(SectionLoaded, (state, { section }) =>
    state[section]?.code === 1 ? changed(state, section, { isHere: true }) : state,
  )
  .on(SectionReady, (state, { section }) => {
    const found = state[section];
    return found !== undefined && mayGo(found.code, 2)
      ? { ...state, [section]: { ...absent, code: 2 } }
      : state;
  })
  .on(SectionFailed, (state, { section }, { at }) => {
    const { code } = sectionOf(state, section);
    // One that was ready begins anew and fails at that.
    const steps: SectionCode[] = code === 2 ? [-2, 1, -1] : [-1];
    return mayGo(code, ...steps)
      ? changed(state, section, { code: -1, isHere: false, failedAt: at })
      : state;
  })
  .on(CheckSection.answered, (state, { ask, body }) =>
    state[ask.section]?.code === -1
      ? changed(state, ask.section, { isHealthy: body.isReady })
      : state,
  )
  .on(SectionDied, (state, { section }) =>
    state[section] === undefined ? state : { ...state, [section]: absent },
  )
  .on(SectionLeft, (state, { section }) => {
    const { [section]: _left, ...others } = state;
    return others;
  });
