import type { State } from "../index.ts";

/** Where a remote section is hosted, and how it is requested. */
export type RemoteAddress = {
  /** The path of the page is appended to it. */
  readonly url: string;
  /** Requested by POST, with components. */
  readonly isPost: boolean;
  readonly isForceSpa: boolean;
};

/** The address of a section in the site config; null if it is built in or disabled. [sections-001] */
export const remoteOf = (
  { shell }: Pick<State, "shell">,
  section: string,
): RemoteAddress | null => {
  const address = shell.config?.remoteSections?.sections[section];
  return address?.isEnabled === true ? address : null;
};
