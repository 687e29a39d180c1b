import type { State } from "../index.ts";

/** The brand name of the site. */
export const brandOf = ({ shell }: State): string => shell.config?.branding?.name ?? "Touchline";
