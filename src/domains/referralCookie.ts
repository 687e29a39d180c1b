import { keepReferral, REFERRAL } from "../epics/referralCookie/keep.ts";
import { domain } from "./domain.ts";

/** Keeps the partner who sent the visitor. */
export const referralCookie = domain({
  name: "referralCookie",
  epics: [keepReferral],
  rules: [REFERRAL],
});
