import { parseCoef } from "../../format/typedOdds.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Field } from "../../components/Field.tsx";
import { IconButton } from "../../components/IconButton.tsx";
import { Segment } from "../../components/Tabs.tsx";
import styles from "./Calculator.module.css";
import type { DraftLeg } from "./draft.ts";

/** One outcome of the calculator: its odds and its result. */
export function CalculatorLeg(props: {
  number: number;
  leg: DraftLeg;
  onChange: (leg: DraftLeg) => void;
  onRemove: (() => void) | undefined;
}) {
  const t = useTranslation();
  const { number, leg, onChange, onRemove } = props;
  const isWrong = leg.coef !== "" && parseCoef(leg.coef) === null;
  return (
    <div className={styles.leg}>
      <Field
        label={t("calculator.bet", { number })}
        inputMode="decimal"
        value={leg.coef}
        onChange={(coef) => onChange({ ...leg, coef })}
        error={isWrong ? t("calculator.oddsError") : undefined}
        after={
          onRemove && (
            <IconButton icon="trash" name={t("calculator.remove", { number })} onPress={onRemove} />
          )
        }
      />
      <Segment
        kind="radio"
        name={t("calculator.result", { number })}
        choices={(["open", "won", "lost", "returned"] as const).map((id) => ({
          id,
          text: t(`calculator.${id}`),
        }))}
        current={leg.result}
        onChoose={(result) => onChange({ ...leg, result })}
      />
    </div>
  );
}
