import { type Either, isLeft } from "fp-ts/lib/Either.js";
import * as t from "io-ts";

/** How private a value is: `open` may be read in a log, `personal` names a player, `secret` opens a door. */
export type DataClass = "open" | "personal" | "secret";

/**
 * Stand-in for a personal or secret value, such as `§personal:3`. The value itself never enters an
 * event, the state or a log: the vault keeps it in memory and ports ask for it when they send.
 */
export type Sealed = string & { readonly sealed: "sealed" };

const SEALED = /^§(personal|secret):[0-9]{1,9}$/;

export const isSealed = (value: unknown): value is Sealed =>
  typeof value === "string" && SEALED.test(value);

/** Leaf of a codec whose value is replaced at the door of the runtime. */
export class SealedType extends t.Type<Sealed, string, unknown> {
  readonly _tag = "SealedType";
  constructor(
    readonly dataClass: Exclude<DataClass, "open">,
    readonly inner: t.Mixed,
  ) {
    super(
      `${dataClass}(${inner.name})`,
      isSealed,
      (value, context) => (isSealed(value) ? t.success(value) : t.failure(value, context)),
      (value) => value,
    );
  }
}

/** Text that may stand in a log as it is. A bare `t.string` is refused when an event is defined. */
export class OpenStringType extends t.Type<string, string, unknown> {
  readonly _tag = "OpenStringType";
  constructor() {
    super(
      "open string",
      (value): value is string => typeof value === "string",
      (value, context) =>
        typeof value === "string" ? t.success(value) : t.failure(value, context),
      (value) => value,
    );
  }
}

/** A number that JSON can hold: `1e999` from outside would be Infinity here and null in the log. */
class FiniteType extends t.Type<number, number, unknown> {
  readonly _tag = "FiniteType";
  constructor() {
    super(
      "finite number",
      (value): value is number => Number.isFinite(value),
      (value, context) =>
        typeof value === "number" && Number.isFinite(value)
          ? t.success(value)
          : t.failure(value, context),
      (value) => value,
    );
  }
}

export const finite = new FiniteType();
export const openString = new OpenStringType();
export const personal = (inner: t.Mixed) => new SealedType("personal", inner);
export const secret = (inner: t.Mixed) => new SealedType("secret", inner);
export const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null]);

type Shaped<P extends t.Props, O extends t.Props> = { [K in keyof P]: t.TypeOf<P[K]> } & {
  [K in keyof O]?: t.TypeOf<O[K]>;
};

/** An object with just these fields. `leaveOut` says whether one goes on without an optional field that is wrong. */
export class ShapeType<P extends t.Props, O extends t.Props> extends t.Type<
  Shaped<P, O>,
  unknown,
  unknown
> {
  readonly _tag = "InterfaceType";
  readonly props: P & O;
  constructor(required: P, optional: O, leaveOut: (errors: t.Errors) => boolean = () => false) {
    const needed = Object.entries(required);
    const rest = Object.entries(optional);
    super(
      `{ ${Object.keys({ ...required, ...optional }).join(", ")} }`,
      (value): value is Shaped<P, O> =>
        t.UnknownRecord.is(value) &&
        needed.every(([key, type]) => type.is(value[key])) &&
        rest.every(([key, type]) => value[key] === undefined || type.is(value[key])),
      (value, context) => {
        if (!t.UnknownRecord.is(value)) return t.failure(value, context);
        const fields: Record<string, unknown> = {};
        const errors: t.Errors = [];
        const read = (key: string, type: t.Mixed): t.Errors => {
          const field = value[key];
          const result = type.validate(field, t.appendContext(context, key, type, field));
          if (isLeft(result)) return result.left;
          fields[key] = result.right;
          return [];
        };
        for (const [key, type] of needed) errors.push(...read(key, type));
        for (const [key, type] of rest) {
          if (value[key] === undefined) continue;
          const wrong = read(key, type);
          if (wrong.length > 0 && !leaveOut(wrong)) errors.push(...wrong);
        }
        return errors.length > 0 ? t.failures(errors) : t.success(fields as Shaped<P, O>);
      },
      t.identity,
    );
    this.props = { ...required, ...optional };
  }
}

/** An object with just these fields; unknown ones are dropped, as the contract asks. */
export const shape = <P extends t.Props, O extends t.Props = Record<never, never>>(
  required: P,
  optional: O = {} as O,
): ShapeType<P, O> => new ShapeType(required, optional);

/** A map by number, such as amounts by bet id; a hostile key (`__proto__`) fails the decoding. */
export const byNumber = <C extends t.Mixed>(codec: C) =>
  t.refinement(
    t.record(openString, codec),
    (map) => Object.keys(map).every((key) => /^[0-9]{1,15}$/.test(key)),
    `by number of ${codec.name}`,
  );

/** Where and why decoding failed, one line a failure: `games.0.score: expected Score, found null`. */
export function describeFailures(errors: t.Errors, most = 3): string {
  const lines = errors.slice(0, most).map((error) => {
    const path = pathOf(error.context);
    const expected = nameOf(error.context.at(-1)?.type);
    // Of a choice such as "sealed or null" the last step is either; what it was meant for stands before.
    const isPrivate = error.context.slice(-2).some(({ type }) => isPrivateType(type));
    const found = preview(error.value, isPrivate);
    return `${path.join(".") || "value"}: expected ${expected}, found ${found}`;
  });
  const rest = errors.length - lines.length;
  return lines.join("; ") + (rest > 0 ? `; and ${rest} more` : "");
}

/** The fields that led to the value. A member of a choice or of joined shapes is tried on the same value: no field. */
const pathOf = (context: t.Context): readonly string[] =>
  context
    .filter((step, index) => index > 0 && !Object.is(step.actual, context[index - 1]?.actual))
    .map((step) => step.key);

/** Names of shapes list every field below them: too long for a line. */
const nameOf = (type: t.Decoder<never, unknown> | undefined): string => {
  const name = type?.name ?? "a value";
  if (name.length <= 60) return name;
  return type instanceof t.ArrayType ? "a list" : "an object";
};

const isPrivateType = (type: t.Decoder<never, unknown>): boolean =>
  type instanceof SealedType ||
  (type instanceof t.UnionType && (type.types as readonly t.Mixed[]).some(isPrivateType));

/** Never a text itself, nor a number where a private value was expected: it may be one. */
const preview = (value: unknown, isPrivate: boolean): string => {
  if (value === undefined) return "nothing";
  if (typeof value === "string") return isSealed(value) ? value : `text of ${value.length}`;
  if (typeof value === "object" && value !== null)
    return Array.isArray(value) ? "a list" : "an object";
  return isPrivate && value !== null ? `a ${typeof value}` : String(value);
};

/** Decodes or tells in one line what was wrong. */
export function decode<A>(
  codec: t.Decoder<unknown, A>,
  value: unknown,
): { readonly tag: "ok"; readonly value: A } | { readonly tag: "bad"; readonly reason: string } {
  const result: Either<t.Errors, A> = codec.decode(value);
  return isLeft(result)
    ? { tag: "bad", reason: describeFailures(result.left) }
    : { tag: "ok", value: result.right };
}
