import { type League, leagues } from "./leagues.ts";
import type { Match, Model } from "./match.ts";
import type { PlannedMarket } from "./families.ts";
import { basketball } from "./basketball.ts";
import { cricket } from "./cricket.ts";
import { football } from "./football.ts";
import { iceHockey } from "./iceHockey.ts";
import { esports, tableTennis, tennis, volleyball } from "./raceSports.ts";
import { hashed } from "./random.ts";

const minute = 60_000;
/** Every round brings the same number of games of each sport, so ids follow from arithmetic. */
const roundMs = 10 * minute;

/** Minutes between the announcement of a game in the line and its start, one game of a round each. */
const announced: readonly (readonly [Model, readonly number[]])[] = [
  [football, [20, 24, 28, 32, 38, 45, 100, 400]],
  [tennis, [20, 26, 32, 70]],
  [basketball, [22, 30, 60]],
  [iceHockey, [25, 50]],
  [cricket, [25, 45]],
  [volleyball, [20, 35]],
  [tableTennis, [15, 20, 25]],
  [esports, [25, 40]],
];

/** One place of a round. Offsets count markets and outcomes of the places before it. */
type Slot = {
  readonly model: Model;
  readonly leadMs: number;
  /** Which game of its sport within a round this is, and how many there are. */
  readonly index: number;
  readonly perRound: number;
  readonly marketsBefore: number;
  readonly outcomesBefore: number;
  readonly markets: number;
  readonly outcomes: number;
};

const slots = layOut();
const marketsPerRound = slots.reduce((sum, { markets }) => sum + 2 * markets, 0);
const outcomesPerRound = slots.reduce((sum, { outcomes }) => sum + 2 * outcomes, 0);

/** Longest way back from an instant to the round whose games are still shown. */
export const spanMs = Math.max(...slots.map(({ leadMs }) => leadMs)) + 75 * minute;

export type Fixture = {
  /** Counts all games of the simulation from its origin. */
  readonly number: number;
  readonly model: Model;
  readonly league: League;
  readonly home: number;
  readonly away: number;
  readonly announcedAt: number;
  readonly startsAt: number;
  readonly seed: number;
  /** Ids before the first of the line and of the live feed, from 0. */
  readonly line: { readonly markets: number; readonly outcomes: number };
  readonly live: { readonly markets: number; readonly outcomes: number };
};

/** The fixture with a number; times are milliseconds since the origin of the simulation. */
export function fixtureAt(seed: number, number: number): Fixture {
  const round = Math.floor(number / slots.length);
  const slot = slots[number % slots.length];
  if (!slot) throw new Error(`fixture ${number} has no place in a round`);
  const own = Math.floor(hashed(seed, number, 11) * 0x7fff_ffff);
  const announcedAt = Math.floor((round + hashed(own, 1)) * roundMs);
  const markets = round * marketsPerRound + 2 * slot.marketsBefore;
  const outcomes = round * outcomesPerRound + 2 * slot.outcomesBefore;
  return {
    number,
    model: slot.model,
    ...sides(slot.model, round * slot.perRound + slot.index),
    announcedAt,
    // On full minutes, as fixtures are.
    startsAt: Math.ceil((announcedAt + slot.leadMs) / minute) * minute,
    seed: own,
    line: { markets, outcomes },
    live: { markets: markets + slot.markets, outcomes: outcomes + slot.outcomes },
  };
}

/** Numbers of the fixtures that may be in the line or live at an instant. */
export function numbersAround(at: number): { readonly from: number; readonly to: number } {
  const first = Math.max(0, Math.floor((at - spanMs) / roundMs));
  return { from: first * slots.length, to: (Math.floor(at / roundMs) + 1) * slots.length };
}

/** Number of the first fixture of the round that is running. */
export function roundOf(at: number): number {
  return Math.floor(at / roundMs) * slots.length;
}

export function plan(match: Match): readonly PlannedMarket[] {
  return match.families.flatMap(({ markets }) => markets);
}

/** Every side of a league meets every other one in turn (circle method), then with sides changed. */
function sides(model: Model, game: number): { league: League; home: number; away: number } {
  const own = leagues.filter(({ champ }) => champ.sportId === model.sport.id);
  const league = own[game % own.length];
  if (!league) throw new Error(`sport ${model.sport.id} has no league`);
  const count = league.teams.length;
  const inLeague = Math.floor(game / own.length);
  const day = Math.floor(inLeague / (count / 2));
  const pair = inLeague % (count / 2);
  const place = (index: number) => (index === 0 ? 0 : 1 + ((index - 1 + day) % (count - 1)));
  const [one, two] = [place(pair), place(count - 1 - pair)];
  return Math.floor(day / (count - 1)) % 2 === 0
    ? { league, home: one, away: two }
    : { league, home: two, away: one };
}

function layOut(): Slot[] {
  let [marketsBefore, outcomesBefore] = [0, 0];
  return announced.flatMap(([model, leads]) =>
    leads.map((lead, index) => {
      const planned = plan(model.create(0));
      const markets = planned.length;
      const outcomes = planned.reduce((sum, market) => sum + market.outcomes.length, 0);
      const slot: Slot = {
        model,
        leadMs: lead * minute,
        index,
        perRound: leads.length,
        marketsBefore,
        outcomesBefore,
        markets,
        outcomes,
      };
      marketsBefore += markets;
      outcomesBefore += outcomes;
      return slot;
    }),
  );
}
