import type { FeedName, Game, Opponent, Score } from "../feed/types.ts";
import { closeness } from "../search/closeness.ts";
import { wordsIn, wordsOfName } from "../search/words.ts";
import type { Service } from "../http/environment.ts";

const over = 4;
const dayMs = 24 * 3_600_000;
/** "Just over" means for so long. */
const recentMs = 2 * 3_600_000;
/** No match takes longer. */
const longestMatchMs = dayMs;
/** Shorter texts find everything, as long as they are being typed. */
const fewestLetters = 3;
const longestText = 64;
const mostWords = 6;

/** A match with a score, under way or over. */
export type Result = {
  readonly permanentId: number;
  readonly champId: number;
  readonly sportId: number;
  /** Unix seconds. */
  readonly startTime: number;
  readonly opponents: readonly string[];
  readonly score: Score;
  readonly isFinished: boolean;
};

type Sources = Pick<Service, "book" | "source" | "now">;

/** The matches under way, and those that ended in the last two hours. */
export function liveResults({ book, source, now }: Sources): readonly Result[] {
  const since = now() - recentMs;
  const running = [...book.games.values()].filter(isRunning).flatMap(resultOfGame);
  const ids = new Set(running.map(({ permanentId }) => permanentId));
  const ended = source
    .played(since - longestMatchMs, now(), now())
    .filter(({ endedAt, permanentId }) => endedAt * 1000 > since && !ids.has(permanentId))
    .map(({ score, ...played }) => resultOf(played, score, true));
  return [...running, ...ended];
}

/** The matches that began on a day in UTC and are over; `day` is its midnight, Unix milliseconds. */
export const resultsOfDay = ({ source, now }: Sources, day: number): readonly Result[] =>
  source
    .played(day, day + dayMs, now())
    .map(({ score, ...played }) => resultOf(played, score, true));

/** Those whose sides, championship or sport have every word of the text, in any alphabet. */
export function withText(
  { book, source }: Sources,
  results: readonly Result[],
  typed: string,
): readonly Result[] {
  const text = typed.slice(0, longestText).trim();
  if ([...text].length < fewestLetters) return results;
  const words = wordsIn(text).slice(0, mostWords);
  const namesOf = ({ opponents, champId, sportId }: Result): readonly string[] => {
    const champ = book.champs.get(champId)?.name;
    const sport = source.sports.find(({ id }) => id === sportId)?.name;
    return [...opponents, champ?.en, champ?.ru, sport?.en, sport?.ru].flatMap((name) =>
      wordsOfName(name ?? ""),
    );
  };
  return results.filter((result) => {
    const names = namesOf(result);
    return words.every((word) => names.some((name) => closeness(word, name) !== null));
  });
}

const live: FeedName = "live";
const isRunning = ({ feed, status }: Game): boolean => feed === live && status !== over;

const resultOfGame = ({ score, ...game }: Game): readonly Result[] =>
  score === undefined ? [] : [resultOf(game, score, false)];

type Named = Pick<Result, "permanentId" | "champId" | "sportId" | "startTime"> & {
  readonly title?: string;
  readonly opponent1?: Opponent;
  readonly opponent2?: Opponent;
};

function resultOf(
  { permanentId, champId, sportId, startTime, title, opponent1, opponent2 }: Named,
  score: Score,
  isFinished: boolean,
): Result {
  const names =
    opponent1 !== undefined && opponent2 !== undefined
      ? [opponent1.name, opponent2.name]
      : [title ?? opponent1?.name ?? ""];
  return { permanentId, champId, sportId, startTime, opponents: names, score, isFinished };
}
