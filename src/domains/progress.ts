import { PAGE_PROGRESS, showProgress } from "../epics/progress/pageProgress.ts";
import { progressSlice } from "../events/progress/slice.ts";
import { domain } from "./domain.ts";

/** The progress bar of a loading page. */
export const progress = domain({
  name: "progress",
  slices: [progressSlice],
  epics: [showProgress],
  rules: [PAGE_PROGRESS],
});
