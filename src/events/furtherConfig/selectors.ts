import type { State } from "../index.ts";

/** Every switch of the site that rules rely on; what the config does not say is off. [config-002] */
export function siteSwitches({ shell: { config }, furtherConfig: further }: State) {
  return {
    isRegistrationAllowed: config?.registration?.isAllowed === true,
    isBonusBetAllowed: further.coupon?.isBonusBetAllowed === true,
    isVipBetAllowed: further.coupon?.isVipBetAllowed === true,
    minAmountTypeIds: config?.coupon?.minAmountTypeIds ?? [],
    maxAmountTypeIds: config?.coupon?.maxAmountTypeIds ?? [],
    isOneClickEnabled: further.coupon?.isOneClickEnabled === true,
    isPaymentAvailable: config?.payment?.isAvailable === true,
    isPaymentSignInRequired: config?.payment?.isSignInRequired === true,
    isPaymentConsultantEnabled: config?.paymentConsultant?.isEnabled === true,
    paymentConsultantCountryIds: config?.paymentConsultant?.countryIds ?? [],
    /** off, redirect or replace: how promo pages switch between the bonus and the offer. */
    promoBonusVariant: config?.redirects?.promoBonusVariant ?? "off",
    /** Null: nobody is logged off for idleness. */
    idleMinutes: config?.idle?.isEnabled === true ? config.idle.minutes : null,
    snowflakes: further.snowfall?.isEnabled === true ? (further.snowfall.count ?? 40) : 0,
    isWebViewAllowed: config?.telegram?.isWebViewAllowed === true,
    isCookiePopupEnabled: config?.cookieConsent?.isPopupEnabled === true,
    isCookieLoggingEnabled: further.cookieConsent?.isLoggingEnabled === true,
    serviceWorkerMode: further.serviceWorker?.mode === "register" ? "register" : "remove",
  };
}

/** Whether the visitor is in the A/B test of this number. [config-007] */
export const isInTest = ({ furtherConfig }: State, id: number): boolean =>
  furtherConfig.abTests?.[id] === true;

/**
 * The consultant of the page's language: its id, the colours of the chat by name, and the script of its vendor, whose
 * address the site tells beside those of the counters. Null: there is none. [config-005]
 */
export function consultantOf({ furtherConfig: { consultant, analytics }, settings }: State) {
  const id = consultant?.idsByLanguage[settings.language];
  const url = analytics?.scriptUrlByType?.["consultant"];
  if (consultant === undefined || id === undefined || url === undefined) return null;
  const scriptUrl = url.replace("{code}", encodeURIComponent(id));
  return { scriptUrl, id, colors: consultant.colors };
}

export const hasConsultant = (state: State): boolean => consultantOf(state) !== null;
