import type { Texts } from "../feed/types.ts";
import { sports } from "../feed/sports.ts";
import { marbles, pollModel } from "./draws.ts";
import { fights } from "./fights.ts";
import { champOf, type League } from "./league.ts";
import type { Model } from "./match.ts";
import { pollQuestions } from "./specialTypes.ts";
import type { Slot } from "./season.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const weekMs = 7 * day;

/** A slot of the week that is no match of a season: its title says what it is instead of a round. */
export type SpecialSlot = Slot & { readonly title: Texts };

/** Ids far from those of the leagues of the season, which may become more. */
const firstChampId = 9001;

const fighters = {
  light: [
    "Ivo Brandt",
    "Marcus Tull",
    "Teo Galvani",
    "Sami Korpela",
    "Rafa Quintel",
    "Dmitri Losev",
    "Kenji Aramaki",
    "Noah Whitlock",
  ],
  heavy: [
    "Bruno Kastell",
    "Gavin Holt",
    "Oleg Varnak",
    "Tane Rawiri",
    "Luka Bosnic",
    "Henrik Strand",
    "Otis Calder",
    "Amir Sadegh",
  ],
} as const;

const special = (
  index: number,
  sportId: number,
  name: Texts,
  teams: readonly string[] = [],
): League => ({
  champ: {
    ...champOf(sportId, null, name, "lesser"),
    id: firstChampId + index,
    order: firstChampId + index,
  },
  rank: "lesser",
  // One match day a week, for the pairs of fighters.
  calendar: [{ day: 0, from: 0, to: 0 }],
  utcMinutes: 0,
  sides: teams.length,
  teams,
});

const lightweight = special(
  0,
  sports.ufc.id,
  { en: "Lightweight", ru: "Лёгкий вес" },
  fighters.light,
);
const heavyweight = special(
  1,
  sports.ufc.id,
  { en: "Heavyweight", ru: "Тяжёлый вес" },
  fighters.heavy,
);
const polls = special(2, sports.politics.id, {
  en: "Weekly opinion polls",
  ru: "Опросы недели",
});
const track = special(3, sports.marbles.id, { en: "Marble track", ru: "Трасса марблов" });

/** The championships of the specials. */
export const specialLeagues: readonly League[] = [lightweight, heavyweight, polls, track];

/** Four fights of an evening, half an hour apart; announced four days and some minutes before. */
const fightNight = (league: League, weekday: number, title: Texts): readonly SpecialSlot[] =>
  Array.from({ length: league.sides / 2 }, (_, place) =>
    slot(
      fights,
      league,
      place,
      title,
      weekday * day + (18 + place / 2) * hour,
      4 * day + 7 * minute,
    ),
  );

const racesEvery = 10 * minute;

/** All specials of a week in order of announcement; the same every week but for their course. */
export const specialWeek: readonly SpecialSlot[] = [
  ...fightNight(heavyweight, 2, { en: "Wednesday fight night", ru: "Бои в среду" }),
  ...fightNight(lightweight, 5, { en: "Saturday fight night", ru: "Бои в субботу" }),
  // The answers of each poll come in the evening of its day, and the next one is announced a week before.
  ...pollQuestions.map((question, place) =>
    slot(
      pollModel(question),
      polls,
      place,
      question.title,
      (2 * place + 1) * day + 19 * hour + 30 * minute,
      weekMs - hour,
    ),
  ),
  // Announced between the quarters, when matches begin.
  ...Array.from({ length: weekMs / racesEvery }, (_, place) => {
    const number = (place % (day / racesEvery)) + 1;
    const title = { en: `Race ${number}`, ru: `Забег ${number}` };
    return slot(marbles, track, place, title, place * racesEvery, 57 * minute);
  }),
].sort((a, b) => a.announcedMs - b.announcedMs);

function slot(
  model: Model,
  league: League,
  place: number,
  title: Texts,
  startMs: number,
  leadMs: number,
): SpecialSlot {
  const announcedMs = (((startMs - leadMs) % weekMs) + weekMs) % weekMs;
  return { model, league, matchDay: 0, place, title, announcedMs, leadMs };
}
