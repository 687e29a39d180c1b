import type { FeedSource, PlayerRecord, Team } from "../feed/source.ts";
import { sports } from "../feed/sports.ts";
import { type Anchor, sourceTime } from "../store/feeds.ts";
import { countries, type NameFamily } from "./countries.ts";
import { playedOn } from "./cricketInnings.ts";
import type { League } from "./league.ts";
import { leagues } from "./leagues.ts";
import { squadNames } from "./names.ts";
import { hashed, randomFrom } from "./random.ts";
import { fixtureAt, numbersBegunIn } from "./schedule.ts";
import { playersOfSide, type Scorecard, scorecardOf } from "./scorecard.ts";

/** Ids of teams and of players follow from those of the championship and the team. */
export const teamIdOf = (league: League, side: number): number => league.champ.id * 100 + side;
const playerIdOf = (teamId: number, place: number): number => teamId * 100 + place + 1;

/** By the place in the batting order; the last five bowl. */
const roles = [
  "batter",
  "batter",
  "batter",
  "batter",
  "wicketkeeper",
  "batter",
  "allRounder",
  "bowler",
  "bowler",
  "bowler",
  "bowler",
] as const;

/** Where the players of an international side come from. */
const families: readonly NameFamily[] = ["english", "indian", "arabic", "spanish", "portuguese"];

type Side = { readonly league: League; readonly side: number };

/**
 * The sides of all leagues, and the players of cricket with what they did in the season. All of it follows from the seed:
 * a player's figures are those of the matches that the results have.
 */
export function squads(seed: number, anchor: Anchor): Pick<FeedSource, "team" | "player"> {
  return { team, player };

  function team(teamId: number): Team | null {
    const found = sideOf(teamId);
    if (found === null) return null;
    const { champ, teams } = found.league;
    const { sportId, countryCode } = champ;
    return {
      id: teamId,
      name: teams[found.side] ?? "",
      sportId,
      ...(countryCode === undefined ? {} : { countryCode }),
      players: sportId === sports.cricket.id ? playersOf(found, teamId) : [],
    };
  }

  function playersOf({ league }: Side, teamId: number): Team["players"] {
    const { countryCode } = league.champ;
    const home = Object.values(countries).find(({ code }) => code === countryCode);
    const chosen = families[Math.floor(hashed(seed, teamId, 31) * families.length)] ?? "english";
    const random = randomFrom(seed, teamId, 32);
    return squadNames(home?.family ?? chosen, playersOfSide, random).map((name, place) => ({
      id: playerIdOf(teamId, place),
      name,
      role: roles[place] ?? "batter",
    }));
  }

  function player(playerId: number, now: number): PlayerRecord | null {
    const teamId = Math.floor(playerId / 100);
    const found = sideOf(teamId);
    const one = team(teamId)?.players.find(({ id }) => id === playerId);
    if (found === null || one === undefined) return null;
    const place = (playerId % 100) - 1;
    const cards = cardsOf(found, sourceTime(anchor, now)).flatMap((card) => card[place] ?? []);
    return {
      id: playerId,
      name: one.name,
      teamId,
      sportId: found.league.champ.sportId,
      stats: figuresOf(cards),
    };
  }

  /** The scorecards of a side in the matches of the season that are over; the season is that of its last match. */
  function cardsOf({ league, side }: Side, at: number): readonly Scorecard[] {
    const begun = numbersBegunIn(league, at).map((number) => fixtureAt(seed, number));
    const season = begun[0]?.season;
    return begun
      .filter((fixture) => fixture.season === season)
      .filter(({ home, away }) => home === side || away === side)
      .flatMap((fixture) => {
        const pitch = playedOn(fixture.seed);
        const isOver = fixture.startsAt + pitch.durationMs <= at;
        return isOver ? [scorecardOf(pitch, fixture.home === side ? 0 : 1)] : [];
      });
  }
}

function sideOf(teamId: number): Side | null {
  const side = teamId % 100;
  const league = leagues.find(({ champ }) => champ.id === Math.floor(teamId / 100));
  return league !== undefined && side < league.sides ? { league, side } : null;
}

/** Figures as scorecards have them; an average and a rate only where there is something to divide by. */
function figuresOf(cards: readonly Scorecard[number][]): PlayerRecord["stats"] {
  const batted = cards.flatMap(({ batting }) => batting ?? []);
  const bowled = cards.flatMap(({ bowling }) => bowling ?? []);
  const runs = sum(batted.map((one) => one.runs));
  const faced = sum(batted.map((one) => one.balls));
  const outs = batted.filter(({ isOut }) => isOut).length;
  const balls = sum(bowled.map((one) => one.balls));
  const conceded = sum(bowled.map((one) => one.runs));
  const wickets = sum(bowled.map((one) => one.wickets));
  return {
    matches: cards.length,
    innings: batted.length,
    runs,
    ...(batted.length > 0 && { highest: Math.max(...batted.map((one) => one.runs)) }),
    ...(outs > 0 && { average: rounded(runs / outs) }),
    ...(faced > 0 && { strikeRate: rounded((100 * runs) / faced) }),
    ...(balls > 0 && {
      overs: `${Math.floor(balls / 6)}.${balls % 6}`,
      wickets,
      economy: rounded((6 * conceded) / balls),
    }),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const rounded = (value: number): number => Math.round(value * 100) / 100;
