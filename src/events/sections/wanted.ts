import type { DataOf } from "../define.ts";
import type { State } from "../index.ts";
import { remoteOf } from "../shell/index.ts";
import type { SectionWanted } from "./events.ts";

/** A section as it is wanted in this state. */
export const wantedAs = (
  state: State,
  section: string,
  why: DataOf<typeof SectionWanted>["why"],
): DataOf<typeof SectionWanted> => ({
  section,
  why,
  ...(remoteOf(state, section) === null ? {} : { isRemote: true }),
});
