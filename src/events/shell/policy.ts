import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { looseRecord, looseShape } from "../../codec/tolerant.ts";

/** What a policy pack allows of a parameter, in its unit; both the same: this value alone. */
const Bound = t.refinement(
  shape({}, { atLeast: finite, atMost: finite }),
  (bound) => {
    const [least, most] = edgesOf(bound);
    return least <= most;
  },
  "a bound",
);
type Bound = { readonly atLeast?: number; readonly atMost?: number };

/** The least and the most that a bound allows. */
export const edgesOf = ({
  atLeast = 0,
  atMost = Number.POSITIVE_INFINITY,
}: Bound = {}): readonly [number, number] => [atLeast, atMost];

/**
 * The jurisdiction's policy pack. `figures` are parameters of rules over time, as `RULE.parameter`, where
 * the site config has no field of its own; `bounds` hold whatever the site says. `limits`, by limit type, say what
 * holds for the limits that players set themselves. `areIncreasesReaffirmed`: the player confirms every looser limit once
 * it has waited; `hasSingleWagerLimit`: type 40 limits what one bet may stake. `brands`: who excludes themselves
 * says whether for all of these, of which the first is this one. `areChecksAcknowledged`: a reality check
 * stays until it is answered, and play is closed until then. A time-out (33) closes play as well unless
 * the policy says otherwise, and then silences offers and reminders only with `isTimeOutSilent`.
 */
export const Policy = looseShape(
  { id: openString, figures: looseRecord(finite) },
  {
    bounds: looseRecord(Bound),
    limits: looseRecord(
      shape(
        {},
        {
          atLeast: finite,
          atMost: finite,
          waitSec: finite,
          periodDays: finite,
          calendarPeriod: openString,
        },
      ),
    ),
    isTimeOutForDepositsOnly: t.boolean,
    isTimeOutSilent: t.boolean,
    hasPanicButton: t.boolean,
    hasSingleWagerLimit: t.boolean,
    areIncreasesReaffirmed: t.boolean,
    hasSessionClock: t.boolean,
    areChecksAcknowledged: t.boolean,
    hasToolsLink: t.boolean,
    neededToPlay: t.array(finite),
    limitsPrompt: openString,
    registerSites: t.array(openString),
    /** Its `text`, that in `lng`, and the `phone`. */
    helpLine: looseRecord(openString),
    brands: t.array(openString),
  },
);
