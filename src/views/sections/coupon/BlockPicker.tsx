import { MOST_BLOCKS, PutInBlock } from "../../../commands/placement/blocks.ts";
import { type Bet, betsOfBlock, blockIdsOf } from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Chip } from "../../components/Chip.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./Blocks.module.css";

/** The block that a bet is in: one of those there are, or a new one. [coupon-014] */
export function BlockPicker({ bet }: { bet: Bet }) {
  const t = useTranslation();
  const send = useSend();
  const coupon = useSelect((state) => state.coupon);
  const betId = bet.market.id;
  const ids = blockIdsOf(coupon);
  const isIn = (blockId: number) =>
    betsOfBlock(coupon, blockId).some(({ market }) => market.id === betId);
  const current = ids.find(isIn);
  if (current === undefined) return null;
  const free = Array.from({ length: MOST_BLOCKS }, (_, index) => index + 1).filter(
    (id) => !ids.includes(id),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box everywhere.
    <div
      role="group"
      aria-label={t("coupon.blocksOf", { pick: bet.title.outcome })}
      className={styles.picker}
    >
      {[...ids, ...free.slice(0, 1)].map((id) => (
        <Chip
          key={id}
          isPressed={id === current}
          count={ids.includes(id) ? undefined : t("coupon.blocksIsNew")}
          onPress={() => send(PutInBlock({ betId, blockId: id }))}
        >
          {t("coupon.block", { id })}
        </Chip>
      ))}
    </div>
  );
}
