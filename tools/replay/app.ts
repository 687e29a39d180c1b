import { createWholeApp } from "../../src/chunks/all.ts";

/** What a log is replayed by: all domains of this checkout. */
export const app = createWholeApp();
