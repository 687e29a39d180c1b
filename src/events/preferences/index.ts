export { consentOf, hasConsent, isAgreedIn, isCookieNoticeShown } from "./consent.ts";
export { preferenceFields } from "./stored.ts";
