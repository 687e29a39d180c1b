import { isLeft } from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { describeFailures, ShapeType } from "./codec.ts";

/**
 * What an answer of the server loses when a part of it cannot be read: that part. These codecs are strict everywhere
 * else: a log, a stored value or an order with such a part is refused whole.
 */
let leftOut: t.Errors[] | null = null;

/** True when the answer goes on without this part. */
const isLeftOut = (errors: t.Errors): boolean => {
  leftOut?.push(errors);
  return leftOut !== null;
};

class ListType<C extends t.Mixed> extends t.Type<t.TypeOf<C>[], unknown, unknown> {
  readonly _tag = "ArrayType";
  constructor(readonly type: C) {
    super(
      `list of ${type.name}`,
      (value): value is t.TypeOf<C>[] => Array.isArray(value) && value.every(type.is),
      (value, context) => {
        if (!Array.isArray(value)) return t.failure(value, context);
        const items: t.TypeOf<C>[] = [];
        for (const [index, item] of value.entries()) {
          const result = type.validate(item, t.appendContext(context, String(index), type, item));
          if (!isLeft(result)) items.push(result.right);
          else if (!isLeftOut(result.left)) return result;
        }
        return t.success(items);
      },
      t.identity,
    );
  }
}

/** A list that goes on without an item that cannot be read. */
export const list = <C extends t.Mixed>(item: C): ListType<C> => new ListType(item);

/** As `shape`, but goes on without an optional field that cannot be read. */
export const looseShape = <P extends t.Props, O extends t.Props>(
  required: P,
  optional: O,
): ShapeType<P, O> => new ShapeType(required, optional, isLeftOut);

type Columns<P extends t.Props> = { [K in keyof P]: t.TypeOf<P[K]>[] };

class ColumnsType<P extends t.Props> extends t.Type<Columns<P>, unknown, unknown> {
  readonly _tag = "InterfaceType";
  readonly props: t.Props;
  constructor(cells: P) {
    const columns = Object.entries(cells);
    const [[first = ""] = []] = columns;
    const lengthOf = (value: Readonly<Record<string, unknown>>): number => {
      const column = value[first];
      return Array.isArray(column) ? column.length : 0;
    };
    const areColumns = (value: unknown): value is Readonly<Record<string, unknown[]>> =>
      t.UnknownRecord.is(value) &&
      columns.every(([key]) => {
        const column = value[key];
        return Array.isArray(column) && column.length === lengthOf(value);
      });
    const unreadRows = (value: Readonly<Record<string, unknown[]>>): ReadonlySet<number> => {
      const rows = new Set<number>();
      for (const [key, cell] of columns) {
        const column = value[key] ?? [];
        for (let row = 0; row < column.length; row++) if (!cell.is(column[row])) rows.add(row);
      }
      return rows;
    };
    super(
      `columns ${Object.keys(cells).join(", ")}`,
      (value): value is Columns<P> => areColumns(value) && unreadRows(value).size === 0,
      (value, context) => {
        if (!areColumns(value)) return t.failure(value, context);
        const unread = unreadRows(value);
        for (const row of unread) {
          const cells = columns.map(([key]) => value[key]?.[row]);
          const found = t.appendContext(context, String(row), t.unknown, cells);
          if (!isLeftOut([{ value: cells, context: found }])) return t.failure(cells, found);
        }
        const read = columns.map(([key]) => {
          const column = value[key] ?? [];
          return [key, unread.size === 0 ? column : column.filter((_, row) => !unread.has(row))];
        });
        return t.success(Object.fromEntries(read) as Columns<P>);
      },
      t.identity,
    );
    this.props = Object.fromEntries(columns.map(([key, cell]) => [key, t.array(cell)]));
  }
}

/** Rows by column, all columns of one length; goes on without a row that cannot be read. */
export const columns = <P extends t.Props>(cells: P): ColumnsType<P> => new ColumnsType(cells);

export type Answered<A> =
  | {
      readonly tag: "ok";
      readonly value: A;
      /** Parts that could not be read, and what was wrong with the first of them. */
      readonly leftOut: { readonly count: number; readonly detail: string } | null;
    }
  | { readonly tag: "bad"; readonly reason: string };

/** Decodes what came from the server, and counts what of it had to be left out. */
export function decodeAnswer<A>(codec: t.Decoder<unknown, A>, value: unknown): Answered<A> {
  const found: t.Errors[] = [];
  leftOut = found;
  try {
    const result = codec.decode(value);
    if (isLeft(result)) return { tag: "bad", reason: describeFailures(result.left) };
    const [first] = found;
    return {
      tag: "ok",
      value: result.right,
      leftOut:
        first === undefined ? null : { count: found.length, detail: describeFailures(first) },
    };
  } finally {
    leftOut = null;
  }
}
