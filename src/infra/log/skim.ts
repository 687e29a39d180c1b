import { parseHostileJson } from "./json.ts";
import { decodeEntry, type LogEntry } from "./line.ts";

/** A line of which only the head was read turns out not to be an entry. `message` says why. */
export class BadSkimmedLine extends Error {}

const head =
  /^\{"seq":([1-9]\d{0,14}),"at":(-?\d{1,15}(?:\.\d{1,9})?),"type":"([!#-[\]-~]{1,100})","v":([1-9]\d{0,8}),"data":/;
const tail =
  /,"cause":(null|[1-9]\d{0,14})(?:,"by":"([ !#-[\]-~]{0,200})")?(?:,"state":\{(?:"[^"\\]*":"[0-9a-f]{8}",?)*\})?,"sum":"[0-9a-f]{8}"\}$/y;

/**
 * Reads entries by what stands before and after their data; null for a line that this build would have written
 * otherwise. The data are parsed when somebody asks for them: who wants the last twenty entries of a long log need not
 * wait for the others. Only for lines whose checksum holds. `kept`: of how many entries, the last ones, the data will be
 * asked for.
 */
export function createSkimmer(maxDepth: number, kept: number): (line: string) => LogEntry | null {
  // A text cut out of a line keeps that line in memory, and its neighbours too.
  const names = new Map<string, string>();
  const named = (name: string): string => {
    const known = names.get(name);
    if (known === undefined) names.set(name, name);
    return known ?? name;
  };
  const last: SkimmedEntry[] = [];
  let next = 0;
  return (line) => {
    const start = head.exec(line);
    if (start === null) return null;
    // The last one: text and keys within the line have their quotes escaped.
    tail.lastIndex = line.lastIndexOf(',"cause":');
    const end = tail.lastIndex < start[0].length ? null : tail.exec(line);
    if (end === null) return null;
    const [, seq, at, type = "", v] = start;
    const [, cause, by] = end;
    const entry = new SkimmedEntry(
      Number(seq),
      Number(at),
      named(type),
      Number(v),
      cause === "null" ? null : Number(cause),
      line,
      maxDepth,
    );
    if (by !== undefined) entry.by = named(by);
    if (kept === Infinity) return entry;
    last[next]?.forget();
    last[next] = entry;
    next = (next + 1) % Math.max(1, kept);
    return entry;
  };
}

class SkimmedEntry implements LogEntry {
  by?: string;
  constructor(
    readonly seq: number,
    readonly at: number,
    readonly type: string,
    readonly v: number,
    readonly cause: number | null,
    private line: string,
    private readonly maxDepth: number,
  ) {}

  get isKept(): boolean {
    return this.line !== "";
  }

  forget(): void {
    this.line = "";
  }

  /** Throws a BadSkimmedLine if the line, as a whole, is no entry. */
  get data(): unknown {
    if (!this.isKept) throw new RangeError(`entry ${this.seq} was not kept`);
    const json = parseHostileJson(this.line, this.maxDepth);
    const entry = json.tag === "value" ? decodeEntry(json.value) : null;
    if (entry !== null) return entry.data;
    throw new BadSkimmedLine(`the line of entry ${this.seq} is no entry, although its sum holds`);
  }

  /** As any other entry. */
  toJSON(): LogEntry {
    const { seq, at, type, v, data, cause, by } = this;
    const entry = { seq, at, type, v, data, cause };
    return by === undefined ? entry : { ...entry, by };
  }
}

export const isSkimmed = (entry: LogEntry): entry is SkimmedEntry => entry instanceof SkimmedEntry;

/** Throws a BadSkimmedLine if its line is no entry. */
export const wholeOf = (entry: SkimmedEntry): LogEntry => entry.toJSON();
