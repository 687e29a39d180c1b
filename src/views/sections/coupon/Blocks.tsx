import {
  canSplit,
  JoinBlocks,
  SetBlockAmount,
  SplitIntoBlocks,
} from "../../../commands/placement/blocks.ts";
import {
  type Block,
  blocksOf,
  hasBlocks,
  settingsOf,
  stakeOf,
} from "../../../events/coupon/index.ts";
import { amountOf } from "../../../events/money/minorUnits.ts";
import { systemWin } from "../../../events/money/systems.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Chip } from "../../components/Chip.tsx";
import { FixedAmount } from "../../components/MoneyStepper.tsx";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./Blocks.module.css";
import { StakeStepper, useBoundsError } from "./StakeStepper.tsx";
import { useCouponDetails } from "./useCouponDetails.ts";
import { useSystem } from "./useSystem.ts";

/** Whether the system is in blocks, and the amount of each of them. [coupon-014] [coupon-045] */
export function Blocks() {
  const t = useTranslation();
  const send = useSend();
  const details = useCouponDetails();
  const isSplit = useSelect(({ coupon }) => hasBlocks(coupon));
  const isPossible = useSelect(({ coupon }) => canSplit(coupon));
  if (!isSplit && !isPossible) return null;
  return (
    <>
      <div>
        <Chip
          isPressed={isSplit}
          onPress={() => send(isSplit ? JoinBlocks({}) : SplitIntoBlocks({}))}
        >
          {t("coupon.blocksSplit")}
        </Chip>
      </div>
      {isSplit && (
        <>
          <p className={styles.about}>{t("coupon.blocksAbout")}</p>
          <ul>
            {blocksOf(details).map((block) => (
              <BlockStake key={block.blockId} block={block} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The bets and combinations of one block, its amount and what it may win. */
function BlockStake({ block }: { block: Block }) {
  const t = useTranslation();
  const send = useSend();
  const details = useCouponDetails();
  const { iso, isFree, step } = stakeOf(details);
  const money = useMoney(iso);
  const system = useSystem();
  const { isPossibleWinShown } = settingsOf(details.coupon);
  const { amount, blockId, count, max, min } = block;
  const own = system?.combinations.filter((one) => one.blockId === blockId) ?? [];
  const error = useBoundsError(iso)(block);
  const name = t("coupon.block", { id: blockId });
  const hasWin =
    error === undefined && amount > 0 && own.length > 0 && isPossibleWinShown && !isFree;
  return (
    <li className={styles.block} aria-label={name}>
      <div className={styles.texts}>
        <b>{name}</b>
        <span>
          {t("coupon.blocksContains", {
            bets: t("coupon.bets", { count }),
            combinations: t("coupon.combinations", { count: own.length }),
          })}
        </span>
        {hasWin && (
          <span>{t("coupon.blocksWinUpTo", { amount: money(amountOf(systemWin(own), iso)) })}</span>
        )}
      </div>
      {isFree ? (
        <FixedAmount
          name={t("coupon.blocksAmountOf", { id: blockId })}
          shown={money(amount)}
          hint={t("couponPromo.byCode")}
        />
      ) : (
        <StakeStepper
          isNarrow
          name={t("coupon.blocksAmountOf", { id: blockId })}
          iso={iso}
          amount={amount}
          step={step}
          min={min}
          most={max}
          error={error}
          onChange={(next) => send(SetBlockAmount({ blockId, amount: next }))}
        />
      )}
    </li>
  );
}
