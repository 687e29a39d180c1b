import type { Texts } from "../feed/types.ts";
import { sports } from "../feed/sports.ts";
import {
  type Calendar,
  evenEvenings,
  hallDays,
  mondaysAndFridays,
  nightly,
  oddEvenings,
  sundayNoons,
  sundays,
  tourDays,
  weekdayNoons,
  weekendAfternoons,
  weekendEvenings,
} from "./calendar.ts";
import { type Country, countries } from "./countries.ts";
import { leadingLeagues } from "./leadingLeagues.ts";
import { champOf, type Draft, type League, type Rank } from "./league.ts";
import { type NameKind, namesOf } from "./names.ts";

/** Most important first. */
const ranks: readonly Rank[] = ["leading", "national", "lesser"];

/** A division of a sport that a country's sides play in. */
type Division = {
  readonly sportId: number;
  readonly name: Texts;
  readonly rank: Rank;
  readonly calendar: Calendar;
  readonly kind: NameKind;
  readonly sides: number;
  /** Number of sides of the same kind and country that are named before these. */
  readonly place: number;
  readonly suffix: string;
};

const clubs = 18;
const squads = 16;
const tourPlayers = 16;
const hallPlayers = 12;
/** Where few countries share an evening, the leagues are larger. */
const lonelySquads = 20;
const isLonely = ({ utcMinutes }: Country): boolean => utcMinutes < -4 * 60 || utcMinutes > 8 * 60;
const squadsOf = (home: Country): number => (isLonely(home) ? lonelySquads : squads);

const footballDivisions: readonly Division[] = [
  football("National League", "Национальная лига", "national", weekendAfternoons, 0),
  football("Second Division", "Второй дивизион", "lesser", sundays, clubs),
  football("Women's League", "Женская лига", "lesser", sundayNoons, 0, " (W)"),
  football("Under-21 League", "Молодёжная лига", "lesser", mondaysAndFridays, 0, " U21"),
  football("Reserve League", "Лига дублёров", "lesser", weekdayNoons, clubs, " II"),
];

const hallCalendars = [
  [(en, ru) => [`${en} League`, `${ru} лига`], "national", evenEvenings, 0, ""],
  [
    (en, ru) => [`Women's ${en} League`, `Женская ${ru.toLowerCase()} лига`],
    "lesser",
    oddEvenings,
    0,
    " (W)",
  ],
  [
    (en, ru) => [`Second ${en} League`, `Вторая ${ru.toLowerCase()} лига`],
    "lesser",
    weekendEvenings,
    1,
    "",
  ],
] as const satisfies readonly (readonly [
  (en: string, ru: string) => readonly [string, string],
  Rank,
  Calendar,
  number,
  string,
])[];

const allCountries = Object.values(countries);
/** The countries of each sport. Each list spans the globe, so that it is always evening somewhere. */
const hallSports = [
  [
    sports.basketball,
    "Basketball",
    "Баскетбольная",
    hosts("US CA MX CL BR AR PT ES DE PL TR AE KZ IN TH CN JP AU NZ FJ"),
  ],
  [
    sports.iceHockey,
    "Hockey",
    "Хоккейная",
    hosts("US CA MX CO CL BR AR GB DE NO PL FI TR AE KZ IN BD TH CN KR JP AU NZ FJ"),
  ],
  [
    sports.volleyball,
    "Volleyball",
    "Волейбольная",
    hosts("US CA MX BR AR IT PL TR AE IN TH CN JP AU NZ FJ"),
  ],
  [
    sports.cricket,
    "Cricket",
    "Крикетная",
    hosts("US CA MX BB AR GB PT ZA TR AE KZ IN BD TH CN AU NZ FJ"),
  ],
] as const;
const tableTennisHosts = hosts("US CA BR PT DE NO PL TR KZ IN TH CN KR JP NZ");
const esportsHosts = hosts("US CA MX BR AR GB ES DE PL TR AE KZ IN BD TH CN KR JP AU NZ");

/** All leagues, most important first. */
export const leagues: readonly League[] = [
  ...leadingLeagues,
  ...footballDivisions.flatMap((division) => allCountries.map((home) => leagueOf(home, division))),
  ...hallSports.flatMap(([sport, en, ru, homes]) =>
    hallCalendars.flatMap(([named, rank, calendar, level, suffix]) =>
      homes.map((home) =>
        leagueOf(home, {
          sportId: sport.id,
          name: textsOf(named(en, ru)),
          rank,
          calendar,
          kind: sport.id === sports.cricket.id ? "cricket" : "club",
          sides: squadsOf(home),
          place: level * squadsOf(home),
          suffix,
        }),
      ),
    ),
  ),
  ...allCountries.map((home, index) =>
    leagueOf(home, {
      sportId: sports.tennis.id,
      name: { en: "Tennis Tour", ru: "Теннисный тур" },
      rank: index % 2 === 0 ? "national" : "lesser",
      calendar: tourDays,
      kind: "person",
      sides: tourPlayers,
      place: 0,
      suffix: "",
    }),
  ),
  ...tableTennisHosts.map((home, index) =>
    leagueOf(home, {
      sportId: sports.tableTennis.id,
      name: { en: "Table Tennis League", ru: "Лига настольного тенниса" },
      rank: index % 3 === 0 ? "national" : "lesser",
      calendar: hallDays,
      kind: "person",
      sides: hallPlayers,
      place: tourPlayers,
      suffix: "",
    }),
  ),
  ...esportsHosts.map((home, index) =>
    leagueOf(home, {
      sportId: sports.esports.id,
      name: { en: "Esports Circuit", ru: "Киберсерия" },
      rank: index % 3 === 0 ? "national" : "lesser",
      calendar: nightly,
      kind: "esports",
      sides: squads,
      place: index * squads,
      suffix: "",
    }),
  ),
]
  .toSorted((a, b) => ranks.indexOf(a.rank) - ranks.indexOf(b.rank))
  .map((draft, index) => ({
    ...draft,
    champ: { ...draft.champ, id: 4201 + index, order: index + 1 },
  }));

function football(
  en: string,
  ru: string,
  rank: Rank,
  calendar: Calendar,
  place: number,
  suffix = "",
): Division {
  const name = { en, ru };
  return {
    sportId: sports.football.id,
    name,
    rank,
    calendar,
    kind: "football",
    sides: clubs,
    place,
    suffix,
  };
}

function textsOf([en, ru]: readonly [string, string]): Texts {
  return { en, ru };
}

function hosts(codes: string): readonly Country[] {
  return codes.split(" ").map((code) => {
    const match = allCountries.find((country) => country.code === code);
    if (!match) throw new Error(`no country ${code}`);
    return match;
  });
}

function leagueOf(home: Country, division: Division): Draft {
  const { sportId, name, rank, calendar, kind, sides, place, suffix } = division;
  let teams: readonly string[] | null = null;
  return {
    champ: champOf(sportId, home, name, rank),
    rank,
    calendar,
    utcMinutes: home.utcMinutes,
    sides,
    // Lazy: there are thousands of names, and a run of the server uses few.
    get teams() {
      teams ??= namesOf(home, kind, sides, place).map((side) => `${side}${suffix}`);
      return teams;
    },
  };
}
