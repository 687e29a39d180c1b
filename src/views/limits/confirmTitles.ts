import type { LimitPeriod } from "../../events/limits/index.ts";
import type { TranslationKey } from "../../infra/i18n.ts";

/** The question about a deposit limit that waits, by its period. */
export const confirmTitles = {
  day: "limits.confirmDay",
  week: "limits.confirmWeek",
  month: "limits.confirmMonth",
} as const satisfies Readonly<Record<LimitPeriod, TranslationKey>>;
