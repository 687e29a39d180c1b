import { LogSaveRequested } from "../events/report/events.ts";
import { hashOf } from "../events/stateHash.ts";
import { shape } from "../codec/codec.ts";
import { accept } from "./decision.ts";
import { defineCommand } from "./define.ts";

/**
 * Saves the log of this visit to a file. The event includes a hash, so that an exact replay verifies the
 * state as well as the events.
 */
export const SaveLog = defineCommand(
  "SaveLog",
  shape({}),
  (_data, state) => accept(LogSaveRequested({ hash: hashOf(state) })),
  "wait",
);
