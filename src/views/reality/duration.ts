import type { TranslationKey } from "../../infra/i18n.ts";

type Words = (key: TranslationKey, values: Readonly<Record<string, number>>) => string;

/** "45 min", "1 h", "1 h 30 min". */
export function durationText(ms: number, t: Words): string {
  const whole = Math.max(0, Math.floor(ms / 60_000));
  const hours = Math.floor(whole / 60);
  const minutes = whole % 60;
  if (hours === 0) return t("reality.minutes", { minutes });
  return minutes === 0
    ? t("reality.hours", { hours })
    : t("reality.hoursMinutes", { hours, minutes });
}
