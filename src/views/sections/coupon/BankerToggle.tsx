import { MarkBanker } from "../../../commands/placement/system.ts";
import { type Bet, bankersOf, mostBankers } from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./BankerToggle.module.css";

/** Puts a bet of a system into every combination. [coupon-014] */
export function BankerToggle({ bet }: { bet: Bet }) {
  const t = useTranslation();
  const send = useSend();
  const betId = bet.market.id;
  const isBanker = useSelect(({ coupon }) => bankersOf(coupon).includes(betId));
  const isFull = useSelect(({ coupon }) => bankersOf(coupon).length >= mostBankers(coupon));
  const isClosed = isFull && !isBanker;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isBanker}
      aria-disabled={isClosed || undefined}
      aria-label={t("coupon.banker", { pick: bet.title.outcome })}
      onClick={() => !isClosed && send(MarkBanker({ betId, isBanker: !isBanker }))}
    >
      <span className={styles.sign} aria-hidden="true">
        {t("coupon.bankerSign")}
      </span>
    </button>
  );
}

/** Why a bet has no toggle. */
export function NeverBanker() {
  const t = useTranslation();
  return <p className={styles.never}>{t("coupon.bankerNever")}</p>;
}
