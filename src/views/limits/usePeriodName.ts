import {
  calendarPeriodOf,
  type LimitPeriod,
  monthDaysOf,
  periodOf,
} from "../../events/limits/index.ts";
import { type TranslationKey, useTranslation } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";

const calendarNames = {
  day: "limits.calendarDay",
  week: "limits.calendarWeek",
  month: "limits.calendarMonth",
} as const satisfies Readonly<Record<LimitPeriod, TranslationKey>>;

/** The period of a limit on money: 24 hours, 7 days, or as many days as its month has; or one of the calendar. */
export function usePeriodName(): (limitType: number) => string {
  const t = useTranslation();
  const shell = useSelect((state) => state.shell);
  return (limitType) => {
    const period = periodOf(limitType) ?? "day";
    if (calendarPeriodOf({ shell }, limitType) !== undefined) return t(calendarNames[period]);
    return period === "month"
      ? t("limits.days", { count: monthDaysOf({ shell }, limitType) })
      : t(`limits.${period}`);
  };
}
