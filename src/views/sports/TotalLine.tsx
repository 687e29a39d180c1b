import { useState } from "react";
import { type Game, type Market, type SportsTables, outcomeOf } from "../../events/sports/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { LineMark, LinePick } from "../components/LinePick.tsx";
import { OddsLine } from "../components/OddsGroup.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { LockedCells } from "./LockedCells.tsx";
import { useListMarkets } from "./useListMarkets.ts";
import { MarketCells } from "./MarketCells.tsx";
import { sideText } from "./markets.ts";

const totalTypeId = 17;
const sideCells = 2;

/** One line of the totals with its prices; a tap on the line switches to the next one. */
export function TotalLine(props: { game: Game; isLocked: boolean }) {
  const { game, isLocked } = props;
  const t = useTranslation();
  const { totals } = useListMarkets(game);
  const tables = useSelect(({ sports }) => sports.tables);
  const [pickedId, setPickedId] = useState<number>();
  const index = totals.findIndex(({ id }) => id === pickedId);
  const shown = totals[index] ?? mostEven(totals, tables);
  if (shown === undefined || isLocked)
    return (
      <OddsLine columns={3} isExtra>
        <LineMark label={t("sports.total")} line="–" />
        <LockedCells typeId={totalTypeId} count={sideCells} game={game} layout="stack" />
      </OddsLine>
    );
  // The most even line changes with the prices, but the one on screen must stay.
  if (shown.id !== pickedId) setPickedId(shown.id);
  const line = String(shown.param ?? "");
  const label = t("sports.total");
  const next = totals[(index + 1) % totals.length];
  return (
    <OddsLine columns={3} isExtra>
      {totals.length < 2 || next === undefined ? (
        <LineMark label={label} line={line} />
      ) : (
        <LinePick label={label} line={line} onPress={() => setPickedId(next.id)} />
      )}
      <MarketCells
        key={shown.id}
        id={shown.id}
        game={game}
        layout="stack"
        text={sideText}
        most={2}
      />
    </OddsLine>
  );
}

/** The line whose two prices are closest to each other: the most relevant one. */
function mostEven(totals: readonly Market[], tables: SportsTables): Market | undefined {
  const gap = ({ outcomeIds }: Market) => {
    const [over, under] = outcomeIds.map((id) => outcomeOf(tables, id)?.coef);
    return over === undefined || under === undefined ? Number.MAX_VALUE : Math.abs(over - under);
  };
  return totals.toSorted((a, b) => gap(a) - gap(b))[0];
}
