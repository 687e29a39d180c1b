import { useState } from "react";
import { ChooseSystemSize } from "../../../commands/placement/system.ts";
import {
  hasBlocks,
  isSystem,
  mostBankers,
  sizesOf,
  systemOf,
} from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Chip } from "../../components/Chip.tsx";
import { Note } from "../../components/Note.tsx";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { Blocks } from "./Blocks.tsx";
import { Combinations } from "./Combinations.tsx";
import styles from "./Choice.module.css";
import { useStake } from "./useStake.ts";
import { useSystem } from "./useSystem.ts";

/** The size of the system and its combinations; what the bets no longer allow is said. [coupon-014] */
export function SystemChoice() {
  const isEditing = useSelect(({ coupon }) => coupon.placement.tag === "editing");
  const hasSystem = useSelect(({ coupon }) => isSystem(coupon));
  const isTooSmall = useSelect(({ coupon }) => coupon.typeId === 2 && coupon.bets.length > 0);
  const t = useTranslation();
  if (!isEditing || !isTooSmall) return null;
  if (hasSystem) return <Sizes />;
  return (
    <div className={styles.choice}>
      <Note status="info">{t("coupon.systemNeeds")}</Note>
    </div>
  );
}

function Sizes() {
  const t = useTranslation();
  const send = useSend();
  const coupon = useSelect((state) => state.coupon);
  const [isListed, setIsListed] = useState(false);
  const numbers = useSystem();
  const money = useMoney(numbers?.iso ?? "");
  const { bankers, choose, dropped, isSizeChanged, of, size } = systemOf(coupon);
  const most = mostBankers(coupon);
  const { isFree } = useStake();
  const isSplit = hasBlocks(coupon);
  // Blocks may have different numbers of bets.
  const nameOf = (wanted: number) =>
    isSplit
      ? String(wanted - bankers.length)
      : t("coupon.sizeOf", { choose: wanted - bankers.length, of });
  return (
    <div className={styles.choice}>
      <span className={styles.name}>{t("coupon.systemSize")}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box everywhere. */}
      <div role="group" aria-label={t("coupon.systemSize")} className={styles.sizes}>
        {sizesOf(coupon).map((one) => (
          <Chip
            key={one.size}
            isPressed={one.size === size}
            count={t("coupon.combinations", { count: one.count })}
            onPress={() => send(ChooseSystemSize({ systemValue: one.size }))}
          >
            {nameOf(one.size)}
          </Chip>
        ))}
      </div>
      {isSizeChanged && (
        <Note status="info">
          {t("coupon.sizeChanged", { size: nameOf(choose + bankers.length) })}
        </Note>
      )}
      {dropped > 0 && <Note status="info">{t("coupon.bankersFew")}</Note>}
      <p className={styles.about}>
        {t("coupon.bankersText", { count: most })}
        {numbers !== null &&
          !isFree &&
          ` ${t("coupon.systemLeast", { amount: money(numbers.leastWin) })}`}
      </p>
      <Blocks />
      <div>
        <Chip isPressed={isListed} onPress={() => setIsListed(!isListed)}>
          {t("coupon.showCombinations")}
        </Chip>
      </div>
      {isListed && <Combinations />}
    </div>
  );
}
