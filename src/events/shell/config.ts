import * as t from "io-ts";
import { finite, openString, shape } from "../../infra/codec.ts";

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
    geo: shape({ currencyIso: openString }),
    login: shape({ forms: t.array(openString) }),
    branding: shape({
      name: openString,
      defaultTheme: finite,
      brandBook: t.array(shape({ css_prop: openString, css_value: openString })),
    }),
    view: shape({ allowedCoefViewIds: t.array(finite) }),
  },
);
export type SiteConfig = t.TypeOf<typeof SiteConfig>;
