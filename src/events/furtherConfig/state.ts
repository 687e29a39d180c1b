import type { FurtherConfig } from "./config.ts";

/** The rest of the site config; empty until it is read, as if all of it were off. */
export type FurtherConfigState = FurtherConfig;

export const initial: FurtherConfigState = {};
