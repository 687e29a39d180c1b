import { type Game, type MarketType, type Outcome, fillName } from "../../events/sports/index.ts";

/** What is known of an outcome also when the feed no longer has it. */
export type KnownOutcome = Pick<Outcome, "typeId" | "param">;

/** The text of a cell, and what follows it and is never cut off: "Norrvik", "(−1.5)". */
export type CellText = (
  type: MarketType | undefined,
  outcome: KnownOutcome,
  game: Game,
) => readonly [label: string, rest?: string];

export const outcomeType = (type: MarketType | undefined, { typeId }: KnownOutcome) =>
  type?.outcomes.find((outcome) => outcome.typeId === typeId);

/** The accessible name of a price cell. */
export function cellName(type: MarketType | undefined, outcome: KnownOutcome, game: Game) {
  const name = outcomeType(type, outcome)?.name ?? "";
  return {
    name: fillName(name, outcome.param, game),
    isSide: /^\{opponent[12]\}$/.test(name),
  };
}

/** "1" of a match result. */
export const shortText: CellText = (type, outcome, game) => [
  fillName(outcomeType(type, outcome)?.shortName ?? "", outcome.param, game),
];

/** "Over" of "Over 2.5": the line is shown elsewhere. */
export const sideText: CellText = (type, { typeId }, game) =>
  shortText(type, { typeId, param: null }, game);
