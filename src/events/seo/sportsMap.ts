/** For search engines long-term bets are a sport of their own, which the feeds do not have. [seo-011] */
const LONG_TERM = { key: "long-term-bets", id: 2999 } as const;

/** Sport ids by English name as used in URLs: "ice-hockey". [seo-010] */
export type SportsMap = Readonly<Record<string, number>>;

/** An English name as used in URLs. */
export const sportKey = (nameEn: string): string =>
  nameEn
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** The map of these sports, plus long-term bets. */
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
/** Parses the leading id: "1", "c50112", "50112-premier-league". */
const idIn = (text: string | undefined): number | null => {
  const digits = /^c?(\d{1,15})(?:-|$)/.exec(text ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
};

/** Whether only the map can tell which sport a page is about. */
export function isNamedSport(params: Params): boolean {
  const sport = sportParam(params);
  return sport !== undefined && idIn(sport) === null;
}

/** The ids in the parameters of a page; a sport can also be given by its English name. [seo-010] */
export function idsOf(params: Params, sports: SportsMap): PageIds {
  const sport = sportParam(params);
  const key = sportKey(sport ?? "");
  const idByName = Object.hasOwn(sports, key) ? sports[key] : undefined;
  return {
    sportId: idIn(sport) ?? idByName ?? null,
    champId: idIn(params["champ"]),
    gameId: idIn(params["game"]),
  };
}
