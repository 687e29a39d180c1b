import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";

/**
 * What the client uses of the site config (contract, SiteConfigBody); the rest is dropped. A part that is left out counts
 * as off. [config-001]
 */
export const SiteConfigBody = shape(
  {
    site: shape({ environment: openString, appVersion: openString }),
    languages: shape(
      { default: openString, available: t.array(openString) },
      { hidden: t.array(openString) },
    ),
  },
  {
    /** What guards ask for; see `../navigation/guards`. */
    pages: shape(
      {
        isRulesEnabled: t.boolean,
        isStatisticEnabled: t.boolean,
        pathBlacklist: t.array(openString),
        enabledAccessIds: t.array(finite),
      },
      {
        hiddenParts: t.array(shape({ route: openString, parts: t.array(openString) })),
        isDownloadAppsBannerShown: t.boolean,
        isCookieNoticeShown: t.boolean,
      },
    ),
    identification: shape(
      { isShown: t.boolean },
      { exemptRoutes: t.array(openString), exemptBonusId: nullable(openString) },
    ),
    payment: shape({ isAvailable: t.boolean }, { isSignInRequired: t.boolean }),
    paymentConsultant: shape({ isEnabled: t.boolean, countryIds: t.array(finite) }),
    ban: shape({ pageUrl: openString }),
    casino: shape({}, { isRedesignEnabled: t.boolean, isBrandsSliderShown: t.boolean }),
    coupon: shape(
      {
        minAmountTypeIds: t.array(finite),
        maxAmountTypeIds: t.array(finite),
        isQuickPanelShown: t.boolean,
      },
      {
        amountStepByCurrencyIso: t.record(openString, finite),
        initialAmountByCurrencyIso: t.record(openString, finite),
      },
    ),
    /**
     * The jurisdiction's figures for rules over time, as `RULE.figure`: data that the operator keeps. A time-out (33)
     * closes play as well unless the policy says otherwise.
     */
    policy: shape(
      { id: openString, figures: t.record(openString, finite) },
      { isTimeOutForDepositsOnly: t.boolean },
    ),
    polling: shape({
      defaultMs: finite,
      lineMs: finite,
      liveMs: finite,
      pauseHiddenMs: finite,
    }),
    registration: shape(
      { isAllowed: t.boolean },
      {
        /** `delay` in seconds, `interval` in minutes. [reminders-011] */
        reminder: shape({ isEnabled: t.boolean, delay: finite, interval: finite }),
      },
    ),
    geo: shape({ currencyIso: openString }, { countryId: finite, countryCode: openString }),
    idle: shape({ isEnabled: t.boolean, minutes: finite }),
    limits: shape({}, { isRejectByDelete: t.boolean }),
    terms: shape({
      isConfirmAvailable: t.boolean,
      /** How each tag of a document is shown. [terms-007] */
      rulesTags: t.array(
        shape({
          tag: openString,
          menu_key: openString,
          dict_key: openString,
          icon: openString,
          prop_link: openString,
        }),
      ),
    }),
    login: shape({ forms: t.array(openString) }, { tokenRetryLimit: finite }),
    branding: shape({
      name: openString,
      defaultTheme: finite,
      brandBook: t.array(shape({ css_prop: openString, css_value: openString })),
    }),
    view: shape(
      { allowedCoefViewIds: t.array(finite) },
      {
        defaultCoefViewIdByLanguage: t.record(openString, finite),
        defaultCoefViewIdByCountry: t.record(openString, finite),
        allowedAppViewTypes: t.array(finite),
        defaultAppViewType: finite,
        /** Hours from UTC. */
        defaultTimeZone: finite,
      },
    ),
    /** Instants in Unix seconds. [maintenance-001] */
    maintenance: shape(
      {
        isActive: t.boolean,
        started_at: nullable(finite),
        ended_at: nullable(finite),
        notify_started_at: nullable(finite),
        notify_ended_at: nullable(finite),
      },
      /** 0 works, 1 notice is shown, 2 closed. */
      { web_state: finite },
    ),
    remoteSections: shape({
      allowedOrigins: t.array(openString),
      sections: t.record(
        openString,
        shape({ url: openString, isEnabled: t.boolean, isPost: t.boolean, isForceSpa: t.boolean }),
      ),
    }),
    pwa: shape({ isInstallPromptEnabled: t.boolean }),
    telegram: shape({ isWebViewAllowed: t.boolean }),
    redirects: shape(
      { isServiceEnabled: t.boolean },
      {
        /** [routing-010] */
        rules: t.array(shape({ route_from: openString, route_to: openString })),
        promoBonusVariant: openString,
      },
    ),
    ageRestriction: shape({ variant: openString, minAge: finite }),
    cookieConsent: shape({ isPopupEnabled: t.boolean }),
  },
);
export type SiteConfigBody = t.TypeOf<typeof SiteConfigBody>;
