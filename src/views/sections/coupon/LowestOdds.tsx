import { useState } from "react";
import { SetExactCoef } from "../../../commands/placement/exactCoef.ts";
import { formatTotalOdds } from "../../../events/money/odds.ts";
import { plainNumber } from "../../format/digits.ts";
import { parseCoef } from "../../format/typedOdds.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Overline } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Field } from "../../components/Field.tsx";
import { useCoefView } from "../../hooks/usePrice.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./OddsChangeSheet.module.css";

/** The lowest total price that the player takes, typed as a decimal; empty takes any. [coupon-004] [coupon-021] */
export function LowestOdds() {
  const t = useTranslation();
  const send = useSend();
  const viewId = useCoefView();
  const { exactCoef, isDropOnScoreChange } = useSelect(({ coupon }) => coupon);
  const [text, setText] = useState(exactCoef > 0 ? String(exactCoef) : "");
  const [isWrong, setIsWrong] = useState(false);
  const isOn = exactCoef > 0;
  const set = (next: string) => {
    const coef = Number(plainNumber(next)) === 0 ? 0 : parseCoef(next);
    setText(next);
    setIsWrong(coef === null);
    if (coef !== null) send(SetExactCoef({ exactCoef: coef }));
  };
  return (
    <>
      <Overline>{t("coupon.lowestOdds")}</Overline>
      <form
        className={styles.lowest}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          set(text);
        }}
      >
        <p role="status">
          {isOn
            ? t("coupon.lowestOn", { odds: formatTotalOdds(exactCoef, viewId) })
            : t("coupon.lowestOff")}
        </p>
        <Field
          label={t("coupon.lowestField")}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={setText}
          hint={t("coupon.lowestHint")}
          error={isWrong ? t("coupon.lowestWrong") : undefined}
        />
        <Button isSubmit isWide look="ink">
          {t("coupon.lowestSet")}
        </Button>
        {isOn && (
          <Button
            isWide
            note={isDropOnScoreChange ? t("coupon.lowestDrops") : undefined}
            onPress={() => set("")}
          >
            {t("coupon.lowestTurnOff")}
          </Button>
        )}
      </form>
    </>
  );
}
