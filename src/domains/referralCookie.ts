import { keepReferral, REFERRAL } from "../epics/referralCookie/keep.ts";
import { domain } from "./domain.ts";

/** Remembers the partner who referred the visitor. */
export const referralCookie = domain({
  name: "referralCookie",
  epics: [keepReferral],
  rules: [REFERRAL],
});
