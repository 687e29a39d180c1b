import type { Game } from "../../events/sports/tables.ts";
import { useRecord } from "../hooks/useRecord.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { OutcomeCell } from "./OutcomeCell.tsx";

/** The prices of one market, each of them on its own subscription. */
export function MarketCells(props: {
  id: number;
  game: Game;
  layout: "stack" | "solo" | "line";
  label: "short" | "full" | "side";
  /** Only so many, for a market with more lines than are shown. */
  most?: number | undefined;
}) {
  const { id, game, layout, label, most } = props;
  const market = useRecord("markets", id);
  const typeId = market?.typeId ?? 0;
  const type = useSelect(({ sports }) => sports.marketTypes[typeId]);
  return market?.outcomeIds
    .slice(0, most)
    .map((outcomeId) => (
      <OutcomeCell
        key={outcomeId}
        id={outcomeId}
        game={game}
        type={type}
        layout={layout}
        label={label}
      />
    ));
}
