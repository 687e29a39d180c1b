import * as t from "io-ts";
import { Day, only, Source, text, Words } from "./fields.ts";

const Fields = t.intersection([
  t.type({
    name: Words,
    of: text(
      "a limit of deposits, or activity",
      (value) => value === "activity" || /^limits\.deposit\.(day|week|month)$/.test(value),
    ),
    since: Day,
    source: Source,
  }),
  t.partial({
    /** What holds while it does not answer; left out, neither play nor deposits. */
    ifDown: t.keyof({ noPlay: null, playOn: null }),
    isSecondHand: t.boolean,
  }),
]);
/**
 * A file that a country keeps across all operators: of the deposits that count against a limit, or of where a player is
 * active (`of`: activity).
 */
export const CentralFileEntry = only(
  ["name", "of", "ifDown", "since", "source", "isSecondHand"],
  Fields,
);
export type CentralFileEntry = t.TypeOf<typeof CentralFileEntry>;
