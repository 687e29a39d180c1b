import type { Champ, Texts } from "../feed/types.ts";
import type { Calendar } from "./calendar.ts";
import type { Country } from "./countries.ts";

/** How early the matches of a league are in the line: days, a day or an hour before they begin. */
export type Rank = "leading" | "national" | "lesser";

export type League = {
  readonly champ: Champ;
  readonly rank: Rank;
  readonly calendar: Calendar;
  /** Minutes that the clocks of its calendar are ahead of UTC. */
  readonly utcMinutes: number;
  /** How many sides it has; an even number. */
  readonly sides: number;
  readonly teams: readonly string[];
};

/** A league before it has its place among all. */
export type Draft = Omit<League, "champ"> & { readonly champ: Omit<Champ, "id" | "order"> };

/** A person sees whose league it is; what several countries share says so in its name. */
export function champOf(sportId: number, home: Country | null, { en, ru }: Texts, rank: Rank) {
  const [of, ofRu] = home ? [home.name.en, home.name.ru] : ["International", "Международные"];
  return {
    sportId,
    name: { en: `${of} · ${en}`, ru: `${ofRu} · ${ru}` },
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
