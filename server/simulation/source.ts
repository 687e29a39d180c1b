import type { Book } from "../feed/book.ts";
import { permanentIdOf, statisticIdOf } from "../feed/ids.ts";
import type { FeedSource, Settled } from "../feed/source.ts";
import { sports } from "../feed/sports.ts";
import { type Anchor, sourceTime, wallTime } from "../store/feeds.ts";
import { noDrift, type Quote } from "./families.ts";
import { leagues } from "./leagues.ts";
import { marketGroups } from "./marketGroups.ts";
import { marketTypes } from "./marketTypes.ts";
import type { Match, MatchPeriod } from "./match.ts";
import { isSuspendedAt, quotedAt, quotes } from "./quotes.ts";
import { playedMatches } from "./played.ts";
import { matchRecords } from "./record.ts";
import {
  type Fixture,
  fixtureAt,
  isSpecial,
  mayBeSeen,
  numbersAround,
  numbersBetween,
  permanentPosition,
} from "./schedule.ts";
import { afterMs, type Card, Shown } from "./shown.ts";
import { squads, teamIdOf } from "./squads.ts";
import { specialLeagues } from "./specials.ts";

const maxCached = 400;
/** Matches do not change within it: a feed that hardly moves costs nothing. */
const momentMs = 100;
const allLeagues = [...leagues, ...specialLeagues];

/**
 * Matches generated from a seed: everything about them follows from the seed and the simulation's own time,
 * so a restarted server continues with the same matches, ids and prices.
 */
export function createSimulation(seed: number, anchor: Anchor): FeedSource {
  const matchOf = matchCache();
  const resultOf = resultCache(seed, matchOf);
  const { played, playedOf } = playedMatches(seed, anchor, (fixture) => cardOf(fixture, anchor));
  const shown = new Map<number, Shown>();
  let scannedTo: number | null = null;

  return {
    sports: Object.values(sports),
    marketTypes,
    marketGroups,
    advance: (book, now) => {
      const sourceAt = sourceTime(anchor, now);
      if (scannedTo !== null && sourceAt >= scannedTo && sourceAt < scannedTo + momentMs) return;
      if (scannedTo === null) for (const { champ } of allLeagues) book.addChamp(champ);
      for (const [number, game] of shown) if (!game.advance(book, sourceAt)) shown.delete(number);
      addAnnounced(book, sourceAt);
    },
    settled: (key, now) => resultOf(key, sourceTime(anchor, now)),
    played,
    record: matchRecords(seed, anchor, playedOf),
    // Over by over; other sports have no more than their score.
    trackedSportIds: [sports.football.id, sports.cricket.id],
    ...squads(seed, anchor),
  };

  /** Adds the games announced since the last call, however long ago that was. */
  function addAnnounced(book: Book, at: number): void {
    const announced = scannedTo === null ? numbersAround(at) : numbersBetween(scannedTo, at);
    for (const number of announced) {
      if (!mayBeSeen(number, at)) continue;
      const fixture = fixtureAt(seed, number);
      if (isPast(fixture, at)) continue;
      shown.set(
        number,
        new Shown(fixture, matchOf(fixture), cardOf(fixture, anchor), anchor, book, at),
      );
    }
    scannedTo = at;
  }

  function isPast(fixture: Fixture, at: number): boolean {
    return at >= fixture.startsAt && at >= fixture.startsAt + matchOf(fixture).durationMs + afterMs;
  }
}

/** Creates matches on demand and caches the latest. */
function matchCache(): (fixture: Fixture) => Match {
  const matches = new Map<number, Match>();
  return (fixture) => {
    const match = matches.get(fixture.number) ?? fixture.model.create(fixture.seed);
    matches.delete(fixture.number);
    matches.set(fixture.number, match);
    const oldest = matches.keys().next().value;
    if (matches.size > maxCached && oldest !== undefined) matches.delete(oldest);
    return match;
  };
}

function cardOf(fixture: Fixture, anchor: Anchor): Card {
  const { league, number } = fixture;
  const side = (index: number) => ({
    id: teamIdOf(league, index),
    name: league.teams[index] ?? "",
  });
  const permanentId = permanentIdOf(anchor.feedNumber, permanentPosition(number));
  return {
    permanentId,
    ...(isSpecial(number) ? {} : { statisticId: statisticIdOf(permanentId) }),
    number: 1000 + (number % 9000),
    sportId: league.champ.sportId,
    champId: league.champ.id,
    startTime: Math.round(wallTime(anchor, fixture.startsAt) / 1000),
    ...(league.sides > 0 && { opponent1: side(fixture.home), opponent2: side(fixture.away) }),
    round: fixture.round,
    marketsCount: 0,
    isTop: league.rank === "leading",
    pageType: fixture.model.pageType,
  };
}

/** Results by outcome key; cached because many bets on one match need the same quotes. */
function resultCache(seed: number, matchOf: (fixture: Fixture) => Match) {
  const latest = new Map<
    string,
    { readonly at: number; readonly quoted: readonly (Quote | null)[] }
  >();
  const quotesOf = (gameKey: string, game: Match | MatchPeriod, at: number) => {
    const cached = latest.get(gameKey);
    if (cached?.at === at) return cached.quoted;
    const quoted = quotes(game, at, noDrift);
    if (latest.size >= maxCached) latest.clear();
    latest.set(gameKey, { at, quoted });
    return quoted;
  };
  return (key: string, at: number): Settled | null => {
    const parts = /^s:(\d+)(?:p(\d+))?:(\d+):(\d+)$/.exec(key)?.slice(1);
    if (!parts) return null;
    // Without a period it is an outcome of the match itself.
    const [number = 0, period = 0, market = 0, outcome = 0] = parts.map((part) =>
      Number(part ?? 0),
    );
    const fixture = fixtureAt(seed, number);
    const ms = at - fixture.startsAt;
    if (ms < 0) return null;
    const match = matchOf(fixture);
    if (isSuspendedAt(match, ms)) return null;
    const game = period === 0 ? match : match.periods[period - 1];
    if (!game) return null;
    const quoted = quotesOf(`${number}p${period}`, game, quotedAt(match, fixture.seed, ms));
    const result = quoted[market]?.results[outcome];
    if (!result) return null;
    const { score } = game.phaseAt(Math.min(ms, match.durationMs));
    return { result, score: score && score.formatted !== "" ? score : null };
  };
}
