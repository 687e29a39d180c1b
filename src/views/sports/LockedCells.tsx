import { type Game, fillName } from "../../events/sports/index.ts";
import { Odds } from "../components/Odds.tsx";
import { useSelect } from "../hooks/useSelect.ts";

/** A market that is not open: padlocks instead of its prices. */
export function LockedCells(props: {
  typeId: number | null;
  count: number;
  game: Game;
  layout: "stack" | "solo";
}) {
  const { typeId, count, game, layout } = props;
  const outcomes = useSelect(({ sports }) => sports.marketTypes[typeId ?? 0])?.outcomes;
  return Array.from({ length: count }, (_, index) => (
    <Odds
      key={index}
      name={fillName(outcomes?.[index]?.name ?? "", null, game)}
      label={fillName(outcomes?.[index]?.shortName ?? "", null, game)}
      price={null}
      isSuspended
      layout={layout}
      onPick={doNothing}
    />
  ));
}

const doNothing = () => {};
