import { type ComponentProps, useState } from "react";
import type { HistoryCoupon } from "../../events/bets/events.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { CashOutFoot, SoldPart } from "../cashOut/CashOutFoot.tsx";
import { CouponCard } from "./CouponCard.tsx";
import styles from "./PlacedCoupon.module.css";
import { PowerBetFoot } from "./PowerBetFoot.tsx";
import { RepeatFoot } from "./RepeatFoot.tsx";
import { BetStoryFoot } from "./story/BetStoryFoot.tsx";

/**
 * A bet of a list, with what can be done with it. Once it ends there, words are where its buttons were, in as much room: the
 * buttons of the other bets stay under the finger. `hasEnded`: it has left the open ones, even if its result is not known yet.
 */
export function PlacedCoupon(props: {
  coupon: HistoryCoupon;
  now: number;
  hasEnded: boolean;
  from: ComponentProps<typeof PowerBetFoot>["from"];
}) {
  const { coupon, now, hasEnded, from } = props;
  const t = useTranslation();
  const [whileOpen, setWhileOpen] = useState(coupon);
  const isOver = hasEnded || (whileOpen.status === "open" && coupon.status !== "open");
  if (!isOver && whileOpen !== coupon) setWhileOpen(coupon);
  return (
    <CouponCard
      coupon={coupon}
      now={now}
      hasEnded={hasEnded}
      foot={
        <>
          <SoldPart coupon={coupon} />
          <div className={styles.actions}>
            <div className={styles.buttons} data-ended={isOver} inert={isOver}>
              <CashOutFoot coupon={whileOpen} />
              <PowerBetFoot coupon={whileOpen} from={from} />
              <RepeatFoot coupon={whileOpen} />
            </div>
            {isOver && <p className={styles.over}>{t("bets.over")}</p>}
          </div>
          <BetStoryFoot coupon={coupon} />
        </>
      }
    />
  );
}
