import type { State } from "../index.ts";
import { type RouteName, rowOf } from "../navigation/index.ts";
import type { NewsKind } from "./events.ts";
import { type FurtherWish, furtherPieceOf, furtherWishOf } from "./furtherWishes.ts";
import { keyOf, type Piece } from "./piece.ts";

/** A text that a page shows. */
export type Wish =
  | { readonly tag: "page"; readonly slug: string }
  | { readonly tag: "rules"; readonly ruleGroup: string | null; readonly chapter: string | null }
  | { readonly tag: "terminals" }
  | { readonly tag: "news"; readonly kind: NewsKind }
  | { readonly tag: "article"; readonly slug: string }
  | { readonly tag: "partners" }
  | { readonly tag: "landing"; readonly landingId: string }
  | FurtherWish;

/** Both addresses of the calculator have one page. */
const calculators: ReadonlySet<string> = new Set(["calculator", "bettingCalculator"]);
export const isCalculator = (name: string): boolean => calculators.has(name);

/** Name of an information page: the last word of its address. */
export const slugOf = (name: RouteName): string =>
  isCalculator(name) ? "betting-calculator" : (rowOf(name).pattern.split("/").at(-1) ?? "");

/** The text of the present page; null where there is none but the menu of the pages. */
export function wishOf({ navigation: { route } }: State): Wish | null {
  const { name, params } = route;
  if (name === "pending") return null;
  switch (rowOf(name).section) {
    case "information":
      if (name === "information") return null;
      return name === "cashTerminals" ? { tag: "terminals" } : { tag: "page", slug: slugOf(name) };
    case "oldBrowser":
      return { tag: "page", slug: slugOf(name) };
    case "rules":
      return {
        tag: "rules",
        ruleGroup: params["ruleGroup"] ?? null,
        chapter: params["chapter"] ?? null,
      };
    case "news": {
      const slug = params["slug"];
      if (slug !== undefined) return { tag: "article", slug };
      return { tag: "news", kind: name === "blog" ? "blog" : "news" };
    }
    case "partners":
      return { tag: "partners" };
    case "landing":
      return { tag: "landing", landingId: params["landingId"] ?? "" };
    case "promo":
      if (name === "bonusRules") return { tag: "page", slug: "bonus-rules" };
      if (name === "bonus-partner" && params["id"] === undefined)
        return { tag: "page", slug: "bonus-partner" };
      return furtherWishOf(name, params);
    default:
      return furtherWishOf(name, params);
  }
}

/** What is known of a text; undefined before it was asked for. */
export function pieceOf(state: State, wish: Wish): Piece<unknown> | undefined {
  const { content, settings } = state;
  const lng = settings.language;
  switch (wish.tag) {
    case "page":
      return content.pages[keyOf({ slug: wish.slug, lng })];
    case "rules":
      return content.rules[keyOf({ ruleGroup: wish.ruleGroup, chapter: wish.chapter, lng })];
    case "terminals":
      return content.terminals[keyOf({ lng })];
    case "news":
      return content.news[keyOf({ kind: wish.kind, lng })];
    case "article":
      return content.articles[keyOf({ slug: wish.slug, lng })];
    case "partners":
      return content.partners[keyOf({ lng })];
    case "landing":
      return content.landings[keyOf({ landingId: wish.landingId, lng })];
    default:
      return furtherPieceOf(state, wish);
  }
}

/** How long an answer counts as fresh; the contract lets it be kept that long. */
const FRESH_MS = 300_000;

/** Whether a text is to be asked for at `now` (Unix ms): never twice at a time, and not while it is fresh. */
export const isDue = (piece: Piece<unknown> | undefined, now: number): boolean =>
  piece === undefined ||
  (piece.status !== "loading" && (piece.status !== "ready" || now - piece.at > FRESH_MS));
