import type { Book } from "./book.ts";
import type { Game, MarketGroup, MarketType, Score, Sport } from "./types.ts";

export type OutcomeResult = "won" | "lost" | "returned";

/** More outcomes of a market won than it has places: each is paid for this part of its stake. */
export type DeadHeat = { readonly places: number; readonly winners: number };

/** What became of an outcome. `deadHeat`: of a won one that shares its place. */
export type Result = { readonly result: OutcomeResult; readonly deadHeat?: DeadHeat };

export type Settled = Result & { readonly score: Score | null };

/** A match that is over. Times are Unix seconds. */
export type Played = Pick<
  Game,
  "permanentId" | "sportId" | "champId" | "startTime" | "title" | "opponent1" | "opponent2"
> & { readonly score: Score; readonly endedAt: number };

/** What is known of a match. `before`: the matches that its sides played before it, the latest first. */
export type MatchRecord = {
  /** Null before the start. */
  readonly score: Score | null;
  readonly before: readonly Played[];
};

/** A side, whether it has games now or not. `players`: empty where nobody knows them. */
export type Team = {
  readonly id: number;
  readonly name: string;
  readonly sportId: number;
  readonly countryCode?: string;
  readonly players: readonly {
    readonly id: number;
    readonly name: string;
    readonly role: string;
  }[];
};

/** A player of a side. `stats`: what they did in the season. */
export type PlayerRecord = {
  readonly id: number;
  readonly name: string;
  readonly teamId: number;
  readonly sportId: number;
  readonly stats: Readonly<Record<string, number | string>>;
};

/**
 * Provides games, prices and results. `advance` writes everything that happened up to a time (Unix
 * milliseconds, never going back) to the book, and must be called again to see more.
 */
export type FeedSource = {
  readonly sports: readonly Sport[];
  readonly marketTypes: readonly MarketType[];
  readonly marketGroups: readonly MarketGroup[];
  advance(book: Book, now: number): void;
  /** Result of an outcome by its key; null while it is undecided or if it is from another source. */
  settled(outcomeKey: string, now: number): Settled | null;
  /** The matches that began from one time up to another and are over now, in any order. Unix milliseconds. */
  played(from: number, to: number, now: number): readonly Played[];
  /** By the permanent id of the match; null if nothing is known. */
  record(permanentId: number, now: number): MatchRecord | null;
  /** Ids of the sports whose scores tell the whole course of a match, so that it can be followed without a picture. */
  readonly trackedSportIds: readonly number[];
  team(teamId: number): Team | null;
  player(playerId: number, now: number): PlayerRecord | null;
};
