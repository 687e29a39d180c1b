import { useEffect, useRef } from "react";
import { DeleteBonusBet, RestoreBonusBet } from "../../../commands/placement/bonus.ts";
import { bonusBetOf } from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { BetCard } from "../../components/BetCard.tsx";
import { Note } from "../../components/Note.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./BonusLeg.module.css";
import choiceStyles from "./Choice.module.css";

/** The bonus bet's price as a whole percentage, and as a factor. */
export const bonusTexts = (coef: number) => ({
  percent: Math.round(coef * 100) - 100,
  factor: `×${coef.toFixed(2)}`,
});

/** The bonus bet of an express below its bets, or the way to put it back. [coupon-012] [coupon-025] */
export function BonusLeg(props: { isShort?: boolean | undefined }) {
  const t = useTranslation();
  const send = useSend();
  const frame = useRef<HTMLDivElement>(null);
  const hadPress = useRef(false);
  const coef = useSelect((state) => bonusBetOf(state)?.coef ?? null);
  const isDeleted = useSelect(({ coupon }) => coupon.isBonusDeleted);
  const isFixed = useSelect(({ coupon }) => coupon.placement.tag !== "editing");
  // The pressed button is gone: the one that undoes it takes its focus.
  useEffect(() => {
    if (hadPress.current) frame.current?.querySelector("button")?.focus();
    hadPress.current = false;
  }, [isDeleted]);
  if (coef === null || (isFixed && isDeleted)) return null;
  const { factor, percent } = bonusTexts(coef);
  const toggle = () => {
    hadPress.current = true;
    send(isDeleted ? RestoreBonusBet({}) : DeleteBonusBet({}));
  };
  if (isDeleted)
    return (
      <div ref={frame} className={choiceStyles.choice}>
        <Note status="info" action={{ text: t("coupon.bonusBack"), onPress: toggle }}>
          {t("coupon.bonusTaken", { percent })}
        </Note>
      </div>
    );
  return (
    <div ref={frame} className={styles.leg}>
      <ul aria-label={t("coupon.bonusList")}>
        <BetCard
          pick={t("coupon.bonus", { percent })}
          market={t("coupon.bonusRule")}
          event=""
          price={factor}
          isShort={props.isShort}
          onRemove={isFixed ? undefined : toggle}
        />
      </ul>
    </div>
  );
}
