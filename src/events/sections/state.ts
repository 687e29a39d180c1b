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

export const sectionsSlice = createSlice<"sections", SectionsState>("sections", {})
  .on(SectionWanted, (draft, { section, why }) => {
    const before = sectionOf(draft, section);
    if (!mayGo(before.code, 1)) return;
    const retries = before.retries + (why === "retry" ? 1 : 0);
    draft[section] = { ...before, code: 1, isHere: false, retries };
  })
  .on(SectionLoaded, (draft, { section }) => {
    const found = draft[section];
    if (found?.code === 1) found.isHere = true;
  })
  .on(SectionReady, (draft, { section }) => {
    const found = draft[section];
    if (found !== undefined && mayGo(found.code, 2)) draft[section] = { ...absent, code: 2 };
  })
  .on(SectionFailed, (draft, { section }, { at }) => {
    const before = sectionOf(draft, section);
    // One that was ready begins anew and fails at that.
    const steps: SectionCode[] = before.code === 2 ? [-2, 1, -1] : [-1];
    if (!mayGo(before.code, ...steps)) return;
    draft[section] = { ...before, code: -1, isHere: false, failedAt: at };
  })
  .on(CheckSection.answered, (draft, { ask, body }) => {
    const found = draft[ask.section];
    if (found?.code === -1) found.isHealthy = body.isReady;
  })
  .on(SectionDied, (draft, { section }) => {
    if (draft[section] !== undefined) draft[section] = absent;
  })
  .on(SectionLeft, (draft, { section }) => {
    delete draft[section];
  });
