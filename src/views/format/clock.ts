/** How a sport counts time. */
export type ClockStyle =
  /** Minutes counted through both halves: 67′. */
  | "minutes"
  /** Quarters: Q3 04:12. */
  | "quarters"
  /** Periods: P2 11:40. */
  | "periods"
  /** Sets, overs, races: no clock to show. */
  | "none";

export type MatchTime = {
  readonly style: ClockStyle;
  /** Current period, from 1; 0 when unknown. */
  readonly period: number;
  /** Regular length of one period in seconds. */
  readonly periodSec: number;
  /** Number of regular periods. */
  readonly periods: number;
  /** Seconds on the match clock now, from the start of the match. */
  readonly timeSec: number;
};

/** Clock of a list row: 67′, 45+2′, Q3 04:12, P2 11:40; empty when the sport has none. */
export function formatMatchClock(time: MatchTime): string {
  switch (time.style) {
    case "minutes":
      return formatMinute(time);
    case "quarters":
      return `Q${periodOf(time)} ${formatSeconds(inPeriod(time))}`;
    case "periods":
      return `P${periodOf(time)} ${formatSeconds(inPeriod(time))}`;
    case "none":
      return "";
  }
}

/** "67:12": minutes are not turned into hours, as on a match clock. Negative counts as zero. */
export function formatSeconds(seconds: number): string {
  const total = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(total / 60);
  return `${twoDigits(minutes)}:${twoDigits(total % 60)}`;
}

/** Share of the regular time played, 0 to 1; added time does not go beyond the end of its period. */
export function matchProgress(time: MatchTime): number {
  const total = time.periodSec * time.periods;
  if (total <= 0) return 0;
  const end = time.period > 0 ? Math.min(time.period * time.periodSec, total) : total;
  return Math.max(0, Math.min(time.timeSec, end)) / total;
}

function formatMinute(time: MatchTime): string {
  const minute = Math.max(0, Math.floor(time.timeSec / 60));
  const end = (time.period * time.periodSec) / 60;
  // Only the period tells added time from the next period: 45+2′ is not 47′.
  return time.period > 0 && minute > end ? `${end}+${minute - end}′` : `${minute}′`;
}

function inPeriod(time: MatchTime): number {
  return time.timeSec - (periodOf(time) - 1) * time.periodSec;
}

function periodOf(time: MatchTime): number {
  if (time.period > 0) return time.period;
  return time.periodSec > 0 ? Math.floor(time.timeSec / time.periodSec) + 1 : 1;
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");
