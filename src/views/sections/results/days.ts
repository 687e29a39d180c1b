import { dayOf, type TimeView } from "../../format/dates.ts";

const dayMs = 24 * 3_600_000;
/** Today and a week before it. */
const shownDays = 8;

/** A day in UTC: `date` as it is asked for, null for today; `noon` in Unix ms, to be named by. */
export type ShownDay = { readonly date: string | null; readonly noon: number };

/** Whether a time (Unix ms) is on the player's day of this date; null: of `now`. */
export const isOfDay = (at: number, date: string | null, now: number, view: TimeView): boolean =>
  dayOf(at, view) === (date === null ? dayOf(now, view) : Date.parse(date) / dayMs);

/** The days that can be chosen at a time (Unix ms), today first. */
export function daysAt(now: number): readonly ShownDay[] {
  const midnight = Math.floor(now / dayMs) * dayMs;
  return Array.from({ length: shownDays }, (_, before) => {
    const at = midnight - before * dayMs;
    const date = before === 0 ? null : new Date(at).toISOString().slice(0, 10);
    return { date, noon: at + dayMs / 2 };
  });
}
