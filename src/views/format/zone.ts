import type { Translate } from "../../infra/i18n.ts";

/** UTC+5:30 */
export function zoneName(hours: number, t: Translate): string {
  const minutes = Math.round(Math.abs(hours % 1) * 60);
  const wholeHours = Math.trunc(Math.abs(hours));
  return t("menu.zoneHours", {
    sign: hours < 0 ? "\u2212" : "+",
    hours: minutes === 0 ? wholeHours : `${wholeHours}:${minutes}`,
  });
}
