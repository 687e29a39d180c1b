/** One place where two values of JSON differ; `before` or `after` undefined: there is nothing there. */
export type Change = {
  /** Keys joined with dots, such as `coupon.bets.0.market.coef`; empty for the value itself. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
};

/** Where `after` differs from `before`, at most `most` places. As in JSON, undefined is absent and NaN null. */
export function changesBetween(before: unknown, after: unknown, most: number): Change[] {
  const changes: Change[] = [];
  const visit = (path: string, a: unknown, b: unknown): void => {
    if (a === b || changes.length >= most) return;
    if (isContainer(a) && isContainer(b) && Array.isArray(a) === Array.isArray(b)) {
      for (const key of Object.keys(a)) visit(join(path, key), at(a, key), at(b, key));
      for (const key of Object.keys(b)) {
        if (!Object.hasOwn(a, key)) visit(join(path, key), undefined, at(b, key));
      }
    } else if (plain(a) !== plain(b) && changes.length < most) {
      changes.push({ path, before: a, after: b });
    }
  };
  visit("", before, after);
  return changes;
}

/** Whether both would be the same JSON, whatever the order of their keys. */
export const isSameJson = (a: unknown, b: unknown): boolean => changesBetween(a, b, 1).length === 0;

const isContainer = (value: unknown): value is object =>
  typeof value === "object" && value !== null;
const join = (path: string, key: string) => (path === "" ? key : `${path}.${key}`);
/** Own keys only, for the keys come from a file. */
const at = (from: object, key: string): unknown =>
  Object.hasOwn(from, key) ? Reflect.get(from, key) : undefined;
const plain = (value: unknown): unknown =>
  typeof value === "number" && !Number.isFinite(value) ? null : value;

/** A field of data that may be anything; undefined when there is none. */
export const fieldOf = (data: unknown, key: string): unknown =>
  isContainer(data) ? at(data, key) : undefined;
