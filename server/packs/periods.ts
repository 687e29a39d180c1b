import * as t from "io-ts";
import { Day, only, Source, text } from "./fields.ts";

const units = { day: null, week: null, month: null } as const;
export type PeriodUnit = keyof typeof units;

const Fields = t.intersection([
  t.type({
    of: text("a limit on money", (value) =>
      /^limits\.(wagering|loss|deposit)\.(day|week|month)$/.test(value),
    ),
    since: Day,
    source: Source,
  }),
  t.partial({
    hour: t.refinement(
      t.number,
      (hour) => Number.isInteger(hour) && hour >= 0 && hour < 24,
      "an hour of the day, 0 to 23",
    ),
    isSecondHand: t.boolean,
  }),
]);
/**
 * The limit counts by the calendar of the pack's zone, from this hour of the day, the Monday or the 1st on (left out,
 * midnight). Where no pack says so, its period ends now and is so many days long.
 */
export const PeriodEntry = only(["of", "hour", "since", "source", "isSecondHand"], Fields);
export type PeriodEntry = t.TypeOf<typeof PeriodEntry>;
