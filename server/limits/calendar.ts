const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A period by the calendar of a zone: it begins at this hour of the day, of the Monday or of the 1st. */
export type CalendarPeriod = {
  readonly unit: "day" | "week" | "month";
  readonly zone: string;
  readonly hour: number;
};

/** When the period that holds at this time began, and when the next one begins; Unix ms. */
export function calendarPeriodAt(
  at: number,
  { unit, zone, hour }: CalendarPeriod,
): { readonly from: number; readonly to: number } {
  // The days are counted as if they began at midnight.
  const day = new Date(Math.floor((wallTime(at, zone) - hour * hourMs) / dayMs) * dayMs);
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()];
  const monday = date - ((day.getUTCDay() + 6) % 7);
  const begins: Readonly<Record<CalendarPeriod["unit"], readonly [number, number]>> = {
    day: [Date.UTC(year, month, date), Date.UTC(year, month, date + 1)],
    week: [Date.UTC(year, month, monday), Date.UTC(year, month, monday + 7)],
    month: [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)],
  };
  const [from, to] = begins[unit];
  return { from: instantOf(from + hour * hourMs, zone), to: instantOf(to + hour * hourMs, zone) };
}

/** What the clocks of the zone show, as if they were set to UTC; Unix ms. */
function wallTime(at: number, zone: string): number {
  const part = new Map(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (name: Intl.DateTimeFormatPartTypes) => part.get(name) ?? 0;
  const seconds = Date.UTC(
    read("year"),
    read("month") - 1,
    read("day"),
    read("hour"),
    read("minute"),
    read("second"),
  );
  return seconds + (((at % 1000) + 1000) % 1000);
}

/** The first moment at which the clocks show this time, or have just skipped it. */
function instantOf(wall: number, zone: string): number {
  const offsets = [wall - dayMs, wall + dayMs].map((at) => wallTime(at, zone) - at);
  const candidates = offsets.map((offset) => wall - offset);
  const shown = candidates.filter((at) => wallTime(at, zone) === wall);
  return shown.length > 0 ? Math.min(...shown) : (candidates[0] ?? wall);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  clocks.set(zone, clock);
  return clock;
}
