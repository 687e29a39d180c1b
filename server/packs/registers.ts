import * as t from "io-ts";
import { Day, only, Source, text, Words } from "./fields.ts";

/** When a register is asked: before a player is registered, at each log-in, before the first bet of a day. */
export const occasions = { registration: null, logIn: null, day: null } as const;
export type Occasion = keyof typeof occasions;

const Site = only(
  ["url", "source"],
  t.type({
    url: text("an https address", (value) => /^https:\/\/\S+$/.test(value)),
    source: Source,
  }),
);

const Fields = t.intersection([
  t.type({
    name: Words,
    at: t.refinement(
      t.array(t.keyof(occasions)),
      (list) => list.length > 0,
      "at least one occasion",
    ),
    since: Day,
    source: Source,
  }),
  t.partial({
    /** What holds while it does not answer; left out, no play. */
    ifDown: t.keyof({ noPlay: null, playOn: null }),
    /** Where players turn to about their entry. */
    site: Site,
    isSecondHand: t.boolean,
  }),
]);
/** A register of people who may not play, which the country has operators ask, from a day on (UTC). */
export const RegisterEntry = only(
  ["name", "at", "ifDown", "site", "since", "source", "isSecondHand"],
  Fields,
);
export type RegisterEntry = t.TypeOf<typeof RegisterEntry>;
