import { NavigationRequested } from "../events/navigation/events.ts";
import { pathOf } from "../events/navigation/index.ts";
import { LogSaveRequested, MomentDescribed, MomentMarked } from "../events/report/events.ts";
import { hashOf } from "../events/stateHash.ts";
import * as t from "io-ts";
import { openString, personal, shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/**
 * Saves the logs of these visits, or of all of the last day, to a file. The event includes a hash, so that an exact replay verifies the
 * state as well as the events.
 */
export const SaveLog = defineCommand(
  "SaveLog",
  shape({}, { visits: t.array(openString) }),
  (chosen, state) => accept(LogSaveRequested({ hash: hashOf(state), ...chosen })),
  "wait",
);

/** "Something went wrong just now": marks the moment in the log, then shows how to send it. */
export const MarkMoment = defineCommand(
  "MarkMoment",
  shape({}),
  (_data, { settings }) => {
    const path = pathOf({ name: "report" }, settings.language);
    return accept(MomentMarked({}), NavigationRequested({ path, isReplacing: false }));
  },
  "wait",
);

/** A note of the player on the moment that they marked last; only this phone shows it. */
export const DescribeMoment = defineCommand(
  "DescribeMoment",
  shape({ note: personal(t.string) }),
  ({ note }, { report }) =>
    report.marks.length === 0 ? refuse("nothing_to_do") : accept(MomentDescribed({ note })),
);
