import type { Book } from "../feed/book.ts";
import type { FeedName, Game } from "../feed/types.ts";
import { firstIds } from "../feed/ids.ts";
import type { Anchor } from "../store/feeds.ts";
import type { GameIds } from "./layout.ts";
import type { Match, MatchPeriod } from "./match.ts";
import { type Ids, OfferedMarkets } from "./offeredMarkets.ts";
import { driftAt, isSuspendedAt, quotedAt, quotes } from "./quotes.ts";
import type { Fixture } from "./schedule.ts";

/** How long a finished game stays visible. */
export const afterMs = 60_000;
const clockStepMs = 3000;

/** The data of a game that does not change from its announcement to its end. */
export type Card = Omit<Game, "id" | "feed" | "status" | "isBlocked" | "betDelayMs">;

/** A period as a game of its own. */
type Part = {
  readonly period: MatchPeriod;
  /** From 1, as in the score of the match. */
  readonly number: number;
  readonly ids: GameIds;
  readonly markets: OfferedMarkets;
};

/** One game of the simulation, with its sub-games, while it is in the feed. */
export class Shown {
  readonly #fixture: Fixture;
  readonly #match: Match;
  readonly #card: Card;
  readonly #feedNumber: number;
  readonly #markets: OfferedMarkets;
  readonly #parts: readonly Part[];
  #feed: FeedName;
  #quoted = Number.NaN;
  #isSuspended = false;

  constructor(
    fixture: Fixture,
    match: Match,
    card: Card,
    { feedNumber }: Anchor,
    book: Book,
    at: number,
  ) {
    this.#fixture = fixture;
    this.#match = match;
    this.#markets = new OfferedMarkets(match, `s:${fixture.number}`);
    this.#parts = fixture.periodIds.flatMap((ids, index): readonly Part[] => {
      const period = match.periods[index];
      const number = index + 1;
      const key = `s:${fixture.number}p${number}`;
      return period ? [{ period, number, ids, markets: new OfferedMarkets(period, key) }] : [];
    });
    this.#card = card;
    this.#feedNumber = feedNumber;
    this.#feed = at < fixture.startsAt ? "line" : "live";
    this.#enter(book, at);
  }

  /** Advances the game to a simulation time; false once it has left the feed. */
  advance(book: Book, at: number): boolean {
    const ms = at - this.#fixture.startsAt;
    const gameId = this.#idsOf(this.#fixture.ids, this.#feed).game;
    if (ms >= this.#match.durationMs + afterMs) {
      book.removeGame(gameId);
      return false;
    }
    if (this.#feed === "line" && ms >= 0) {
      this.#feed = "live";
      this.#quoted = Number.NaN;
      for (const markets of [this.#markets, ...this.#parts.map((part) => part.markets)])
        markets.clear();
      this.#enter(book, at, gameId);
    }
    this.#update(book, ms);
    return true;
  }

  #enter(book: Book, at: number, formerId?: number): void {
    const isLive = this.#feed === "live";
    const ms = at - this.#fixture.startsAt;
    const gameId = this.#idsOf(this.#fixture.ids, this.#feed).game;
    const subGameIds = this.#parts.map(({ ids }) => this.#idsOf(ids, this.#feed).game);
    const game: Game = {
      ...this.#card,
      id: gameId,
      feed: this.#feed,
      // The line always has a leading league; in live there are hours when national ones lead.
      isTop: this.#card.isTop || (isLive && this.#fixture.league.rank === "national"),
      betDelayMs: isLive ? this.#fixture.model.betDelayMs : 0,
      isBlocked: false,
      ...(subGameIds.length > 0 && { subGameIds }),
      ...this.#phase(ms),
    };
    book.addGame(game, formerId ?? this.#formerIds(this.#fixture.ids)?.game);
    for (const part of this.#parts) {
      const { score: _, subGameIds: __, ...rest } = game;
      const { game: id } = this.#idsOf(part.ids, this.#feed);
      const subGame = { mainGameId: gameId, periodId: part.number, title: part.period.title };
      book.addGame(
        { ...rest, id, subGame, ...this.#phaseOf(part, ms) },
        this.#formerIds(part.ids)?.game,
      );
    }
    this.#update(book, ms);
  }

  #update(book: Book, ms: number): void {
    const isBlocked = isSuspendedAt(this.#match, ms);
    const quoted = quotedAt(this.#match, this.#fixture.seed, ms);
    // Until it begins it is as it entered.
    if (ms >= 0) this.#play(book, ms, isBlocked);
    if (quoted === this.#quoted && isBlocked === this.#isSuspended) return;
    this.#quoted = quoted;
    this.#isSuspended = isBlocked;
    const drift = driftAt(this.#fixture.seed, quoted);
    const show = (markets: OfferedMarkets, ids: GameIds, game: Match | MatchPeriod) =>
      markets.show(book, quotes(game, quoted, drift), {
        ids: this.#idsOf(ids, this.#feed),
        formerOutcomes: this.#formerIds(ids)?.outcomes ?? null,
        isSuspended: isBlocked,
      });
    show(this.#markets, this.#fixture.ids, this.#match);
    for (const { markets, ids, period } of this.#parts) show(markets, ids, period);
  }

  #play(book: Book, ms: number, isBlocked: boolean): void {
    book.patchGame(this.#idsOf(this.#fixture.ids, this.#feed).game, {
      ...this.#phase(ms),
      isBlocked,
    });
    for (const part of this.#parts)
      book.patchGame(this.#idsOf(part.ids, this.#feed).game, {
        ...this.#phaseOf(part, ms),
        isBlocked,
      });
  }

  /** Line and live have separate ids; the two of a game are adjacent. */
  #idsOf(of: GameIds, feed: FeedName): Ids {
    const first = firstIds(this.#feedNumber);
    const { games, markets, outcomes } = of[feed];
    return {
      game: first.games + games,
      markets: first.markets + markets,
      outcomes: first.outcomes + outcomes,
    };
  }

  /** Those that a game of the live feed had in the line. */
  #formerIds = (of: GameIds): Ids | null =>
    this.#feed === "live" ? this.#idsOf(of, "line") : null;

  /** Its clock is that of the match, which runs for it while it is played. */
  #phaseOf({ period }: Part, ms: number) {
    const phase = period.phaseAt(Math.min(ms, this.#match.durationMs));
    const { timeSec, isClockRunning = false } = this.#phase(ms);
    if (timeSec === undefined) return phase;
    return { ...phase, timeSec, isClockRunning: isClockRunning && phase.status === 1 };
  }

  /** The match clock is only sent every few seconds; clients advance it in between. */
  #phase(ms: number) {
    if (ms < 0) return { status: 0 as const };
    const { score, ...rest } = this.#match.phaseAt(Math.min(ms, this.#match.durationMs));
    // What has no score, a race, sends none.
    const phase = score.formatted === "" ? rest : { ...rest, score };
    if (phase.timeSec === undefined) return phase;
    const lastSent = this.#match.phaseAt(Math.max(0, Math.floor(ms / clockStepMs) * clockStepMs));
    return { ...phase, timeSec: lastSent.timeSec ?? phase.timeSec };
  }
}
