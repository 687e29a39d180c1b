import { useState } from "react";
import type { HistoryCoupon } from "../../../events/bets/events.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { CouponCard } from "../../bets/CouponCard.tsx";
import { PowerBetFoot } from "../../bets/PowerBetFoot.tsx";
import { RepeatFoot } from "../../bets/RepeatFoot.tsx";
import { BetStoryFoot } from "../../bets/story/BetStoryFoot.tsx";
import { CashOutFoot } from "../../cashOut/CashOutFoot.tsx";
import styles from "./OpenedCoupon.module.css";

/**
 * A bet of the page of open bets, with what can be done with it. Once it has ended, words are where its buttons were, in as much
 * room: the buttons of the other bets stay under the finger.
 */
export function OpenedCoupon(props: { coupon: HistoryCoupon; now: number; hasEnded: boolean }) {
  const { coupon, now, hasEnded } = props;
  const t = useTranslation();
  const [whileOpen, setWhileOpen] = useState(coupon);
  if (!hasEnded && whileOpen !== coupon) setWhileOpen(coupon);
  return (
    <CouponCard
      coupon={coupon}
      now={now}
      hasEnded={hasEnded}
      foot={
        <>
          <div className={styles.actions}>
            <div className={styles.buttons} data-ended={hasEnded} inert={hasEnded}>
              <CashOutFoot coupon={whileOpen} />
              <PowerBetFoot coupon={whileOpen} from="openedBetPower" />
              <RepeatFoot coupon={whileOpen} />
            </div>
            {hasEnded && <p className={styles.over}>{t("bets.over")}</p>}
          </div>
          <BetStoryFoot coupon={coupon} />
        </>
      }
    />
  );
}
