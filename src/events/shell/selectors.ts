import type { State } from "../index.ts";

/** What the site calls itself. */
export const brandOf = ({ shell }: State): string => shell.config?.branding?.name ?? "Touchline";
