import {
  type LimitPeriod,
  calendarPeriodOf,
  monthDaysOf,
  periodOf,
} from "../../events/limits/index.ts";
import { type TranslationKey, useTranslation } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { usePeriodName } from "./usePeriodName.ts";

const titles = {
  day: "limits.confirmDay",
  week: "limits.confirmWeek",
  month: "limits.confirmMonth",
} as const satisfies Readonly<Record<LimitPeriod, TranslationKey>>;

/** The question about a deposit limit that waits, by its period. */
export function useConfirmTitle(limitType: number): string {
  const t = useTranslation();
  const count = useSelect((state) => monthDaysOf(state, limitType));
  const period = usePeriodName()(limitType);
  const isCalendar = useSelect((state) => calendarPeriodOf(state, limitType) !== undefined);
  if (isCalendar) return t("limits.confirmCalendar", { period });
  return t(titles[periodOf(limitType) ?? "day"], { count });
}
