import { LeaveSection, UseSection } from "../commands/sectionRefresh.ts";
import { refreshSections, SECTION_REFRESH } from "../epics/sectionRefresh/refresh.ts";
import { retrySections, SECTION_RETRY } from "../epics/sectionRefresh/retry.ts";
import { domain } from "./domain.ts";

/** Fetches sections again that failed or are out of date. */
export const sectionRefresh = domain({
  name: "sectionRefresh",
  commands: [UseSection, LeaveSection],
  epics: [retrySections, refreshSections],
  rules: [SECTION_RETRY, SECTION_REFRESH],
});
