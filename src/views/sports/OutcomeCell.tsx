import { outcomeState } from "../../events/sports/index.ts";
import { memo, useMemo } from "react";
import { AddBet, RemoveBet } from "../../commands/coupon.ts";
import { PlaceOneClick } from "../../commands/oneClickTap.ts";
import { priceTap } from "../../events/oneClick/index.ts";
import type { Game, MarketType } from "../../events/sports/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Odds } from "../components/Odds.tsx";
import { usePrice } from "../hooks/usePrice.ts";
import { useRecord } from "../hooks/useRecord.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { type CellText, cellName, type KnownOutcome, shortText } from "./markets.ts";

type OutcomeCellProps = {
  id: number;
  game: Game;
  type: MarketType | undefined;
  layout: "stack" | "solo" | "line";
  text: CellText;
  /** The outcome of the cell, for when the feed no longer has it. */
  shown?: KnownOutcome | undefined;
  /** No bets, whatever the feed says. */
  isLocked?: boolean | undefined;
};

/** A price of the feeds; a tap adds it to the coupon, removes it, or bets on it at once. */
export const OutcomeCell = memo(function OutcomeCell(props: OutcomeCellProps) {
  const { id, game, type, layout, text } = props;
  const t = useTranslation();
  const send = useSend();
  const price = usePrice();
  const outcome = useRecord("outcomes", id);
  const tap = useSelect((state) => priceTap(state, id));
  const identity = outcome ?? props.shown;
  const named = identity && cellName(type, identity, game);
  const isToWin = named?.isSide === true && text === shortText;
  // A name with another in it is looked up and put together anew, which takes as long as all the rest of a cell.
  const name = useMemo(
    () => (isToWin ? t("sports.toWin", { name: named?.name }) : named?.name),
    [isToWin, named?.name, t],
  );
  if (identity === undefined || name === undefined) return null;
  const { coef = 0, state = outcomeState.suspended, movedFrom = null } = outcome ?? {};
  const [label, rest] = text(type, identity, game);
  const isLocked =
    props.isLocked === true || (state !== outcomeState.open && state !== outcomeState.gone);
  return (
    <Odds
      name={name}
      label={label}
      rest={rest}
      price={state === outcomeState.gone || outcome === undefined ? null : price(coef)}
      isSuspended={isLocked}
      isSelected={tap === "remove"}
      isPlacing={tap === "placing"}
      move={movedFrom === null ? undefined : coef > movedFrom ? "up" : "down"}
      layout={layout}
      onPick={() => {
        if (tap === "remove") send(RemoveBet({ betId: id }));
        else send(tap === "bet" ? PlaceOneClick({ outcomeId: id }) : AddBet({ outcomeId: id }));
      }}
    />
  );
}, isSameCell);

/** Prices do not depend on the clock and the score of a match, only on its names. */
function isSameCell(before: OutcomeCellProps, after: OutcomeCellProps): boolean {
  return (
    before.id === after.id &&
    before.type === after.type &&
    before.layout === after.layout &&
    before.text === after.text &&
    before.isLocked === after.isLocked &&
    before.shown === after.shown &&
    before.game.title === after.game.title &&
    before.game.opponent1 === after.game.opponent1 &&
    before.game.opponent2 === after.game.opponent2
  );
}
