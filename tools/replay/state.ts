import { appOf } from "./app.ts";
import { plainState } from "../../src/events/plainState.ts";
import { type Change, changesBetween } from "../../src/infra/replay/difference.ts";
import { createFoldReplay, type FoldReplay } from "../../src/infra/replay/fold.ts";
import type { ImportedLog } from "../../src/infra/replay/import.ts";
import { ExpectedError } from "../expected.ts";
import { cut, json, type Paint, plural, width } from "./texts.ts";

/** The state after entry `seq`, or the part of it at `path`. Throws an ExpectedError when there is none. */
export function stateAt(log: ImportedLog, seq: number, path: string | null): unknown {
  const state = plainAt(createFoldReplay(log, appOf(log).root), seq);
  return path === null ? state : partOf(state, path);
}

/** What changed in the state from after entry `before` to after entry `after`. */
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

function partOf(state: unknown, path: string): unknown {
  let part = state;
  const passed: string[] = [];
  for (const key of path.split(".")) {
    const isIn = typeof part === "object" && part !== null && Object.hasOwn(part, key);
    if (!isIn) throw new ExpectedError(noSuchPart(part, passed.join("."), key));
    part = Reflect.get(Object(part), key);
    passed.push(key);
  }
  return part;
}

const keysShown = 12;

function noSuchPart(part: unknown, path: string, key: string): string {
  const where = path === "" ? "the state" : `"${path}"`;
  const text = `--path: ${where} has no ${json(key)}`;
  if (typeof part !== "object" || part === null) return `${text}; it is ${cut(json(part), 40)}`;
  const keys = Object.keys(part);
  if (keys.length === 0) return `${text}; it is empty`;
  const rest = keys.length > keysShown ? ` and ${keys.length - keysShown} more` : "";
  return `${text}; it has ${keys.slice(0, keysShown).join(", ")}${rest}`;
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
  const left = changes.length - changesShown;
  return [
    `Entry ${before} to ${after}: ${plural(changes.length, "change")} in the state`,
    ...lines,
    ...(left > 0 ? [`  … and ${plural(left, "change")} more; --json has them all`] : []),
  ];
}
