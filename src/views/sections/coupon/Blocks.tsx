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
import { amountOf, minorOf } from "../../../events/money/minorUnits.ts";
import { systemWin } from "../../../events/money/systems.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Chip } from "../../components/Chip.tsx";
import { FixedAmount, MoneyStepper } from "../../components/MoneyStepper.tsx";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./Blocks.module.css";
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
  const isBelow = amount > 0 && amount < min;
  const isAbove = max !== null && amount > max;
  const error = isBelow
    ? t("coupon.belowMin", { amount: money(min) })
    : isAbove
      ? t("coupon.aboveMax", { amount: money(max) })
      : undefined;
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
        <MoneyStepper
          isNarrow
          name={t("coupon.blocksAmountOf", { id: blockId })}
          iso={iso}
          minor={minorOf(amount, iso)}
          shown={money(amount)}
          stepMinor={minorOf(step, iso)}
          shownStep={money(step, "short")}
          minMinor={minorOf(min, iso)}
          maxMinor={max === null ? undefined : minorOf(max, iso)}
          error={error}
          onChange={(minor) => send(SetBlockAmount({ blockId, amount: amountOf(minor, iso) }))}
        />
      )}
    </li>
  );
}
