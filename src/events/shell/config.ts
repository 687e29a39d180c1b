import * as t from "io-ts";
import { openString, shape } from "../../infra/codec.ts";

/** What the client uses of the site config (contract, SiteConfig); the rest is dropped. [config-001] */
export const SiteConfig = shape(
  {
    site: shape({ environment: openString, appVersion: openString }),
    languages: shape({ default: openString, available: t.array(openString) }),
    coupon: shape(
      {
        minAmountTypeIds: t.array(t.number),
        maxAmountTypeIds: t.array(t.number),
        isQuickPanelShown: t.boolean,
      },
      {
        amountStepByCurrencyIso: t.record(openString, t.number),
        initialAmountByCurrencyIso: t.record(openString, t.number),
      },
    ),
    polling: shape({
      defaultMs: t.number,
      lineMs: t.number,
      liveMs: t.number,
      pauseHiddenMs: t.number,
    }),
  },
  {
    geo: shape({ currencyIso: openString }),
    login: shape({ forms: t.array(openString) }),
    branding: shape({
      name: openString,
      defaultTheme: t.number,
      brandBook: t.array(shape({ css_prop: openString, css_value: openString })),
    }),
    view: shape({ allowedCoefViewIds: t.array(t.number) }),
  },
);
export type SiteConfig = t.TypeOf<typeof SiteConfig>;
