import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { decodeLine, type Definition, type Message } from "./decode.ts";

/** A complete stream in memory. Times are those of the recording, in Unix milliseconds. */
export type Recording = {
  readonly file: string;
  readonly messages: readonly Message[];
  readonly skippedLines: number;
  readonly firstAt: number;
  readonly lastAt: number;
  /** First time at which a market is in play; null if there is none. */
  readonly inPlayAt: number | null;
};

/** @throws Error with a message for the user if the file cannot be read or contains no market. */
export function readRecording(file: string): Recording {
  const lines = readLines(file);
  const messages: Message[] = [];
  const badLines: string[] = [];
  for (const [index, line] of lines.entries()) {
    try {
      const message = decodeLine(line);
      if (message && message.markets.length > 0) messages.push(message);
    } catch (error) {
      badLines.push(`line ${index + 1}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  messages.sort((a, b) => a.at - b.at);
  const [first, last] = [messages[0], messages.at(-1)];
  if (
    !first ||
    !last ||
    !messages.some(({ markets }) => markets.some(({ definition }) => definition))
  ) {
    const reason = badLines[0] ? `; first bad ${badLines[0]}` : "";
    throw new Error(
      `feed file ${file} is no recorded market stream: none of its ${lines.length} lines defines a market${reason}`,
    );
  }
  if (badLines.length > 0) {
    console.warn(
      `feed file ${file}: ${badLines.length} of ${lines.length} lines left out; first bad ${badLines[0]}`,
    );
  }
  const inPlay = messages.find(({ markets }) =>
    markets.some(({ definition }) => definition?.isInPlay),
  );
  return {
    file,
    messages,
    skippedLines: badLines.length,
    firstAt: first.at,
    lastAt: last.at,
    inPlayAt: inPlay?.at ?? null,
  };
}

/** Lines of a text file, which may be gzipped; none if the file does not exist. */
export function readLinesIfAny(file: string): readonly string[] {
  return existsSync(file) ? readLines(file) : [];
}

function readLines(file: string): readonly string[] {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) bytes = gunzipSync(bytes);
  } catch (error) {
    throw new Error(
      `feed file ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  return bytes
    .toString("utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
}

/** The last definition of every market, in order of first appearance. */
export function lastDefinitions(recording: Recording): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  for (const { markets } of recording.messages) {
    for (const { id, definition } of markets) if (definition) definitions.set(id, definition);
  }
  return definitions;
}

/** With what each market closed. A later correction does not count, as the rules say. */
export function closings(recording: Recording): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  for (const { markets } of recording.messages)
    for (const { id, definition } of markets)
      if (definition?.status === "CLOSED" && !definitions.has(id)) definitions.set(id, definition);
  return definitions;
}
