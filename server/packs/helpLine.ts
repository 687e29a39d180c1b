import * as t from "io-ts";
import { Day, only, Source, text, Words } from "./fields.ts";

const Fields = t.intersection([
  t.type({
    /** What the country has sites say, in its own words and language. */
    text: Words,
    lng: text("a language of two letters", (value) => /^[a-z]{2}$/.test(value)),
    phone: text("a phone number with its country, or a short one of the country", (value) =>
      /^(\+\d{6,15}|\d{3,6})$/.test(value),
    ),
    since: Day,
    source: Source,
  }),
  t.partial({ isSecondHand: t.boolean }),
]);
/** Whom to call about gambling, which the country has shown on every page, from a day on (UTC). */
export const HelpLine = only(["text", "lng", "phone", "since", "source", "isSecondHand"], Fields);
export type HelpLine = t.TypeOf<typeof HelpLine>;
