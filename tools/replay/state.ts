import { appOf } from "./app.ts";
import { plainState } from "../../src/events/plainState.ts";
import { type Change, changesBetween } from "../../src/infra/replay/difference.ts";
import { createFoldReplay, type FoldReplay } from "../../src/infra/replay/fold.ts";
import type { ImportedLog } from "../../src/infra/replay/import.ts";
import { ExpectedError } from "../expected.ts";
import { cut, json, type Paint, plural, width } from "./texts.ts";

/** The state after entry `seq`, or the value at `path` in it. Throws an ExpectedError if there is none. */
export function stateAt(log: ImportedLog, seq: number, path: string | null): unknown {
  const state = plainAt(createFoldReplay(log, appOf(log).root), seq);
  return path === null ? state : partOf(state, path);
}

/** The changes in the state from entry `before` to entry `after`. */
export function stateChanges(log: ImportedLog, before: number, after: number): readonly Change[] {
  const replay = createFoldReplay(log, appOf(log).root);
  return changesBetween(plainAt(replay, before), plainAt(replay, after), Number.POSITIVE_INFINITY);
}

function plainAt(replay: FoldReplay, seq: number): unknown {
  const { firstSeq, lastSeq } = replay;
  if (seq < firstSeq || seq > lastSeq) {
    throw new ExpectedError(
      `there is no entry ${seq}: this log has states ${firstSeq} to ${lastSeq}`,
    );
  }
  return plainState(replay.stateAt(seq));
}

/** The value at `path` in a plain state; throws an ExpectedError that lists the keys if there is none. */
export function partOf(state: unknown, path: string): unknown {
  let value = state;
  const passed: string[] = [];
  for (const key of path.split(".")) {
    const isIn = typeof value === "object" && value !== null && Object.hasOwn(value, key);
    if (!isIn) throw new ExpectedError(noSuchPart(value, passed.join("."), key));
    value = Reflect.get(Object(value), key);
    passed.push(key);
  }
  return value;
}

const keysShown = 12;

function noSuchPart(value: unknown, path: string, key: string): string {
  const where = path === "" ? "the state" : `"${path}"`;
  const text = `--path: ${where} has no ${json(key)}`;
  if (typeof value !== "object" || value === null) return `${text}; it is ${cut(json(value), 40)}`;
  const keys = Object.keys(value);
  if (keys.length === 0) return `${text}; it is empty`;
  const more = keys.length > keysShown ? ` and ${keys.length - keysShown} more` : "";
  return `${text}; it has ${keys.slice(0, keysShown).join(", ")}${more}`;
}

const changesShown = 500;

export function changeLines(
  changes: readonly Change[],
  before: number,
  after: number,
  paint: Paint,
): string[] {
  const lines = changes.slice(0, changesShown).flatMap(({ path, before: from, after: to }) => {
    const [a, b] = [from, to].map((value) => (value === undefined ? "nothing" : json(value)));
    const text = `${a} → ${b}`;
    return path.length + text.length + 4 <= width
      ? [`  ${path}  ${paint("strong", text)}`]
      : [`  ${cut(path, width - 2)}`, `    ${a && cut(a, 44)} → ${b && cut(b, 44)}`];
  });
  const omitted = changes.length - changesShown;
  return [
    `Entry ${before} to ${after}: ${plural(changes.length, "change")} in the state`,
    ...lines,
    ...(omitted > 0 ? [`  … and ${plural(omitted, "change")} more; --json has them all`] : []),
  ];
}
