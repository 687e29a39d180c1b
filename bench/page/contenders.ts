import type { ContenderName } from "./options.ts";

export type TapKind = "odds" | "tab" | "sheet" | "back";

export type Contender = {
  readonly name: string;
  /** The list that is tapped. */
  readonly list: string;
  /** Pages whose loading is measured. */
  readonly pages: Readonly<Record<string, string>>;
  /** What to tap, by CSS selector; one of those that are visible. */
  readonly targets: Readonly<Record<TapKind, string>>;
  /** Matches while nothing is picked, where the sheet then does not open; a pick comes first. */
  readonly empty?: string;
};

const plain = {
  odds: "main [data-tap=odds]",
  tab: "nav [data-tap=tab]:nth-of-type(-n + 2)",
  sheet: "footer [data-tap=sheet]",
  back: "dialog [data-tap=back]",
};

/** @param match address of a match, for its page */
export const contendersOf = (match: string): Readonly<Record<ContenderName, Contender>> => ({
  touchline: {
    name: "Touchline",
    // A page with a flag is not rendered by the server, whose own list is not the widened one of the measurement.
    list: "/en/section/live?permanentId=1",
    pages: { home: "/en", live: "/en/section/live", match, coupon: "/en/section/coupon" },
    targets: {
      odds: "main button[data-label]:not([aria-disabled])",
      // All matches, or those of the first sport: both are the same 60.
      tab: "[aria-label=Sports] a:nth-of-type(-n + 2)",
      sheet: "[data-part=bar] a:nth-of-type(3)",
      back: "dialog button[aria-label=Close]",
    },
    empty: '[data-part=bar] a[aria-label$="no bets"]',
  },
  redux: {
    name: "React list with Redux Toolkit",
    list: "/bench/redux.html",
    pages: { live: "/bench/redux.html" },
    targets: plain,
  },
  minimal: {
    name: "minimal list",
    list: "/bench/minimal.html",
    pages: { live: "/bench/minimal.html" },
    targets: plain,
  },
});
