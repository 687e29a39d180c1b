import { type LimitPeriod, monthDaysOf, periodOf } from "../../events/limits/index.ts";
import { type TranslationKey, useTranslation } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";

const titles = {
  day: "limits.confirmDay",
  week: "limits.confirmWeek",
  month: "limits.confirmMonth",
} as const satisfies Readonly<Record<LimitPeriod, TranslationKey>>;

/** The question about a deposit limit that waits, by its period. */
export function useConfirmTitle(limitType: number): string {
  const t = useTranslation();
  const count = useSelect((state) => monthDaysOf(state, limitType));
  return t(titles[periodOf(limitType) ?? "day"], { count });
}
