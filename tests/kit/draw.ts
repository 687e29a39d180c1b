import type { Comparison, Shown } from "./compare.ts";
import type { Lanes } from "./timeline.ts";
import { durationText } from "./durations.ts";

const WIDEST = 112;
const WIDEST_LABEL = 44;
const MOST_WORDS = 8;
const NAME_WIDTH = 10;

type Row = { readonly name: string; readonly cells: readonly Shown[] };
type Column = {
  readonly at: number;
  readonly slot: number;
  readonly texts: readonly string[];
  readonly width: number;
};

/** The failure as a timeline: expected and got under one time axis, a caret under each difference. */
export function printFailure(
  title: string,
  place: string,
  lanes: Lanes,
  found: Comparison,
): string {
  const inputs = (["network", "clock", "storage", "section", "tab", "tab2", "user"] as const)
    .filter((name) => lanes[name].length > 0)
    .map(
      (name): Row => ({ name, cells: lanes[name].map(({ at, text }) => ({ at, label: text })) }),
    );
  const rows: Row[] = [
    ...inputs,
    { name: "expected", cells: found.expected },
    { name: "got", cells: found.got },
  ];
  const expected = inputs.length;
  const isWrong = ({ texts }: Column) => texts[expected] !== texts[expected + 1];
  const columns = windowOf(columnsOf(rows), isWrong);
  const line = (name: string, text: (column: Column) => string) =>
    `${name.padEnd(NAME_WIDTH)}${columns.map((column) => text(column).padEnd(column.width)).join("")}`.trimEnd();
  const drawn = [
    line("", ({ at, slot }) => (at < 0 ? "" : slot === 0 ? durationText(at) : "")),
    ...rows.map(({ name }, row) => line(name, ({ texts }) => texts[row] ?? "")),
    line("", (column) => (isWrong(column) ? "^" : "")),
  ];
  const words = found.differences
    .slice(0, MOST_WORDS)
    .map(({ what }) => `  ${what}`.slice(0, WIDEST));
  const more = found.differences.length - words.length;
  if (more > 0) words.push(`  and ${more} more`);
  return [title.slice(0, WIDEST), `  expected in ${place}`, "", ...drawn, "", ...words].join("\n");
}

/** One column for each point in time, and more where several events share one. */
function columnsOf(rows: readonly Row[]): readonly Column[] {
  const instants = [...new Set(rows.flatMap(({ cells }) => cells.map(({ at }) => at)))];
  return instants
    .sort((one, other) => one - other)
    .flatMap((at) => {
      const cells = rows.map((row) => row.cells.filter((cell) => cell.at === at));
      const slots = Math.max(...cells.map(({ length }) => length));
      return Array.from({ length: slots }, (_, slot): Column => {
        const texts = cells.map((list) => shortened(list[slot]?.label ?? ""));
        const widest = Math.max(...texts.map(({ length }) => length), durationText(at).length);
        return { at, slot, texts, width: widest + 2 };
      });
    });
}

const shortened = (text: string): string =>
  text.length > WIDEST_LABEL ? `${text.slice(0, WIDEST_LABEL - 1)}…` : text;

/** As many columns around the first difference as fit on a line. */
function windowOf(
  columns: readonly Column[],
  isWrong: (column: Column) => boolean,
): readonly Column[] {
  const middle = Math.max(0, columns.findIndex(isWrong));
  let [from, to] = [middle, middle + 1];
  let width = NAME_WIDTH + (columns[middle]?.width ?? 0) + 6;
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    const right = columns[to];
    if (right !== undefined && width + right.width <= WIDEST) {
      [to, width, isGrowing] = [to + 1, width + right.width, true];
    }
    const left = columns[from - 1];
    if (left !== undefined && width + left.width <= WIDEST) {
      [from, width, isGrowing] = [from - 1, width + left.width, true];
    }
  }
  const gap = (texts: readonly string[]): Column => ({
    at: -1,
    slot: 0,
    texts: texts.map(() => "…"),
    width: 3,
  });
  const shown = columns.slice(from, to);
  const texts = columns[0]?.texts ?? [];
  return [
    ...(from > 0 ? [gap(texts)] : []),
    ...shown,
    ...(to < columns.length ? [gap(texts)] : []),
  ];
}
