import { type Game, hasBegun, isOver, status } from "../../events/sports/index.ts";
import type { Translate } from "../../infra/i18n.ts";
import { formatMatchClock, type MatchTime, matchProgress } from "../format/clock.ts";
import type { SportKind } from "./sportKinds.ts";

/** The match clock as of the last response; it does not tick by itself. */
export function timeOf(game: Game, kind: SportKind): MatchTime {
  const { clock, periods, periodSec } = kind;
  const period = game.score?.periods?.length ?? 0;
  return { style: clock, period, periods, periodSec, timeSec: game.timeSec ?? 0 };
}

/** The phase of a match in words: "2nd half", "Half time", "Interrupted". */
export function periodOf(game: Game, kind: SportKind, t: Translate): string {
  if (isOver(game)) return t("sports.statusOver");
  if (!hasBegun(game)) return t("sports.notStarted");
  if (game.status === status.interrupted) return t("sports.interrupted");
  if (game.status === status.break) {
    const isHalf = kind.periods === 2 && game.score?.periods?.length === 1;
    return t(isHalf ? "sports.halfTimeBreak" : "sports.break");
  }
  return game.score?.periods?.at(-1)?.name ?? "";
}

/**
 * Clock and period of a list row: "67′" and "2nd half". A sport without a clock shows its period in place of
 * the clock: "Set 2".
 */
export function clockOf(game: Game, kind: SportKind, t: Translate) {
  const period = periodOf(game, kind, t);
  const clock = game.timeSec === undefined ? "" : formatMatchClock(timeOf(game, kind));
  return clock === "" ? { clock: period, period: "" } : { clock, period };
}

/** Share of the regular time played; undefined in a sport without a clock. */
export function progressOf(game: Game, kind: SportKind): number | undefined {
  const isTimed = kind.clock !== "none" && game.timeSec !== undefined;
  return isTimed ? matchProgress(timeOf(game, kind)) : undefined;
}
