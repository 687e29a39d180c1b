import { useEffect, useId, useRef, useState } from "react";
import { RemoveBet } from "../../../commands/coupon.ts";
import { type Bet, hasBlocks, isSingles, isSystem } from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { AntiExpressNote } from "./AntiExpressNote.tsx";
import { BankerToggle, NeverBanker } from "./BankerToggle.tsx";
import { BlockPicker } from "./BlockPicker.tsx";
import { BonusLeg } from "./BonusLeg.tsx";
import { HyperBonus } from "./HyperBonus.tsx";
import { CouponBet } from "./CouponBet.tsx";
import { SingleStake } from "./SingleStake.tsx";
import { SystemChoice } from "./SystemChoice.tsx";

/**
 * The bets of the coupon with its bonus bet, and the size of the system that they make. A removed bet leaves the state at once; its
 * card is still shown while it collapses.
 */
export function BetList(props: { isShort?: boolean | undefined }) {
  const t = useTranslation();
  const send = useSend();
  const id = useId();
  const bets = useSelect(({ coupon }) => coupon.bets);
  const isFixed = useSelect(({ coupon }) => coupon.placement.tag !== "editing");
  const hasStakes = useSelect(({ coupon }) => isSingles(coupon)) && !isFixed;
  const hasBankers = useSelect(({ coupon }) => isSystem(coupon)) && !isFixed;
  const hasPickers = useSelect(({ coupon }) => hasBlocks(coupon));
  const lastRemoved = useSelect(({ coupon }) => coupon.lastRemoved);
  const [collapsed, setCollapsed] = useState(lastRemoved);
  const leaving = lastRemoved === collapsed ? null : lastRemoved;
  const shown = leaving === null ? bets : bets.toSpliced(leaving.index, 0, leaving.bet);
  const removeId = (bet: Bet) => `${id}${bet.market.id}`;
  const focusAfterRemoval = useFocusAfterRemoval(bets, removeId);
  return (
    <>
      <ul aria-label={t("coupon.bets", { count: bets.length })}>
        {shown.map((bet) => {
          const betId = bet.market.id;
          const isLeaving = bet === leaving?.bet;
          const isMarkable = hasBankers && !isLeaving;
          return (
            <CouponBet
              key={betId}
              bet={bet}
              id={removeId(bet)}
              isShort={props.isShort}
              isRemoving={isLeaving}
              stake={
                hasStakes && !isLeaving ? (
                  <SingleStake bet={bet} />
                ) : isMarkable && (hasPickers || bet.isDisabledBanker) ? (
                  <>
                    {bet.isDisabledBanker && <NeverBanker />}
                    {hasPickers && <BlockPicker bet={bet} />}
                  </>
                ) : undefined
              }
              toggle={isMarkable && !bet.isDisabledBanker ? <BankerToggle bet={bet} /> : undefined}
              onRemoved={() => setCollapsed(lastRemoved)}
              onRemove={
                isFixed || isLeaving
                  ? undefined
                  : () => {
                      focusAfterRemoval(bet);
                      send(RemoveBet({ betId }));
                    }
              }
            />
          );
        })}
      </ul>
      <BonusLeg isShort={props.isShort} />
      <HyperBonus />
      <SystemChoice />
      <AntiExpressNote />
    </>
  );
}

/** After a removal, the same button of the next bet has the focus, or else that of the one before it. */
function useFocusAfterRemoval(bets: readonly Bet[], removeId: (bet: Bet) => string) {
  const removedIndex = useRef<number | null>(null);
  useEffect(() => {
    if (removedIndex.current === null) return;
    const next = bets[Math.min(removedIndex.current, bets.length - 1)];
    removedIndex.current = null;
    if (next !== undefined) document.getElementById(removeId(next))?.focus();
  });
  return (removed: Bet) => {
    removedIndex.current = bets.indexOf(removed);
  };
}
