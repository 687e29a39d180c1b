import { blockPages } from "../blocking/index.ts";
import { fill } from "./routes/match.ts";
import { firstRoutes } from "./routes/first.ts";
import { type FirstRouteName, match, type RouteName, rowOf } from "./routes/table.ts";

/** A page of the app: its name in the route table and the parameters of its path. */
export type Route = {
  /** `pending`: not known until the full route table has loaded. */
  readonly name: RouteName | "pending";
  readonly params: Readonly<Record<string, string>>;
};
/** The target of a link: a route whose path is always known. For other routes see `routes/linked.ts`. */
export type Place<N extends RouteName = FirstRouteName> = {
  readonly name: Exclude<N, "missing">;
  readonly params?: Readonly<Record<string, string | number>>;
};

/** The language segment of a path; null when it has none. [i18n-007] */
export const languageOf = (path: string): string | null =>
  /^\/([a-z]{2})(?=\/|$)/.exec(path)?.[1] ?? null;

/** The path after its language segment, with the leading slash: "/office/menu"; empty for home. */
export const pathWithin = (path: string): string => {
  const bare = path.replace(/[?#].*$/, "");
  return (languageOf(bare) === null ? bare : bare.slice(3)).replace(/\/+$/, "");
};

/** Reads a path (`/en/section/live/1/50112`); the language segment may be missing. [i18n-001] */
export const routeOf = (path: string, isTableWhole = true): Route =>
  match(pathWithin(path), isTableWhole) ?? { name: "pending", params: {} };

/** The path of a place in a language; the reverse of `routeOf`. */
export const pathOf = ({ name, params }: Place, language: string): string =>
  `/${language}${fill(firstRoutes[name].pattern, params)}`;

/** The path of a place anywhere in the table; null until the table with its route has loaded. */
export const pathIfKnown = (
  { name, params }: Place<RouteName>,
  language: string,
  isTableWhole: boolean,
): string | null =>
  isTableWhole || name in firstRoutes ? `/${language}${fill(rowOf(name).pattern, params)}` : null;

/** The section of a route; null while the route is not known. */
export const screenOf = ({ name }: Route): string | null =>
  name === "pending" ? null : rowOf(name).section;

/** Pages that only make sense for a player. [session-010] */
export const isForPlayersOnly = ({ name }: Route): boolean =>
  name !== "pending" && rowOf(name).auth === "player";

/** Sign-in and registration pages, which only make sense for a visitor. */
export const isForVisitorsOnly = ({ name }: Route): boolean =>
  name !== "pending" && rowOf(name).auth === "guest";

export const isBlockPage = ({ name }: Route): boolean => blockPages.some((page) => page === name);

/** The feed of a list or match; null elsewhere. */
export const feedOf = ({ name, params }: Route): "live" | "line" | null => {
  if (name === "live" || name === "line") return name;
  return name !== "game" ? null : params["feed"] === "live" ? "live" : "line";
};
const numberIn = ({ params }: Route, name: string): number | null => {
  const digits = /\d+$/.exec(params[name] ?? "")?.[0];
  return digits === undefined ? null : Number(digits);
};
export const sportIdOf = (route: Route): number | null => numberIn(route, "sport");
export const champIdOf = (route: Route): number | null => numberIn(route, "champ");
/** Id of the match on a match page; null on other pages. */
export const gameIdOf = (route: Route): number | null =>
  route.name === "game" || route.name === "cyberGame" ? numberIn(route, "game") : null;
/** The place of a match. */
export const gamePlace = (game: {
  readonly feed: "live" | "line";
  readonly id: number;
  readonly sportId?: number;
}): Place => ({
  name: "game",
  params: { feed: game.feed, sport: game.sportId ?? 0, game: game.id },
});
