import type { Game, ShownMarket } from "../../events/sports/index.ts";
import { useRecord } from "../hooks/useRecord.ts";
import { useSelect } from "../hooks/useSelect.ts";
import type { CellText } from "./markets.ts";
import { OutcomeCell } from "./OutcomeCell.tsx";

/** The prices of one market, each with its own subscription. */
export function MarketCells(props: {
  id: number;
  game: Game;
  layout: "stack" | "solo" | "line";
  text: CellText;
  /** The outcomes when the page was arranged: each keeps its position, open or not. */
  outcomes?: ShownMarket["outcomes"] | undefined;
  typeId?: number | undefined;
  isLocked?: boolean | undefined;
  /** Maximum number of prices, for a market with more lines than are shown. */
  most?: number | undefined;
}) {
  const { id, game, layout, text, most, outcomes, isLocked } = props;
  const market = useRecord("markets", id);
  const typeId = props.typeId ?? market?.typeId ?? 0;
  const type = useSelect(({ sports }) => sports.marketTypes[typeId]);
  const cells = { game, type, layout, text, isLocked };
  return outcomes === undefined
    ? market?.outcomeIds
        .slice(0, most)
        .map((outcomeId) => <OutcomeCell key={outcomeId} id={outcomeId} {...cells} />)
    : outcomes
        .slice(0, most)
        .map((outcome) => (
          <OutcomeCell key={outcome.id} id={outcome.id} shown={outcome} {...cells} />
        ));
}
