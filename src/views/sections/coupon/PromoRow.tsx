import { useEffect, useRef, useState } from "react";
import {
  LoadCouponPromoCodes,
  RemoveCouponPromo,
  RestoreCouponPromo,
} from "../../../commands/couponPromo.ts";
import { isPromoAllowed, promoProblem } from "../../../events/coupon/index.ts";
import { playClosedTo } from "../../../events/limits/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Icon } from "../../components/Icon.tsx";
import { IconButton } from "../../components/IconButton.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { useMoney } from "../../hooks/useMoney.ts";
import { useRevealed } from "../../hooks/useRevealed.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./PromoRow.module.css";
import { PromoSheet } from "./PromoSheet.tsx";
import { useCouponDetails } from "./useCouponDetails.ts";
import { usePromoReason } from "./usePromoReason.ts";

/** The code that pays for the coupon, or the way to choose one; not for a set of singles. [coupon-040] */
export function PromoRow() {
  const t = useTranslation();
  const send = useSend();
  const revealed = useRevealed();
  const [isOpen, setIsOpen] = useState(false);
  const isAllowed = useSelect(
    (state) =>
      state.session.tag === "player" &&
      isPromoAllowed(state.coupon) &&
      playClosedTo(state, 0) === null,
  );
  const { promoCode, removed } = useSelect(({ coupon }) => coupon.promo);
  const frame = useRef<HTMLDivElement>(null);
  const hadPress = useRef(false);
  // The pressed button is gone: what has come in its place takes its focus.
  useEffect(() => {
    if (hadPress.current) frame.current?.querySelector("button")?.focus();
    hadPress.current = promoCode === null && hadPress.current;
  }, [promoCode]);
  if (!isAllowed) return null;
  const choose = () => {
    send(LoadCouponPromoCodes({}));
    setIsOpen(true);
  };
  const restore = () => {
    hadPress.current = true;
    send(RestoreCouponPromo({}));
  };
  const remove = () => {
    hadPress.current = true;
    send(RemoveCouponPromo({}));
  };
  return (
    <div ref={frame} className={styles.promo}>
      {promoCode === null ? (
        <>
          {removed !== null && (
            <ListRow
              icon="refresh"
              title={t("couponPromo.putBack", { code: revealed(removed.promoCode) })}
              onPress={restore}
            />
          )}
          <ListRow
            icon="percent"
            title={t("couponPromo.title")}
            about={t("couponPromo.about")}
            onPress={choose}
          />
        </>
      ) : (
        <Chosen onRemove={remove} />
      )}
      {isOpen && <PromoSheet onClose={() => setIsOpen(false)} />}
    </div>
  );
}

/** What the code does, or why it cannot; taken out by one tap. */
function Chosen(props: { onRemove: () => void }) {
  const t = useTranslation();
  const revealed = useRevealed();
  const details = useCouponDetails();
  const reason = usePromoReason();
  const { promoCode, details: promo } = details.coupon.promo;
  const money = useMoney(promo?.currencyIso ?? "");
  const isFixed = details.coupon.placement.tag !== "editing";
  const problem = promoProblem(details);
  const isWrong = problem !== null && problem.tag !== "checking";
  return (
    <div className={styles.chosen}>
      <Icon name="percent" className={styles.icon} />
      <span className={styles.texts}>
        <span className={styles.title}>
          {promo === null
            ? t("couponPromo.title")
            : t("couponPromo.chosen", { title: promo.title, amount: money(promo.amount) })}
        </span>
        <bdi className={styles.code}>{revealed(promoCode)}</bdi>
        <span role="status" className={isWrong ? styles.wrong : styles.about}>
          {problem === null ? t("couponPromo.pays") : reason(problem)}
        </span>
      </span>
      {!isFixed && (
        <IconButton icon="close" name={t("couponPromo.remove")} onPress={props.onRemove} />
      )}
    </div>
  );
}
