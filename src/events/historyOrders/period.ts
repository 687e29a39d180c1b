const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** A calendar day of the player, in the format of a date input: "2026-11-20". */
export type Day = string;
/** From the first day to the last, both inclusive. */
export type Period = { readonly from: Day; readonly to: Day };

export const presets = ["week", "month", "thisMonth"] as const;
/** Periods that end today: seven days, thirty days, the calendar month so far. */
export type Preset = (typeof presets)[number];

/** The player's day at a time (Unix ms); `timeZone` in hours from UTC. */
export const dayAt = (timestamp: number, timeZone: number): Day =>
  new Date(timestamp + timeZone * hourMs).toISOString().slice(0, 10);

export function periodOf(preset: Preset, today: Day): Period {
  if (preset === "thisMonth") return { from: `${today.slice(0, 8)}01`, to: today };
  const daysBefore = preset === "week" ? 6 : 29;
  return { from: dayAt(Date.parse(today) - daysBefore * dayMs, 0), to: today };
}

/** What is wrong with a period, and in which of its days; null: nothing. */
export type PeriodFault = {
  readonly at: "from" | "to";
  readonly code: "missing" | "future" | "backwards";
};

export function faultOf({ from, to }: Period, today: Day): PeriodFault | null {
  for (const [at, day] of [
    ["from", from],
    ["to", to],
  ] as const) {
    if (startOf(day) === null) return { at, code: "missing" };
    if (day > today) return { at, code: "future" };
  }
  return from > to ? { at: "to", code: "backwards" } : null;
}

/** Unix seconds: the start of the first day and the end of the last (exclusive). */
export function spanOf(
  { from, to }: Period,
  timeZone: number,
): { readonly dateFrom: number; readonly dateTo: number } | null {
  const firstStart = startOf(from);
  const lastStart = startOf(to);
  if (firstStart === null || lastStart === null) return null;
  const seconds = (timestamp: number): number => Math.round((timestamp - timeZone * hourMs) / 1000);
  return { dateFrom: seconds(firstStart), dateTo: seconds(lastStart + dayMs) };
}

/** Midnight of a day in UTC, Unix ms; null if there is no such day. */
function startOf(day: Day): number | null {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(midnight) || dayAt(midnight, 0) !== day ? null : midnight;
}
