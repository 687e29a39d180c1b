import { type Game, hasBegun } from "../../events/sports/index.ts";
import type { Side } from "../components/MatchRow.tsx";
import type { SportKind } from "./sportKinds.ts";

/** Both sides with their score; a game with a title instead of opponents, a race, has one side. */
export function sidesOf(game: Game, kind: SportKind): readonly [Side] | readonly [Side, Side] {
  const { opponent1, opponent2 } = game;
  if (!opponent1 || !opponent2) {
    return [{ teamId: game.permanentId, name: game.title ?? opponent1?.name ?? "" }];
  }
  const side = (index: 0 | 1, { id, name }: typeof opponent1): Side => ({
    teamId: id,
    name,
    hasKit: kind.hasPitch,
    ...(hasBegun(game) && scoreOf(game, index, kind)),
  });
  return [side(0, opponent1), side(1, opponent2)];
}

/** "Norrvik – Bastia Azul", "Norrvik – Bastia Azul · 1st half" of a sub-game, or the title of a race. */
export const titleOf = ({ opponent1, opponent2, mainGameId, title }: Game): string =>
  opponent1 && opponent2
    ? `${opponent1.name} – ${opponent2.name}${mainGameId ? ` · ${title}` : ""}`
    : (title ?? opponent1?.name ?? "");

function scoreOf({ score }: Game, index: 0 | 1, kind: SportKind): Partial<Side> {
  if (score === undefined) return {};
  const isServing = score.serving === index + 1;
  const points = score.current?.[index] ?? String(score.full[index]);
  return kind.hasSets
    ? { score: points, isServing, sets: setsOf(score, index) }
    : { score: points };
}

function setsOf({ periods = [] }: NonNullable<Game["score"]>, index: 0 | 1): Side["sets"] {
  return periods.map(({ id, values }, period) => ({
    number: id,
    points: String(values[index]),
    isWon: period < periods.length - 1 && (values[index] ?? 0) > (values[1 - index] ?? 0),
  }));
}
