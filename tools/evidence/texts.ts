import { amountOf } from "../../src/events/money/minorUnits.ts";
import { NO_DEPOSIT_LIMIT } from "../../src/events/limits/types.ts";
import type { Order } from "./orders.ts";
import type { Place } from "./walk.ts";

/** `2026-11-20 14:00:16`, UTC. */
export const clock = (at: number): string =>
  Math.abs(at) <= 8.64e15 ? new Date(at).toISOString().replace("T", " ").slice(0, 19) : `${at}`;

export const placeText = ({ seq, at }: Place): string => `entry ${seq}, ${clock(at)}`;

/** `1 h 30 min`. */
export function duration(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** An amount in minor units of its currency; null: it was not on screen. */
export const moneyText = (minor: number | null, iso: string | null): string =>
  minor === null || iso === null ? "not shown" : `${amountOf(minor, iso)} ${iso}`;

export const orderText = ({ seq, outcome, code }: Order): string =>
  `entry ${seq}, ${outcome}${code === null ? "" : ` (${code})`}`;

const money = ["deposits", "stakes", "losses"] as const;
const periods = ["a day", "a week", "a month"] as const;
const firstTypes: Readonly<Record<(typeof money)[number], number>> = {
  stakes: 1,
  losses: 10,
  deposits: 20,
};

/** `deposits in a day (20)`. */
export function limitName(limitType: number): string {
  if (limitType === 31) return "session time (31)";
  if (limitType === 40) return "stake of one bet (40)";
  const kind = money.find(
    (name) => limitType >= firstTypes[name] && limitType <= firstTypes[name] + 2,
  );
  const period = kind === undefined ? undefined : periods[limitType - firstTypes[kind]];
  return kind === undefined || period === undefined
    ? `limit ${limitType}`
    : `${kind} in ${period} (${limitType})`;
}

export const limitText = (value: number | null, measure: string | null): string =>
  value === null || value === NO_DEPOSIT_LIMIT
    ? "none"
    : `${value}${measure === null ? "" : ` ${measure}`}`;

/** The result of the whole report, by its exit code. */
export function verdict(exitCode: number): readonly ["good" | "bad" | "part", string] {
  switch (exitCode) {
    case 0:
      return ["good", "Every log is verified, and no duty that was judged was broken."];
    case 1:
      return ["bad", "A duty was broken, in a log that is verified."];
    case 3:
      return [
        "part",
        "No breach was found, but a log lacks its beginning: it is verified in part.",
      ];
    case 4:
      return ["bad", "A log is not verified, so it proves nothing."];
    default:
      return ["bad", "A log cannot be read."];
  }
}
