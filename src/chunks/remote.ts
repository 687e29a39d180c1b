import { remoteSections } from "../domains/remoteSections.ts";

/** Sections that the site config hosts elsewhere. Their epics start in this order. */
export const remoteChunk = [remoteSections] as const;
