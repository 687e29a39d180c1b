import type { State } from "../index.ts";

type Page = Pick<State, "navigation">;

const pages: readonly string[] = ["statisticPageRoute", "statisticPopupRoute"];

const flagOf = ({ navigation: { route, query } }: Page, name: string, form: RegExp) =>
  pages.includes(route.name) && form.test(query[name] ?? "") ? (query[name] ?? null) : null;

/** The game that the page of statistics is of, from its address; null on other pages, and where it is none. */
export const statisticIdOf = (state: Page): string | null =>
  flagOf(state, "statisticId", /^[A-Za-z0-9][\w.:~-]{0,63}$/);

/** Its permanent id, under which the feeds have its score and its sides; null if the address does not say it. */
export const statisticGameOf = (state: Page): number | null => {
  const id = flagOf(state, "permanentId", /^[1-9]\d{0,14}$/);
  return id === null ? null : Number(id);
};

/** The address of the statistics of a game, after its path. */
export const statisticQuery = (statisticId: string, permanentId: number | null): string =>
  `?${new URLSearchParams({ statisticId, ...(permanentId !== null && { permanentId: String(permanentId) }) })}`;
