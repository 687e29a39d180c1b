import { LogSaveRequested } from "../events/report/events.ts";
import { hashOf } from "../events/stateHash.ts";
import { shape } from "../infra/codec.ts";
import { accept, type Decider } from "./decision.ts";
import { defineWaitingCommand } from "./define.ts";

/** Save the log of this visit to a file. */
export const SaveLog = defineWaitingCommand("SaveLog", shape({}));

/** The hash is part of the fact, so that an exact replay proves the state as well as the events. */
export const saveLog: Decider<Readonly<Record<never, never>>> = (_data, state) =>
  accept(LogSaveRequested({ hash: hashOf(state) }));
