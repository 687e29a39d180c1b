import type { State } from "../index.ts";

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
