import {
  type Period,
  type PeriodFault,
  type Preset,
  periodOf,
  presets,
} from "../../../events/historyOrders/index.ts";
import { type TranslationKey, useTranslation } from "../../../infra/i18n.ts";
import { Chip } from "../../components/Chip.tsx";
import { Field } from "../../components/Field.tsx";
import styles from "./HistoryOrders.module.css";

const names: Readonly<Record<Preset, TranslationKey>> = {
  week: "historyOrders.week",
  month: "historyOrders.month",
  thisMonth: "historyOrders.thisMonth",
};
const faults: Readonly<Record<PeriodFault["code"], TranslationKey>> = {
  missing: "historyOrders.dayMissing",
  future: "historyOrders.dayFuture",
  backwards: "historyOrders.daysBackwards",
};

/** From which day to which, by a tap or by hand. */
export function PeriodFields(props: {
  period: Period;
  today: string;
  fault: PeriodFault | null;
  onChange: (period: Period) => void;
}) {
  const { period, today, fault, onChange } = props;
  const t = useTranslation();
  const error = (at: PeriodFault["at"]) => (fault?.at === at ? t(faults[fault.code]) : undefined);
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
        <Field
          id="history-from"
          type="date"
          label={t("historyOrders.from")}
          value={period.from}
          error={error("from")}
          onChange={(from) => onChange({ ...period, from })}
        />
        <Field
          id="history-to"
          type="date"
          label={t("historyOrders.to")}
          value={period.to}
          error={error("to")}
          onChange={(to) => onChange({ ...period, to })}
        />
      </div>
    </fieldset>
  );
}
