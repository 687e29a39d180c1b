import type { TranslationKey } from "../../infra/i18n.ts";

type TranslateNumbers = (key: TranslationKey, values: Readonly<Record<string, number>>) => string;

/** "45 min", "1 h", "1 h 30 min". */
export function durationText(ms: number, t: TranslateNumbers): string {
  const totalMinutes = Math.max(0, Math.floor(ms / 60_000));
  const hours = Math.floor(totalMinutes / 60);
  const minutes = totalMinutes % 60;
  if (hours === 0) return t("reality.minutes", { minutes });
  return minutes === 0
    ? t("reality.hours", { hours })
    : t("reality.hoursMinutes", { hours, minutes });
}
