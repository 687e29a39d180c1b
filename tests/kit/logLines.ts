import {
  type LogEntry,
  type LogHeader,
  serialise,
  serialiseHeader,
  splitSum,
} from "../../src/infra/log/line.ts";

/**
 * A whole session as the lines that the log writer produces one by one: each continues the checksum of the
 * previous one.
 */
export function* logLines(header: LogHeader, entries: Iterable<LogEntry>): Generator<string, void> {
  let line = serialiseHeader(header);
  yield line;
  for (const entry of entries) {
    line = serialise(entry, splitSum(line)?.sum ?? "");
    yield line;
  }
}
