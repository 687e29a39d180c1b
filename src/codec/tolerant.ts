import { isLeft } from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { describeFailures, ShapeType } from "./codec.ts";
import { dropPart, readDropping } from "./dropped.ts";

class ListType<C extends t.Mixed> extends t.Type<t.TypeOf<C>[], unknown, unknown> {
  readonly _tag = "ArrayType";
  constructor(readonly type: C) {
    super(
      `list of ${type.name}`,
      t.array(type).is,
      (value, context) => {
        if (!Array.isArray(value)) return t.failure(value, context);
        const items: t.TypeOf<C>[] = [];
        const ids = new Set<unknown>();
        for (const [index, item] of value.entries()) {
          const place = t.appendContext(context, String(index), type, item);
          const result = type.validate(item, place);
          const id = isLeft(result) ? undefined : idOf(result.right);
          const isAgain = ids.has(id);
          if (
            isAgain &&
            dropPart([{ value: id, context: t.appendContext(place, "id", NewId, id) }])
          )
            continue;
          if (isLeft(result)) {
            if (!dropPart(result.left)) return result;
            continue;
          }
          if (id !== undefined) ids.add(id);
          items.push(result.right);
        }
        return t.success(items);
      },
      t.identity,
    );
  }
}

const idOf = (item: unknown): unknown => (t.UnknownRecord.is(item) ? item["id"] : undefined);

const NewId = t.refinement(t.unknown, () => false, "a new id");

/**
 * A list that skips items that cannot be read, and in an answer those that come again: views and tables know an item by its
 * id, and a row that is there twice would stay when its list has changed.
 */
export const list = <C extends t.Mixed>(item: C): ListType<C> => new ListType(item);

/** Like `shape`, but drops an optional field that cannot be read. */
export const looseShape = <P extends t.Props, O extends t.Props>(
  required: P,
  optional: O,
): ShapeType<P, O> => new ShapeType(required, optional, dropPart);

class LooseRecordType<C extends t.Mixed> extends t.Type<
  Readonly<Record<string, t.TypeOf<C>>>,
  unknown,
  unknown
> {
  readonly _tag = "LooseRecordType";
  constructor(readonly codomain: C) {
    super(
      `record of ${codomain.name}`,
      t.record(t.string, codomain).is,
      (value, context) => {
        if (!t.UnknownRecord.is(value)) return t.failure(value, context);
        const items: [string, t.TypeOf<C>][] = [];
        for (const [name, item] of Object.entries(value)) {
          const result = codomain.validate(item, t.appendContext(context, name, codomain, item));
          if (!isLeft(result)) items.push([name, result.right]);
          else if (!dropPart(result.left)) return result;
        }
        return t.success(Object.fromEntries(items));
      },
      t.identity,
    );
  }
}

/** Values by name; goes on without one that cannot be read. */
export const looseRecord = <C extends t.Mixed>(codomain: C): LooseRecordType<C> =>
  new LooseRecordType(codomain);

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
    /** The unreadable rows, each with the column of a bad cell. */
    const unreadRows = (
      value: Readonly<Record<string, unknown[]>>,
    ): ReadonlyMap<number, string> => {
      const rows = new Map<number, string>();
      for (const [key, cell] of columns) {
        const column = value[key] ?? [];
        for (let row = 0; row < column.length; row++) if (!cell.is(column[row])) rows.set(row, key);
      }
      return rows;
    };
    super(
      `columns ${Object.keys(cells).join(", ")}`,
      (value): value is Columns<P> => areColumns(value) && unreadRows(value).size === 0,
      (value, context) => {
        if (!areColumns(value)) return t.failure(value, context);
        const unread = unreadRows(value);
        for (const [row, key] of unread) {
          const cell = value[key]?.[row];
          const column = t.appendContext(context, key, t.unknown, value[key]);
          const cellContext = t.appendContext(column, String(row), cells[key] ?? t.unknown, cell);
          if (!dropPart([{ value: cell, context: cellContext }]))
            return t.failure(cell, cellContext);
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

/** Rows stored by column, all columns of equal length; skips rows that cannot be read. */
export const columns = <P extends t.Props>(cells: P): ColumnsType<P> => new ColumnsType(cells);

export type Answered<A> =
  | {
      readonly tag: "ok";
      readonly value: A;
      /** How many parts could not be read, and what was wrong with the first. */
      readonly leftOut: { readonly count: number; readonly detail: string } | null;
    }
  | { readonly tag: "bad"; readonly reason: string };

/** Decodes a server answer and counts the parts that were dropped. */
export function decodeAnswer<A>(codec: t.Decoder<unknown, A>, value: unknown): Answered<A> {
  const { result, dropped } = readDropping(() => codec.decode(value));
  if (isLeft(result)) return { tag: "bad", reason: describeFailures(result.left) };
  const [first] = dropped;
  return {
    tag: "ok",
    value: result.right,
    leftOut:
      first === undefined ? null : { count: dropped.length, detail: describeFailures(first) },
  };
}
