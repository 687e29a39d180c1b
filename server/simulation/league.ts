import type { Champ, Texts } from "../feed/types.ts";
import type { Calendar } from "./calendar.ts";
import type { Country } from "./countries.ts";

/** How early the matches of a league enter the line: days, a day or an hour before they start. */
export type Rank = "leading" | "national" | "lesser";

export type League = {
  readonly champ: Champ;
  readonly rank: Rank;
  readonly calendar: Calendar;
  /** Minutes by which the local time of its calendar is ahead of UTC. */
  readonly utcMinutes: number;
  /** Number of sides; even. */
  readonly sides: number;
  readonly teams: readonly string[];
};

/** A league before it has its id and order. */
export type Draft = Omit<League, "champ"> & { readonly champ: Omit<Champ, "id" | "order"> };

/**
 * The name says which country the league belongs to; a league of several countries is called international.
 */
export function champOf(sportId: number, home: Country | null, { en, ru }: Texts, rank: Rank) {
  const [owner, ownerRu] = home ? [home.name.en, home.name.ru] : ["International", "Международные"];
  return {
    sportId,
    name: { en: `${owner} · ${en}`, ru: `${ownerRu} · ${ru}` },
    isTop: rank === "leading",
    ...(home ? { countryCode: home.code } : {}),
  };
}

export function leader(
  sportId: number,
  home: Country | null,
  en: string,
  ru: string,
  calendar: Calendar,
  teams: readonly string[],
): Draft {
  return {
    champ: champOf(sportId, home, { en, ru }, "leading"),
    rank: "leading",
    calendar,
    utcMinutes: home?.utcMinutes ?? 0,
    sides: teams.length,
    teams,
  };
}
