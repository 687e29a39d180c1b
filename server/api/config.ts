import { couponAmounts } from "../coupon/amounts.ts";
import type { App, Service } from "../http/environment.ts";
import { pageLanguage } from "../http/query.ts";
import { countryIdOf, countryIds } from "../feed/countryIds.ts";
import { sports } from "../feed/sports.ts";
import { sendShared } from "../http/shared.ts";
import { type Fields, fieldsOf, listOf } from "../json.ts";
import { merged } from "../merge.ts";
import { minAgeOf, policyOf } from "../packs/policy.ts";
import { maintenanceAt } from "../site.ts";
import { termsOf } from "../limits/terms.ts";
import { isCountry } from "./reference.ts";
import { registrationTypes } from "./registrationTypes.ts";
import { rulesTags } from "./terms.ts";

/** getSiteConfig, getAppVersion. */
export function configCalls(app: App, service: Service): void {
  app.get("/bff-api/config/all.json", (call) => {
    pageLanguage(call, "lang");
    call.header("Vary", "X-Geo-Country", { append: true });
    const country = call.req.header("X-Geo-Country") ?? "";
    const countryCode = /^[A-Z]{2}$/.test(country) ? country : "MT";
    return sendShared(call, "private, max-age=60", siteConfig(service, countryCode));
  });

  app.get("/web-api/app-version", (call) =>
    sendShared(call, "public, max-age=30", { version: service.appVersion }),
  );
}

/** The site config of the contract, with the patches from `/__control` on top. */
export function siteConfig(service: Service, countryCode: string): Fields {
  const config = merged(ownConfig(service, countryCode), service.site.configPatch);
  const policy = withNeeded(fieldsOf(config["policy"]), termsOf(service).neededToPlay);
  return Object.keys(policy).length === 0 ? config : { ...config, policy };
}

/** A patch may need more limits than the pack, and never fewer. */
function withNeeded(policy: Fields, needed: readonly number[]): Fields {
  const all = new Set([...needed, ...listOf(policy["neededToPlay"])]);
  return all.size === 0 ? policy : { id: "site", figures: {}, ...policy, neededToPlay: [...all] };
}

/** Only features that this server supports are enabled. */
function ownConfig(service: Service, countryCode: string): Fields {
  return {
    site: {
      environment: service.isProduction ? "production" : "development",
      domain: "touchline.example",
      partnerId: 1,
      projectId: 1,
      appVersion: service.appVersion,
      apiPath: "/web-api",
      promoFramePath: "/promo-frame",
      cdnUrl: "/cdn",
      cdnVersion: service.appVersion,
    },
    geo: {
      countryId: homeIdOf(countryCode),
      countryCode,
      currencyIso: "EUR",
      currencyId: 2,
    },
    languages: {
      default: "en",
      available: ["en", "ru"],
      hidden: [],
      items: [
        { code: "en", name: "English", hreflang: "en" },
        { code: "ru", name: "Русский", hreflang: "ru" },
      ],
    },
    registration: registrationOf(service),
    login: {
      forms: ["login_password", "phone_password"],
      socialProviders: [],
      isGoogleOneTapEnabled: false,
      tokenRetryLimit: 3,
    },
    session: { isSameSiteHeaderSent: false, sameSite: "Lax", isPartitionedHeaderSent: false },
    identification: { isShown: false, exemptRoutes: [], exemptBonusId: null },
    maintenance: maintenanceAt(service.site, service.now()),
    pages: {
      isRulesEnabled: true,
      isStatisticEnabled: true,
      pathBlacklist: [],
      enabledAccessIds: [],
      isDownloadAppsBannerShown: false,
      isCookieNoticeShown: true,
      hiddenParts: [],
    },
    payment: { isAvailable: false, isSignInRequired: true },
    paymentConsultant: { isEnabled: false, countryIds: [] },
    casino: {
      isPersonalizedGamesShown: false,
      isRedesignEnabled: false,
      isBrandsSliderShown: false,
    },
    welcome: { isModalEnabled: false, firstDepositBonusVariant: 0 },
    ban: { pageUrl: "https://touchline.example/banned" },
    consultant: { idsByLanguage: {}, colors: {} },
    policyLogo: { countryIds: [1, 66, 126, 228, 120] },
    snowfall: { isEnabled: false, count: 40 },
    redirects: { rules: [], promoBonusVariant: "off", isServiceEnabled: true },
    ageRestriction: { variant: service.site.ageVariant, minAge: minAgeOf(service) },
    ...policyOf(service),
    cookieConsent: {
      isPopupEnabled: service.site.isCookiePopupEnabled,
      isLoggingEnabled: true,
    },
    analytics: {
      counters: {},
      isCollectorEnabled: true,
      collectorKey: "web",
      source: 55,
      messengerSource: 119,
    },
    coupon: {
      isBonusBetAllowed: true,
      isVipBetAllowed: true,
      isOneClickEnabled: true,
      minAmountTypeIds: [0, 1, 2, 4, 9],
      maxAmountTypeIds: [0, 1, 2, 4, 9],
      isQuickPanelShown: true,
      ...couponAmounts,
    },
    demoMoney: { isTopUpOffered: true },
    branding: {
      name: "Touchline",
      brandBook: [],
      defaultTheme: 0,
      faviconResourceId: "favicon",
      pwaIconSizes: [72, 96, 128, 144, 152, 192, 384, 512],
    },
    view: {
      allowedCoefViewIds: [0, 1, 2, 4, 5, 6, 14, 15, 16],
      defaultCoefViewIdByLanguage: { en: 0 },
      defaultCoefViewIdByCountry: { US: 2 },
      allowedAppViewTypes: [0],
      defaultAppViewType: 0,
      allowedMarketsNameTypes: [0, 1],
      defaultMarketsNameType: 0,
      defaultTimeZone: 3,
      partnerHasTaxes: false,
    },
    serviceWorker: { mode: "remove" },
    pwa: { isInstallPromptEnabled: false },
    telegram: { isWebViewAllowed: false },
    idle: { isEnabled: true, minutes: 30 },
    terms: { isConfirmAvailable: true, rulesTags },
    limits: {
      availableTypeIds: [...termsOf(service).types],
      isReasonsTokenSent: false,
      isRejectByDelete: false,
      isSectionDisabledByField: false,
    },
    remoteSections: {
      allowedOrigins: [],
      sections: { "odds-explainer": hosted("odds-explainer"), [errorPages]: hosted(errorPages) },
    },
    featureFlags: {
      powerBet: true,
      cashOut: true,
      favoriteTeams: false,
      casino: false,
      betBonuses: false,
      points: false,
      awards: false,
      footballChampions: false,
      smsBets: false,
    },
    abTests: {},
    polling: {
      defaultMs: 10_000,
      lineMs: 15_000,
      liveMs: 3000,
      // A point is over sooner than an attack.
      liveMsBySportId: { [sports.tennis.id]: 2000, [sports.tableTennis.id]: 2000 },
      pauseHiddenMs: 30_000,
      isBalanceHeld: true,
    },
  };
}

/** Texts of the generic error page. [sections-022] */
const errorPages = "technical-pages";

/** A section hosted by this server itself. */
const hosted = (name: string) => ({
  url: `/sections/${name}`,
  isEnabled: true,
  isPost: false,
  isForceSpa: false,
});

function registrationOf({ registration: { reminder }, isProduction }: Service) {
  return {
    isAllowed: true,
    types: registrationTypes(isProduction),
    defaultType: "fast_reg",
    variant: "modal",
    isPagePreferred: false,
    isTelegramWidgetShown: false,
    bonusChoices: [],
    // Emails are not sent in production.
    credentialSaving: isProduction ? [0, 1] : [0, 1, 2],
    reminder: { isEnabled: reminder !== null, ...(reminder ?? { delay: 0, interval: 0 }) },
  };
}

/** The country that a visitor can live in; Malta for those of any other. */
function homeIdOf(countryCode: string): number {
  const id = countryIdOf(countryCode);
  return id !== undefined && isCountry(id) ? id : countryIds.MT;
}
