/** Page layouts. [routing-001] */
export type LayoutName = "main" | "thirdParty" | "headless" | "empty" | "blocked" | "maintenance";
/** Parts of a layout around its content, which a route may hide. [layouts-007] */
export type LayoutPart = "header" | "footer" | "seo" | "bottomNavigation";
/** Switches of the site config that a route may require. */
export type SwitchName =
  | "registration"
  | "identification"
  | "payment"
  | "rules"
  | "statistic"
  | "nonProduction";

/** Everything about a route except its name: its metadata. [routing-002] [routing-003] [routing-004] */
export type RouteRow = {
  /** Path after the language segment, see `match.ts`. */
  readonly pattern: string;
  readonly layout: LayoutName;
  /** The section that renders it. */
  readonly section: string;
  /** TranslationKey in `titles` of the dictionary; defaults to the name of the route. */
  readonly title?: string;
  /** Who may visit the route; everybody by default. [guards-005] [guards-006] */
  readonly auth?: "guest" | "player";
  /**
   * Where a visitor is sent from a page for players: to the authorization page of the app, or home; by
   * default to the sign-in page. [guards-009]
   */
  readonly area?: "account" | "root";
  readonly needs?: SwitchName;
  /** Exists only if the site config lists this id. [routing-009] */
  readonly accessId?: number;
  /** Named checks in addition to those for every route. [error-006] */
  readonly middleware?: readonly string[];
  readonly hides?: readonly LayoutPart[];
  /** Group of the parameters. [routing-025] [routing-026] [routing-027] */
  readonly group?: string;
  /** [routing-028] */
  readonly pageType?: string;
  readonly dictionaries?: readonly string[];
  readonly media?: readonly string[];
  /** For an old address: the new path, with its parameters in braces. [routing-015] [routing-016] */
  readonly movedTo?: string;
  /** Gets another layout and section when the site config turns the redesign on. [route-casino-009] */
  readonly isRedesigned?: true;
  /** Something other than bets of the coupon is played on it, and the app cannot see what: it is closed with play. */
  readonly isGame?: true;
};

/** Rows that differ only in their paths. */
export const rows = <const N extends string>(
  common: Omit<RouteRow, "pattern">,
  patterns: Readonly<Record<N, string>>,
): Readonly<Record<N, RouteRow>> =>
  Object.fromEntries(
    Object.entries<string>(patterns).map(([name, pattern]) => [name, { ...common, pattern }]),
  ) as Record<N, RouteRow>;
