import type { Book } from "../feed/book.ts";
import type { FeedName, Game, OutcomeState, Score } from "../feed/types.ts";
import { firstIds, permanentIdOf } from "../feed/ids.ts";
import type { Played, Settled } from "../feed/source.ts";
import { type Anchor, sourceTime, wallTime } from "../store/feeds.ts";
import { cricketScore } from "./cricketScore.ts";
import type { Line, PlannedGame, RecordingPlan } from "./plan.ts";
import type { Recording } from "./recording.ts";
import { shaded } from "./ladder.ts";
import { StreamBook } from "./streamBook.ts";

const minDelayMs = 2000;
const maxDelayMs = 8000;

type Stage = FeedName | "hidden";

/** One playback of a recording. */
export class Playing {
  readonly #stream = new StreamBook();
  readonly #stages = new Map<number, Stage>();
  readonly #offered = new Set<number>();
  /** When each market of the recording changed last, by its own clock. */
  readonly #changedAt = new Map<string, number>();
  /** Games that are over, by place. */
  readonly #played = new Map<number, Played>();
  #next = 0;

  constructor(
    readonly recording: Recording,
    readonly plan: RecordingPlan,
    readonly anchor: Anchor,
  ) {}

  /** Advances the book to a wall-clock time. */
  advance(book: Book, now: number): void {
    const sourceAt = sourceTime(this.anchor, now);
    const { messages } = this.recording;
    const touched = new Set<string>();
    for (
      let message = messages[this.#next];
      message && message.at <= sourceAt;
      message = messages[this.#next]
    ) {
      for (const change of message.markets) {
        this.#stream.apply(change);
        touched.add(change.id);
        this.#changedAt.set(change.id, message.at);
      }
      this.#next += 1;
    }
    for (const game of this.plan.games) {
      const isTouched = [...game.streamIds].some((id) => touched.has(id));
      if (isTouched) this.#show(book, game, touched);
      if (this.#stages.get(game.place) === "live") this.#updateScore(book, game, sourceAt);
    }
  }

  /** Removes all of its games from the book. */
  leave(book: Book): void {
    for (const game of this.plan.games) {
      const stage = this.#stages.get(game.place);
      if (stage === "line" || stage === "live") book.removeGame(this.#gameId(game, stage));
    }
  }

  settled(lineIndex: number, outcomeIndex: number): Settled | null {
    const line = this.plan.lines[lineIndex];
    const result = line?.results[outcomeIndex];
    const isClosed = line && this.#stream.definition(line.streamId)?.status === "CLOSED";
    return result && isClosed ? { ...result, score: null } : null;
  }

  /** The games that are over and have a score; only those of cricket have one. */
  played(): readonly Played[] {
    return [...this.#played.values()];
  }

  #show(book: Book, game: PlannedGame, touched: ReadonlySet<string>): void {
    const stage = this.#stages.get(game.place) ?? "hidden";
    const definitions = [...game.streamIds].flatMap((id) => this.#stream.definition(id) ?? []);
    const open = definitions.filter(({ status }) => status !== "CLOSED");
    const isLive = definitions.some(({ isInPlay }) => isInPlay);
    if (stage === "hidden" && open.length === 0) return;
    const feed: FeedName = stage === "live" || isLive ? "live" : "line";
    const hasMoved = feed !== stage;
    if (hasMoved) this.#enter(book, game, feed, stage);
    for (const line of game.lines)
      if (hasMoved || touched.has(line.streamId)) this.#showLine(book, game, line, feed);
    book.patchGame(this.#gameId(game, feed), {
      status: open.length === 0 ? 4 : feed === "live" ? 1 : 0,
      isBlocked: open.every(({ status }) => status !== "OPEN"),
    });
    if (open.length === 0) this.#keepPlayed(game);
  }

  #keepPlayed(game: PlannedGame): void {
    const { place, title, opponent1, opponent2, sport, champId, streamIds, startsAt } = game;
    if (this.#played.has(place)) return;
    const closedAt = Math.max(...[...streamIds].map((id) => this.#changedAt.get(id) ?? 0));
    const score = cricketScore(this.plan.cricket, opponent1.name, closedAt);
    if (score === null) return;
    this.#played.set(place, {
      permanentId: this.#permanentId(game),
      sportId: sport.id,
      champId,
      startTime: this.#wallSeconds(startsAt),
      ...(title === null ? {} : { title }),
      opponent1,
      ...(opponent2 === null ? {} : { opponent2 }),
      score,
      endedAt: this.#wallSeconds(closedAt),
    });
  }

  #enter(book: Book, game: PlannedGame, feed: FeedName, stage: Stage): void {
    const delays = [...game.streamIds].map((id) => this.#stream.definition(id)?.betDelay ?? 0);
    const delayMs = Math.min(maxDelayMs, Math.max(minDelayMs, 1000 * Math.max(...delays)));
    const entry: Game = {
      id: this.#gameId(game, feed),
      permanentId: this.#permanentId(game),
      number: 1000 + (game.place % 9000),
      feed,
      sportId: game.sport.id,
      champId: game.champId,
      startTime: this.#wallSeconds(game.startsAt),
      ...(game.title === null ? {} : { title: game.title }),
      opponent1: game.opponent1,
      ...(game.opponent2 === null ? {} : { opponent2: game.opponent2 }),
      marketsCount: 0,
      isTop: true,
      pageType: game.sport.nameEn === "cricket" ? "cricket" : "sport",
      betDelayMs: feed === "live" ? delayMs : 0,
      status: feed === "live" ? 1 : 0,
      isBlocked: false,
    };
    for (const line of game.lines) this.#offered.delete(line.marketsBefore);
    book.addGame(entry, stage === "line" ? this.#gameId(game, "line") : undefined);
    this.#stages.set(game.place, feed);
  }

  #showLine(book: Book, game: PlannedGame, line: Line, feed: FeedName): void {
    const definition = this.#stream.definition(line.streamId);
    const ids = this.#lineIds(line, feed);
    if (!definition || definition.status === "CLOSED") {
      if (this.#offered.delete(line.marketsBefore)) book.removeMarket(ids.market);
      return;
    }
    for (const [index, { typeId, param, runner }] of line.outcomes.entries()) {
      const price = this.#stream.price(line.streamId, runner);
      const id = ids.outcomes + index;
      const existing = book.outcome(id);
      const isRemoved = this.#stream.isRemoved(line.streamId, runner);
      if (!existing && (price === null || isRemoved)) continue;
      const coef = price === null ? (existing?.coef ?? 1.01) : shaded(price);
      const isOpen = definition.status === "OPEN" && price !== null;
      const state: OutcomeState = isRemoved ? 2 : isOpen ? 0 : 1;
      if (existing) {
        book.setPrice(id, coef, state);
        continue;
      }
      if (!this.#offered.has(line.marketsBefore)) {
        this.#offered.add(line.marketsBefore);
        const gameId = this.#gameId(game, feed);
        book.addMarket({ id: ids.market, gameId, typeId: line.typeId, param: line.param });
      }
      const formerId = this.#lineIds(line, "line").outcomes + index;
      book.addOutcome(
        {
          id,
          marketId: ids.market,
          gameId: this.#gameId(game, feed),
          typeId,
          param,
          key: `r:${this.anchor.run}:${line.marketsBefore}:${index}`,
          coef,
          state,
        },
        feed === "live" ? formerId : undefined,
      );
    }
  }

  #updateScore(book: Book, game: PlannedGame, sourceAt: number): void {
    const score: Score | null = cricketScore(this.plan.cricket, game.opponent1.name, sourceAt);
    if (score) book.patchGame(this.#gameId(game, "live"), { score });
  }

  #permanentId(game: PlannedGame): number {
    const position = this.anchor.run * this.plan.games.length + game.place;
    return permanentIdOf(this.anchor.feedNumber, position);
  }

  #wallSeconds(sourceAt: number): number {
    return Math.round(wallTime(this.anchor, sourceAt) / 1000);
  }

  #gameId(game: PlannedGame, feed: FeedName): number {
    const position = this.anchor.run * this.plan.games.length + game.place;
    return firstIds(this.anchor.feedNumber).games + 2 * position + (feed === "live" ? 1 : 0);
  }

  /** Within a run, all line ids come before the live ids. */
  #lineIds(line: Line, feed: FeedName): { readonly market: number; readonly outcomes: number } {
    const first = firstIds(this.anchor.feedNumber);
    const block = 2 * this.anchor.run + (feed === "live" ? 1 : 0);
    return {
      market: first.markets + block * this.plan.lines.length + line.marketsBefore,
      outcomes: first.outcomes + block * this.plan.outcomes + line.outcomesBefore,
    };
  }
}
