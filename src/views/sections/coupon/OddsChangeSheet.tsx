import type { ReactNode } from "react";
import { ChooseChangeCoefAction } from "../../../commands/placement.ts";
import {
  type ChangeCoefAction,
  changeCoefActions,
  antiExpressOf,
  isAntiExpress,
  movedBets,
  needsConsent,
} from "../../../events/coupon/index.ts";
import { type TranslationKey, useTranslation } from "../../../infra/i18n.ts";
import { Overline } from "../../components/Band.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import { usePrice } from "../../hooks/usePrice.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { LowestOdds } from "./LowestOdds.tsx";
import { ChoiceList } from "../../components/ChoiceList.tsx";
import styles from "./OddsChangeSheet.module.css";

const textKeys: Readonly<
  Record<ChangeCoefAction, { name: TranslationKey; about: TranslationKey }>
> = {
  0: { name: "coupon.askMe", about: "coupon.askMeText" },
  1: { name: "coupon.takeAny", about: "coupon.takeAnyText" },
  2: { name: "coupon.takeHigher", about: "coupon.takeHigherText" },
};

/** Name of the current choice. */
export const useOddsChangeName = (): string => {
  const t = useTranslation();
  const chosen = useSelect(({ coupon }) => coupon.changeCoefAction);
  const action = changeCoefActions.find((id) => id === chosen) ?? 0;
  return t(textKeys[action].name);
};

/** What to do when a price changes, and what that means for the current bets. [coupon-005] */
export function OddsChangeSheet(props: { onClose: () => void; children?: ReactNode }) {
  const t = useTranslation();
  return (
    <Sheet title={t("coupon.onOddsChange")} onClose={props.onClose}>
      <OddsChangeChoice />
      {props.children}
    </Sheet>
  );
}

/** The choice without the sheet, for use elsewhere. */
export function OddsChangeChoice() {
  const t = useTranslation();
  const send = useSend();
  const chosen = useSelect(({ coupon }) => coupon.changeCoefAction);
  return (
    <>
      <ChoiceList
        name={t("coupon.onOddsChange")}
        current={chosen}
        choices={changeCoefActions.map((action) => ({
          id: action,
          title: t(textKeys[action].name),
          about: t(textKeys[action].about),
        }))}
        onChoose={(changeCoefAction) => send(ChooseChangeCoefAction({ changeCoefAction }))}
      />
      <Overline>{t("coupon.movedNow")}</Overline>
      <CurrentMoves />
      <LowestOdds />
    </>
  );
}

function CurrentMoves() {
  const t = useTranslation();
  const price = usePrice();
  const coupon = useSelect((state) => state.coupon);
  const offer = isAntiExpress(coupon) ? antiExpressOf(coupon) : null;
  const moved = [
    ...movedBets(coupon).map((view) => ({
      ...view,
      id: view.bet.market.id,
      pick: view.bet.title.outcome,
    })),
    ...(offer && offer.agreedCoef !== null
      ? [{ ...offer, id: 0, pick: t("coupon.antiExpress") }]
      : []),
  ];
  if (moved.length === 0) return <p className={styles.moves}>{t("coupon.movedNone")}</p>;
  return (
    <ul className={styles.moves} aria-live="polite">
      {moved.map((view) => (
        <li key={view.id} className={styles.move}>
          <span>
            {t("coupon.moveOf", {
              pick: view.pick,
              before: price(view.agreedCoef ?? view.coef),
              after: price(view.coef),
            })}
          </span>
          <b>
            {t(
              needsConsent(view, coupon.changeCoefAction) ? "coupon.moveWaits" : "coupon.moveTaken",
            )}
          </b>
        </li>
      ))}
    </ul>
  );
}
