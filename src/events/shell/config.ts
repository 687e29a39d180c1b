import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../infra/codec.ts";

/** What the client uses of the site config (contract, SiteConfig); the rest is dropped. A part that is left out counts as off. [config-001] */
export const SiteConfig = shape(
  {
    site: shape({ environment: openString, appVersion: openString }),
    languages: shape({ default: openString, available: t.array(openString) }),
  },
  {
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
    /** The jurisdiction's figures for rules over time, as `RULE.figure`: data that the operator keeps. */
    policy: shape({ id: openString, figures: t.record(openString, finite) }),
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
    geo: shape({ currencyIso: openString }),
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
    view: shape({ allowedCoefViewIds: t.array(finite) }),
    /** Instants in Unix seconds. [maintenance-001] */
    maintenance: shape({
      isActive: t.boolean,
      started_at: nullable(finite),
      ended_at: nullable(finite),
      notify_started_at: nullable(finite),
      notify_ended_at: nullable(finite),
    }),
    pwa: shape({ isInstallPromptEnabled: t.boolean }),
    telegram: shape({ isWebViewAllowed: t.boolean }),
    redirects: shape({ isServiceEnabled: t.boolean }),
    ageRestriction: shape({ variant: openString, minAge: finite }),
    cookieConsent: shape({ isPopupEnabled: t.boolean }),
    analytics: shape(
      {
        counters: t.record(openString, openString),
        isCollectorEnabled: t.boolean,
        collectorKey: openString,
      },
      {
        source: finite,
        messengerSource: finite,
        /** Address of each counter's script by its type, `{code}` in place of its code; none by default. */
        scriptUrlByType: t.record(openString, openString),
      },
    ),
  },
);
export type SiteConfig = t.TypeOf<typeof SiteConfig>;
