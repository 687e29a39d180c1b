/** One place where two JSON values differ; `before` or `after` is undefined where a value is absent. */
export type Change = {
  /** Keys joined with dots, such as `coupon.bets.0.market.coef`; empty for the value itself. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
};

/**
 * Up to `limit` places where `after` differs from `before`. As in JSON, undefined is absent and NaN is null.
 */
export function changesBetween(before: unknown, after: unknown, limit: number): Change[] {
  const changes: Change[] = [];
  const visit = (path: string, a: unknown, b: unknown): void => {
    if (a === b || changes.length >= limit) return;
    if (isContainer(a) && isContainer(b) && Array.isArray(a) === Array.isArray(b)) {
      for (const key of Object.keys(a)) visit(join(path, key), ownValue(a, key), ownValue(b, key));
      for (const key of Object.keys(b)) {
        if (!Object.hasOwn(a, key)) visit(join(path, key), undefined, ownValue(b, key));
      }
    } else if (asJson(a) !== asJson(b) && changes.length < limit) {
      changes.push({ path, before: a, after: b });
    }
  };
  visit("", before, after);
  return changes;
}

/** Whether both give the same JSON, whatever the order of their keys. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b))
    return asJson(a) === asJson(b);
  for (const key of Object.keys(a)) {
    const value = (a as Fields)[key];
    if (!isSameJson(value, ownValue(b, key))) return false;
  }
  for (const key of Object.keys(b))
    if (!Object.hasOwn(a, key) && ownValue(b, key) !== undefined) return false;
  return true;
}

const isContainer = (value: unknown): value is object =>
  typeof value === "object" && value !== null;
const join = (path: string, key: string) => (path === "" ? key : `${path}.${key}`);
/** Own keys only, because the keys come from a file. */
const ownValue = (from: object, key: string): unknown =>
  Object.hasOwn(from, key) ? (from as Fields)[key] : undefined;
type Fields = { readonly [key: string]: unknown };
const asJson = (value: unknown): unknown =>
  typeof value === "number" && !Number.isFinite(value) ? null : value;

/** A field of untyped data; undefined when it is missing. */
export const fieldOf = (data: unknown, key: string): unknown =>
  isContainer(data) ? ownValue(data, key) : undefined;
