import { type Game, type MarketType, fillName } from "../../events/sports/index.ts";

/** Texts of a price cell: the visible labels and the accessible name. */
export function cellNames(
  type: MarketType | undefined,
  outcome: { readonly typeId: number; readonly param: number | null },
  game: Game,
) {
  const outcomeType = type?.outcomes.find(({ typeId }) => typeId === outcome.typeId);
  const fill = (pattern = "") => fillName(pattern, outcome.param, game);
  return {
    name: fill(outcomeType?.name),
    shortName: fill(outcomeType?.shortName),
    /** "Over" of "Over 2.5": the line is shown elsewhere. */
    sideName: fillName(outcomeType?.shortName ?? "", null, game),
    isSide: /^\{opponent[12]\}$/.test(outcomeType?.name ?? ""),
  };
}
