/** Bets that run for weeks are a sport of their own for search engines; the feeds do not know it. [seo-011] */
const LONG_TERM = { key: "long-term-bets", id: 2999 } as const;

/** Sport ids by English name as used in addresses: "ice-hockey". [seo-010] */
export type SportsMap = Readonly<Record<string, number>>;

/** An English name as used in addresses. */
export const sportKey = (nameEn: string): string =>
  nameEn
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** The map of these sports and the long-term one. */
export const sportsMapOf = (
  sports: readonly { readonly id: number; readonly nameEn: string }[],
): SportsMap =>
  Object.fromEntries([
    ...sports.map(({ id, nameEn }) => [sportKey(nameEn), id] as const),
    [LONG_TERM.key, LONG_TERM.id],
  ]);

export type PageIds = {
  readonly sportId: number | null;
  readonly champId: number | null;
  readonly gameId: number | null;
};

type Params = Readonly<Record<string, string>>;

const sportParam = (params: Params): string | undefined => params["sport"] ?? params["sportName"];
/** "1", "c50112" and "50112-premier-league" all begin with their id. */
const idIn = (text: string | undefined): number | null => {
  const digits = /^c?(\d{1,15})(?:-|$)/.exec(text ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
};

/** Whether only the map can tell which sport a page is about. */
export function isNamedSport(params: Params): boolean {
  const sport = sportParam(params);
  return sport !== undefined && idIn(sport) === null;
}

/** What the parameters of a page say: ids, or for a sport its English name. [seo-010] */
export function idsOf(params: Params, sports: SportsMap): PageIds {
  const sport = sportParam(params);
  const key = sportKey(sport ?? "");
  const named = Object.hasOwn(sports, key) ? sports[key] : undefined;
  return {
    sportId: idIn(sport) ?? named ?? null,
    champId: idIn(params["champ"]),
    gameId: idIn(params["game"]),
  };
}
