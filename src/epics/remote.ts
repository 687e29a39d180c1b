import { obeySections } from "./sections/obey.ts";
import { failForSection } from "./sections/status.ts";
import type { Epic } from "./epic.ts";

/** Effects of remote sections. */
export const remoteEpics: readonly Epic[] = [failForSection, obeySections];
