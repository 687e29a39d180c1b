import {
  type LogEntry,
  type LogHeader,
  serialise,
  serialiseHeader,
  splitSum,
} from "../../src/infra/log/line.ts";

/** A whole session as the lines that the log's writer makes of it one by one: each carries on the sum of the one before. */
export function* logLines(header: LogHeader, entries: Iterable<LogEntry>): Generator<string, void> {
  let line = serialiseHeader(header);
  yield line;
  for (const entry of entries) {
    line = serialise(entry, splitSum(line)?.sum ?? "");
    yield line;
  }
}
