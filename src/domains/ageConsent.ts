import { AGE_CONSENT, keepAgeConsent } from "../epics/ageConsent/keep.ts";
import { domain } from "./domain.ts";

/** Keeps the visitor's confirmation of their age. */
export const ageConsent = domain({
  name: "ageConsent",
  epics: [keepAgeConsent],
  rules: [AGE_CONSENT],
});
