import { type BlockPage, blockPages } from "../blocking/pages.ts";

/** A place in the app. The whole route table comes with the shell; these are the ones that exist. */
export type Route =
  | { readonly name: "home" }
  | { readonly name: "live"; readonly sportId: number | null }
  | { readonly name: "line"; readonly sportId: number | null }
  | { readonly name: "game"; readonly feed: "live" | "line"; readonly gameId: number }
  | { readonly name: "coupon" }
  | { readonly name: "login" }
  | { readonly name: "history" }
  | { readonly name: "menu" }
  | { readonly name: "report" }
  | { readonly name: "confirmTerms" }
  | { readonly name: "maintenance" }
  | { readonly name: "blocked"; readonly page: BlockPage }
  | { readonly name: "missing" };

/** Screens that a visitor has no use for. [session-010] */
export const isForPlayersOnly = ({ name }: Route): boolean =>
  name === "history" || name === "confirmTerms";

/** The screen of a route: one section shows both lists. */
export type ScreenName = Exclude<Route["name"], "live" | "line"> | "list";
export const screenOf = ({ name }: Route): ScreenName =>
  name === "live" || name === "line" ? "list" : name;

const id = (text: string | undefined): number | null =>
  text !== undefined && /^[0-9]{1,12}$/.test(text) ? Number(text) : null;

/** Reads a path (`/en/section/live/1/50112`); the language segment may be missing. [i18n-001] */
export function routeOf(path: string): Route {
  const [, ...segments] = path.split(/[?#]/, 1)[0]?.split("/") ?? [];
  const [first, second, third, fourth] = /^[a-z]{2}$/.test(segments[0] ?? "")
    ? segments.slice(1)
    : segments;
  if (first === undefined || first === "") return { name: "home" };
  if (first === "section" && (second === "live" || second === "line")) {
    const gameId = id(fourth);
    if (gameId !== null) return { name: "game", feed: second, gameId };
    return { name: second, sportId: id(third) };
  }
  if (first === "maintenance") return { name: "maintenance" };
  const page = blockPages.find((one) => one === first);
  if (page !== undefined) return { name: "blocked", page };
  if (first === "coupon") return { name: "coupon" };
  if (first === "confirm") return { name: "confirmTerms" };
  if (first === "user" && second === "login") return { name: "login" };
  if (first === "office" && second === "history") return { name: "history" };
  if (first === "office" && second === "menu") return { name: "menu" };
  if (first === "office" && second === "report") return { name: "report" };
  return { name: "missing" };
}

/** The path of a route in a language; the reverse of `routeOf`. */
export function pathOf(route: Route, language: string, sportId?: number): string {
  const of = (rest: string) => `/${language}${rest}`;
  switch (route.name) {
    case "home":
    case "missing":
      return of("");
    case "live":
    case "line":
      return of(`/section/${route.name}${route.sportId === null ? "" : `/${route.sportId}`}`);
    case "game":
      return of(`/section/${route.feed}/${sportId ?? 0}/${route.gameId}`);
    case "login":
      return of("/user/login");
    case "history":
      return of("/office/history");
    case "menu":
      return of("/office/menu");
    case "report":
      return of("/office/report");
    case "coupon":
      return of("/coupon");
    case "confirmTerms":
      return of("/confirm");
    case "maintenance":
      return of("/maintenance");
    case "blocked":
      return of(`/${route.page}`);
  }
}
