import type { DataOf } from "../define.ts";
import type { State } from "../index.ts";
import type { SectionWanted } from "./events.ts";

/** Where a remote section lives, and how it is asked for. */
export type RemoteAddress = {
  /** The path of the page is put after it. */
  readonly url: string;
  /** Asked for by POST, with components. */
  readonly isPost: boolean;
  readonly isForceSpa: boolean;
};

/** The address that the site config gives a section; null: it is built in, or not there at all. [sections-001] */
export const remoteOf = (
  { shell }: Pick<State, "shell">,
  section: string,
): RemoteAddress | null => {
  const found = shell.config?.remoteSections?.sections[section];
  return found?.isEnabled === true ? found : null;
};

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
