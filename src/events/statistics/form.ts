import type { LastGame } from "./events.ts";

/** How a match ended for one side. */
export type Outcome = "won" | "drawn" | "lost";

/** A match of a side with its outcome for it; null where the score does not say. */
export type FormGame = { readonly game: LastGame; readonly outcome: Outcome | null };

/** As many as make a form. */
const mostGames = 5;

/** "2:1 (1:0, 1:1)": what comes first, with the wickets of cricket left out. */
const result = /^(\d{1,4})(?:\/\d{1,2})?\s*[:–-]\s*(\d{1,4})/;

/** The last matches of a side, the latest first. */
export const formOf = (games: readonly LastGame[], name: string): readonly FormGame[] =>
  latest(games.filter(({ opponents }) => opponents.includes(name))).map((game) => ({
    game,
    outcome: outcomeFor(game, name),
  }));

/** The matches between both sides, the latest first. */
export const meetingsOf = (
  games: readonly LastGame[],
  [first, second]: readonly [string, string],
): readonly LastGame[] =>
  latest(games.filter(({ opponents }) => opponents.includes(first) && opponents.includes(second)));

/** How many meetings each side won, and how many nobody did, of those whose score says it. */
export const balanceOf = (meetings: readonly LastGame[], name: string) => {
  const outcomes = meetings.map((game) => outcomeFor(game, name));
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  return { won: count("won"), drawn: count("drawn"), lost: count("lost") };
};

/** The share of the first side, 0 to 1; null where values are not two numbers of the same thing. */
export function shareOf(values: readonly (number | string)[]): number | null {
  const [first, second, ...others] = values;
  if (typeof first !== "number" || typeof second !== "number" || others.length > 0) return null;
  if (first < 0 || second < 0 || first + second === 0) return null;
  return first / (first + second);
}

const latest = (games: readonly LastGame[]): readonly LastGame[] =>
  [...games].sort((a, b) => b.startTime - a.startTime).slice(0, mostGames);

function outcomeFor({ opponents, formattedScore }: LastGame, name: string): Outcome | null {
  const score = result.exec(formattedScore);
  const side = opponents.indexOf(name);
  if (score === null || opponents.length !== 2 || side === -1) return null;
  const [own, other] = side === 0 ? [score[1], score[2]] : [score[2], score[1]];
  const difference = Number(own) - Number(other);
  return difference > 0 ? "won" : difference < 0 ? "lost" : "drawn";
}
