import { checkSections, SECTION_HEALTH } from "../epics/sectionHealth/check.ts";
import { sectionEndpoints } from "../infra/http/api/sectionHealth.ts";
import { domain } from "./domain.ts";

/** Checks the health of remote sections. */
export const sectionHealth = domain({
  name: "sectionHealth",
  epics: [checkSections],
  rules: [SECTION_HEALTH],
  endpoints: sectionEndpoints,
});
