import {
  type Period,
  type PeriodFault,
  type Preset,
  faultOf,
  periodOf,
  presets,
} from "../../../events/historyOrders/index.ts";
import { type TranslationKey, useTranslation } from "../../../infra/i18n.ts";
import { Chip } from "../../components/Chip.tsx";
import { Field, type FieldProps } from "../../components/Field.tsx";
import type { Problem } from "../../forms/useForm.ts";
import styles from "./HistoryOrders.module.css";

const names: Readonly<Record<Preset, TranslationKey>> = {
  week: "historyOrders.week",
  month: "historyOrders.month",
  thisMonth: "historyOrders.thisMonth",
};
const problems: Readonly<Record<PeriodFault["code"], TranslationKey>> = {
  missing: "historyOrders.dayMissing",
  future: "historyOrders.dayFuture",
  backwards: "historyOrders.daysBackwards",
};

/** The problem of the period, reported at the day that has to change. */
export function periodProblem(field: string, period: Period, today: string): Problem | null {
  const fault = faultOf(period, today);
  return fault?.at === field ? { textKey: problems[fault.code] } : null;
}

type DayField = Pick<FieldProps, "id" | "value" | "error" | "onChange" | "onBlur">;

/** The first and last day of the period, from a preset or typed. */
export function PeriodFields(props: {
  period: Period;
  today: string;
  from: DayField;
  to: DayField;
  onChange: (period: Period) => void;
}) {
  const { period, today, from: fromField, to: toField, onChange } = props;
  const t = useTranslation();
  return (
    <fieldset className={styles.period}>
      <legend className="vh">{t("historyOrders.period")}</legend>
      <div className={styles.presets}>
        {presets.map((preset) => {
          const { from, to } = periodOf(preset, today);
          return (
            <Chip
              key={preset}
              isPressed={from === period.from && to === period.to}
              onPress={() => onChange({ from, to })}
            >
              {t(names[preset])}
            </Chip>
          );
        })}
      </div>
      <div className={styles.days}>
        <Field {...fromField} type="date" label={t("historyOrders.from")} />
        <Field {...toField} type="date" label={t("historyOrders.to")} />
      </div>
    </fieldset>
  );
}
