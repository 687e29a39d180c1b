import { dayOf, formatDate, isTime, noTime, type TimeView } from "../../format/dates.ts";

const hourMs = 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** "18:30:05", with the date if it is not that of `day` (both Unix ms). */
export function secondText(at: number, day: number, view: TimeView): string {
  if (!isTime(at)) return noTime;
  const key = `${view.locale} ${view.is12h}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(view.locale, {
      hour: view.is12h ? "numeric" : "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: view.is12h ? "h12" : "h23",
      timeZone: "UTC",
    });
  formats.set(key, format);
  // The settings store the zone as an offset.
  const time = format.format(at + view.timeZone * hourMs);
  return dayOf(at, view) === dayOf(day, view) ? time : `${formatDate(at, day, view)}, ${time}`;
}
