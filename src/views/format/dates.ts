const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How times are shown to the player: from the settings, never from the device. */
export type TimeView = {
  readonly locale: string;
  /** Hours from UTC, 5.5 for half-hour zones. */
  readonly timeZone: number;
  readonly is12h: boolean;
  /** The words for two days, inside a sentence: a page that makes a `RelativeTimeFormat` is held up by it. */
  readonly today: string;
  readonly tomorrow: string;
};

/** Unix milliseconds. */
type Instant = number;

/** In place of a time that is none, such as the largest number for "never": `Date` and `Intl` throw at it. */
export const noTime = "–";
/** The last instant of a `Date` is a little later: the zone of the player may be ahead of it. */
export const isTime = (at: Instant): boolean => Math.abs(at) < 8.63e15;

/** "18:30", or "6:30 pm" with a 12-hour clock. */
export function formatTime(at: Instant, view: TimeView): string {
  if (!isTime(at)) return noTime;
  if (view.is12h) return format(at, view, "time12");
  // Alike in all languages of the app, and by hand: the first `DateTimeFormat` holds a page up for 20 ms on a fast processor.
  // From its end, for a year of five digits makes the beginning longer.
  return new Date(shifted(at, view)).toISOString().slice(-13, -8);
}

/** A start time on its own: 18:30, Tomorrow 18:30, Sat 16:00, 21 Nov 16:00, 21 Nov 2027 16:00. */
export function formatStart(at: Instant, now: Instant, view: TimeView): string {
  const days = dayOf(at, view) - dayOf(now, view);
  return days === 0 ? formatTime(at, view) : capital(formatMoment(at, now, view));
}

/** An instant inside a sentence: today 18:30, tomorrow 18:30, Sat 16:00, 21 Nov 16:00. */
export function formatMoment(at: Instant, now: Instant, view: TimeView): string {
  if (!isTime(at)) return noTime;
  const days = dayOf(at, view) - dayOf(now, view);
  const time = formatTime(at, view);
  if (days === 0) return `${view.today} ${time}`;
  if (days === 1) return `${view.tomorrow} ${time}`;
  if (days > 1 && days <= 6) return `${format(at, view, "weekday")} ${time}`;
  return `${format(at, view, isSameYear(at, now, view) ? "short" : "shortYear")} ${time}`;
}

/** Heading of a day in a list: Today, 20 November, 20 November 2025. */
export function formatDay(at: Instant, now: Instant, view: TimeView): string {
  if (dayOf(at, view) === dayOf(now, view)) return capital(view.today);
  return formatDate(at, now, view);
}

/** 20 November, with the year only if it is not the current one. */
export function formatDate(at: Instant, now: Instant, view: TimeView): string {
  return format(at, view, isSameYear(at, now, view) ? "long" : "longYear");
}

/** Number of the player's calendar day; equal for two instants on the same day. */
export function dayOf(at: Instant, view: TimeView): number {
  return Math.floor(shifted(at, view) / dayMs);
}

// The settings store the zone as an offset, so the instant is shifted and then formatted as UTC. Unlike named
// zones, this works for every offset in every browser.
const shifted = (at: Instant, view: TimeView): Instant => at + view.timeZone * hourMs;

const isSameYear = (a: Instant, b: Instant, view: TimeView): boolean =>
  format(a, view, "year") === format(b, view, "year");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const shapes = {
  time12: { hour: "numeric", minute: "2-digit", hourCycle: "h12" },
  weekday: { weekday: "short" },
  short: { day: "numeric", month: "short" },
  shortYear: { day: "numeric", month: "short", year: "numeric" },
  long: { day: "numeric", month: "long" },
  longYear: { day: "numeric", month: "long", year: "numeric" },
  year: { year: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Shape = keyof typeof shapes;

// Creating an Intl object costs far more than using it.
const formats: Record<string, Intl.DateTimeFormat> = {};

const format = (at: Instant, view: TimeView, shape: Shape): string =>
  isTime(at) ? intl(view, shape).format(shifted(at, view)) : noTime;

function intl(view: TimeView, shape: Shape): Intl.DateTimeFormat {
  const key = `${view.locale} ${shape}`;
  formats[key] ??= new Intl.DateTimeFormat(view.locale, { ...shapes[shape], timeZone: "UTC" });
  return formats[key];
}
