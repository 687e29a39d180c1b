const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** A calendar day of the player, as a field of days writes it: "2026-11-20". */
export type Day = string;
/** From the first day to the last, both whole. */
export type Period = { readonly from: Day; readonly to: Day };

export const presets = ["week", "month", "thisMonth"] as const;
/** Periods that end today: seven days, thirty days, the calendar month so far. */
export type Preset = (typeof presets)[number];

/** The player's day at an instant (Unix ms); `timeZone` in hours from UTC. */
export const dayAt = (at: number, timeZone: number): Day =>
  new Date(at + timeZone * hourMs).toISOString().slice(0, 10);

export function periodOf(preset: Preset, today: Day): Period {
  if (preset === "thisMonth") return { from: `${today.slice(0, 8)}01`, to: today };
  const before = preset === "week" ? 6 : 29;
  return { from: dayAt(Date.parse(today) - before * dayMs, 0), to: today };
}

/** What is wrong with a period, and at which of its days; null: nothing. */
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

/** Unix seconds: where the first day begins, and where the last has ended (exclusive). */
export function spanOf(
  { from, to }: Period,
  timeZone: number,
): { readonly dateFrom: number; readonly dateTo: number } | null {
  const first = startOf(from);
  const last = startOf(to);
  if (first === null || last === null) return null;
  const seconds = (at: number): number => Math.round((at - timeZone * hourMs) / 1000);
  return { dateFrom: seconds(first), dateTo: seconds(last + dayMs) };
}

/** Midnight of a day in UTC, Unix ms; null for what is no day of the calendar. */
function startOf(day: Day): number | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(at) || dayAt(at, 0) !== day ? null : at;
}
