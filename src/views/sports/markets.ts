import { type Game, type MarketType, fillName } from "../../events/sports/index.ts";

/** A cell's words: what stands in it, and what a reader is told. */
export function cellNames(
  type: MarketType | undefined,
  outcome: { readonly typeId: number; readonly param: number | null },
  game: Game,
) {
  const named = type?.outcomes.find(({ typeId }) => typeId === outcome.typeId);
  const fill = (pattern = "") => fillName(pattern, outcome.param, game);
  return {
    name: fill(named?.name),
    shortName: fill(named?.shortName),
    /** "Over" of "Over 2.5": the line stands elsewhere. */
    sideName: fillName(named?.shortName ?? "", null, game),
    isSide: /^\{opponent[12]\}$/.test(named?.name ?? ""),
  };
}
