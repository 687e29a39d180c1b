import type { DataOf } from "../define.ts";
import type { State } from "../index.ts";
import { remoteOf } from "../shell/index.ts";
import type { SectionWanted } from "./events.ts";

/** The data of a request for this section in the current state. */
export const sectionRequest = (
  state: State,
  section: string,
  why: DataOf<typeof SectionWanted>["why"],
): DataOf<typeof SectionWanted> => ({
  section,
  why,
  ...(remoteOf(state, section) === null ? {} : { isRemote: true }),
});
