import { useTranslation } from "../../infra/i18n.ts";
import { formatTime } from "../format/dates.ts";
import { zoneName } from "../format/zone.ts";
import { useTimeView } from "./useTimeView.ts";

/** "18:20 (UTC+3)"; of an instant in Unix milliseconds. */
export function useZonedTime(): (at: number) => string {
  const t = useTranslation();
  const view = useTimeView();
  return (at) => `${formatTime(at, view)} (${zoneName(view.timeZone, t)})`;
}
