import type { App, Service } from "../http/environment.ts";
import { pageLanguage } from "../http/query.ts";
import { sendShared } from "../http/shared.ts";
import { maintenanceAt } from "../site.ts";
import { limitTypes } from "../limits/offer.ts";
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

/** Only what this server can do is switched on. */
function siteConfig(service: Service, countryCode: string) {
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
    geo: { countryId: 17, countryCode, currencyIso: "EUR", currencyId: 2 },
    languages: {
      default: "en",
      available: ["en", "ru"],
      hidden: [],
      items: [
        { code: "en", name: "English", hreflang: "en" },
        { code: "ru", name: "Русский", hreflang: "ru" },
      ],
    },
    ...registrationOf(service),
    login: {
      forms: ["login_password", "phone_password"],
      socialProviders: [],
      isGoogleOneTapEnabled: false,
      tokenRetryLimit: 3,
    },
    session: { isSameSiteHeaderSent: false, sameSite: "Lax", isPartitionedHeaderSent: false },
    maintenance: maintenanceAt(service.site, service.now()),
    redirects: { rules: [], promoBonusVariant: "off", isServiceEnabled: true },
    ageRestriction: { variant: service.site.ageVariant, minAge: 18 },
    cookieConsent: {
      isPopupEnabled: service.site.isCookiePopupEnabled,
      isLoggingEnabled: false,
    },
    analytics: {
      counters: {},
      isCollectorEnabled: true,
      collectorKey: "web",
      source: 55,
      messengerSource: 119,
    },
    coupon: {
      isBonusBetAllowed: false,
      isVipBetAllowed: false,
      isOneClickEnabled: false,
      minAmountTypeIds: [0, 1],
      maxAmountTypeIds: [0, 1],
      isQuickPanelShown: true,
      amountStepByCurrencyIso: { EUR: 2.5 },
      initialAmountByCurrencyIso: { EUR: 5 },
    },
    branding: {
      name: "Touchline",
      brandBook: [],
      defaultTheme: 0,
      faviconResourceId: "favicon",
      pwaIconSizes: [],
    },
    view: {
      allowedCoefViewIds: [0, 1, 2, 4, 5, 6, 14, 15, 16],
      defaultCoefViewIdByLanguage: { en: 0 },
      defaultCoefViewIdByCountry: { US: 2 },
      allowedAppViewTypes: [0],
      defaultAppViewType: 0,
      allowedMarketsNameTypes: [0],
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
      availableTypeIds: [...limitTypes],
      isReasonsTokenSent: false,
      isRejectByDelete: false,
      isSectionDisabledByField: false,
    },
    remoteSections: { allowedOrigins: [], sections: {} },
    featureFlags: { powerBet: false, cashOut: false, favoriteTeams: false },
    abTests: {},
    polling: { defaultMs: 10_000, lineMs: 15_000, liveMs: 3000, pauseHiddenMs: 30_000 },
  };
}

/** There is no registration yet; what its reminder does can be seen all the same. */
function registrationOf({ registration: { reminder } }: Service) {
  if (reminder === null) return {};
  return {
    registration: {
      isAllowed: true,
      types: ["fast_reg"],
      defaultType: "fast_reg",
      variant: "modal",
      isPagePreferred: false,
      isTelegramWidgetShown: false,
      bonusChoices: [0],
      credentialSaving: [],
      reminder: { isEnabled: true, ...reminder },
    },
  };
}
