import { monthDaysOf, periodOf } from "../../events/limits/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";

/** The period of a limit on money: 24 hours, 7 days, or as many days as its month has. */
export function usePeriodName(): (limitType: number) => string {
  const t = useTranslation();
  const shell = useSelect((state) => state.shell);
  return (limitType) => {
    const period = periodOf(limitType) ?? "day";
    return period === "month"
      ? t("limits.days", { count: monthDaysOf({ shell }, limitType) })
      : t(`limits.${period}`);
  };
}
