import { LogSaveRequested } from "../events/report/events.ts";
import { hashOf } from "../events/stateHash.ts";
import { shape } from "../codec/codec.ts";
import { accept } from "./decision.ts";
import { defineCommand } from "./define.ts";

/**
 * Save the log of this visit to a file. The hash is part of the fact, so that an exact replay proves the state as well
 * as the events.
 */
export const SaveLog = defineCommand(
  "SaveLog",
  shape({}),
  (_data, state) => accept(LogSaveRequested({ hash: hashOf(state) })),
  "wait",
);
