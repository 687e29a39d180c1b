/** Frames of pages. [routing-001] */
export type LayoutName = "main" | "thirdParty" | "headless" | "empty" | "blocked" | "maintenance";
/** What a layout shows round its content and a route may hide. [layouts-007] */
export type LayoutPart = "header" | "footer" | "seo" | "bottomNavigation";
/** Switches of the site config without which a route is not there. */
export type SwitchName =
  | "registration"
  | "identification"
  | "payment"
  | "rules"
  | "statistic"
  | "nonProduction";

/** All that is known of an address beside its name: the meta of a route. [routing-002] [routing-003] [routing-004] */
export type RouteRow = {
  /** Path after the language segment, see `match.ts`. */
  readonly pattern: string;
  readonly layout: LayoutName;
  /** The section that renders it. */
  readonly section: string;
  /** TranslationKey in `titles` of the dictionary; the name of the route when left out. */
  readonly title?: string;
  /** Who may be there; everybody when left out. [guards-005] [guards-006] */
  readonly auth?: "guest" | "player";
  /**
   * Where a visitor is led from a page of players: to the authorization page of the app, or home; to sign in when left
   * out. [guards-009]
   */
  readonly area?: "account" | "root";
  readonly needs?: SwitchName;
  /** There only when the site config lists this id. [routing-009] */
  readonly accessId?: number;
  /** Named checks beside those that every route passes. [error-006] */
  readonly middleware?: readonly string[];
  readonly hides?: readonly LayoutPart[];
  /** Group of the parameters. [routing-025] [routing-026] [routing-027] */
  readonly group?: string;
  /** [routing-028] */
  readonly pageType?: string;
  readonly dictionaries?: readonly string[];
  readonly media?: readonly string[];
  /** An old address: the path that it leads to, with its parameters in braces. [routing-015] [routing-016] */
  readonly movedTo?: string;
  /** Has another layout and section once the site config wants the redesign. [route-casino-009] */
  readonly isRedesigned?: true;
};

/** Rows that have all but their paths in common. */
export const rows = <const N extends string>(
  common: Omit<RouteRow, "pattern">,
  patterns: Readonly<Record<N, string>>,
): Readonly<Record<N, RouteRow>> =>
  Object.fromEntries(
    Object.entries<string>(patterns).map(([name, pattern]) => [name, { ...common, pattern }]),
  ) as Record<N, RouteRow>;
