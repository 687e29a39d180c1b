import * as t from "io-ts";
import { byNumber, finite, nullable, openString, shape } from "../../codec/codec.ts";
import { looseRecord, looseShape } from "../../codec/tolerant.ts";
import { Policy } from "./policy.ts";

/** Fields that can each be missing: a switch that is missing or invalid is off. [config-002] */
const group = <P extends t.Props>(fields: P) => looseShape({}, fields);

/**
 * The fields of the site config that the client uses (contract, SiteConfigBody); others are dropped. A group
 * that is missing or invalid counts as off and does not affect the others. [config-001] [config-002]
 */
export const SiteConfigBody = looseShape(
  {
    site: looseShape(
      { environment: openString, appVersion: openString },
      {
        domain: openString,
        partnerId: finite,
        projectId: finite,
        cdnUrl: openString,
        cdnVersion: openString,
      },
    ),
    languages: looseShape(
      { default: openString, available: t.array(openString) },
      {
        hidden: t.array(openString),
        items: t.array(
          looseShape(
            { code: openString, name: openString, hreflang: openString },
            { isRtl: t.boolean },
          ),
        ),
      },
    ),
  },
  {
    /** Used by guards; see `../navigation/guards`. */
    pages: looseShape(
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
    identification: looseShape(
      { isShown: t.boolean },
      { exemptRoutes: t.array(openString), exemptBonusId: nullable(openString) },
    ),
    payment: looseShape({ isAvailable: t.boolean }, { isSignInRequired: t.boolean }),
    paymentConsultant: shape({ isEnabled: t.boolean, countryIds: t.array(finite) }),
    ban: shape({ pageUrl: openString }),
    casino: group({
      isRedesignEnabled: t.boolean,
      isBrandsSliderShown: t.boolean,
      isPersonalizedGamesShown: t.boolean,
    }),
    coupon: group({
      minAmountTypeIds: t.array(finite),
      maxAmountTypeIds: t.array(finite),
      isQuickPanelShown: t.boolean,
      amountStepByCurrencyIso: t.record(openString, finite),
      initialAmountByCurrencyIso: t.record(openString, finite),
      isBonusBetAllowed: t.boolean,
      isVipBetAllowed: t.boolean,
      isOneClickEnabled: t.boolean,
    }),
    /** Our addition to the contract: players have demo money, and the site tops it up. */
    demoMoney: group({ isTopUpOffered: t.boolean }),
    policy: Policy,
    polling: looseShape(
      {
        defaultMs: finite,
        lineMs: finite,
        liveMs: finite,
        pauseHiddenMs: finite,
      },
      /**
       * Our additions to the contract: `liveMs` of single sports; the server may hold the balance back until something
       * changes. [polling-004]
       */
      { liveMsBySportId: byNumber(finite), isBalanceHeld: t.boolean },
    ),
    registration: group({
      isAllowed: t.boolean,
      /** `delay` in seconds, `interval` in minutes. [reminders-011] */
      reminder: shape({ isEnabled: t.boolean, delay: finite, interval: finite }),
      types: t.array(openString),
      defaultType: openString,
      variant: openString,
      isPagePreferred: t.boolean,
      isTelegramWidgetShown: t.boolean,
      bonusChoices: t.array(finite),
      credentialSaving: t.array(finite),
    }),
    geo: looseShape({ currencyIso: openString }, { countryId: finite, countryCode: openString }),
    idle: shape({ isEnabled: t.boolean, minutes: finite }),
    /** Requirements of the session check for the session's cookie. [call-session-002] */
    session: group({
      isSameSiteHeaderSent: t.boolean,
      sameSite: t.keyof({ Lax: null, Strict: null, None: null }),
      isPartitionedHeaderSent: t.boolean,
    }),
    limits: group({
      isRejectByDelete: t.boolean,
      availableTypeIds: t.array(finite),
      isReasonsTokenSent: t.boolean,
      isSectionDisabledByField: t.boolean,
    }),
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
    login: group({
      forms: t.array(openString),
      tokenRetryLimit: finite,
      socialProviders: t.array(openString),
      isGoogleOneTapEnabled: t.boolean,
    }),
    branding: group({
      name: openString,
      defaultTheme: finite,
      brandBook: t.array(shape({ css_prop: openString, css_value: openString })),
      faviconResourceId: openString,
      pwaIconSizes: t.array(finite),
    }),
    view: group({
      allowedCoefViewIds: t.array(finite),
      defaultCoefViewIdByLanguage: t.record(openString, finite),
      defaultCoefViewIdByCountry: t.record(openString, finite),
      allowedAppViewTypes: t.array(finite),
      defaultAppViewType: finite,
      /** Hours from UTC. */
      defaultTimeZone: finite,
      allowedMarketsNameTypes: t.array(finite),
      defaultMarketsNameType: finite,
      partnerHasTaxes: t.boolean,
    }),
    /** Times in Unix seconds. [maintenance-001] */
    maintenance: looseShape(
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
    telegram: group({
      isWebViewAllowed: t.boolean,
      /** Our addition to the contract: name of the operator's bot, without "@". */
      bot: openString,
    }),
    redirects: looseShape(
      { isServiceEnabled: t.boolean },
      {
        /** [routing-010] */
        rules: t.array(shape({ route_from: openString, route_to: openString })),
        promoBonusVariant: openString,
      },
    ),
    ageRestriction: shape({ variant: openString, minAge: finite }),
    cookieConsent: group({ isPopupEnabled: t.boolean, isLoggingEnabled: t.boolean }),
    serviceWorker: group({ mode: openString }),
    analytics: group({
      counters: t.record(openString, openString),
      isCollectorEnabled: t.boolean,
      collectorKey: openString,
      source: finite,
      messengerSource: finite,
      /**
       * Our addition to the contract: script URL of each counter by its type; `{code}` is replaced by its
       * code.
       */
      scriptUrlByType: t.record(openString, openString),
    }),
    /** Ids by language, colours by name. [config-005] */
    consultant: shape({
      idsByLanguage: t.record(openString, openString),
      colors: t.record(openString, openString),
    }),
    welcome: group({ isModalEnabled: t.boolean, firstDepositBonusVariant: finite }),
    policyLogo: shape({ countryIds: t.array(finite) }),
    snowfall: group({ isEnabled: t.boolean, count: finite }),
    featureFlags: looseRecord(t.boolean),
    /** By test number. [config-007] */
    abTests: byNumber(t.boolean),
  },
);
export type SiteConfigBody = t.TypeOf<typeof SiteConfigBody>;
