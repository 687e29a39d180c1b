import { type Either, isLeft } from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { mayDrop } from "./dropped.ts";

/**
 * How private a value is: `open` may be readable in a log, `personal` identifies a player, `secret` grants
 * access.
 */
export type DataClass = "open" | "personal" | "secret";

/**
 * Token for a personal or secret value, such as `§personal:3`. The value itself never enters an event, the
 * state or a log: the vault keeps it in memory and ports reveal it when they send.
 */
export type Sealed = string & { readonly sealed: "sealed" };

const SEALED = /^§(personal|secret):[0-9]{1,9}$/;

export const isSealed = (value: unknown): value is Sealed =>
  typeof value === "string" && SEALED.test(value);

/** Codec leaf whose value is replaced by a token when it enters the runtime. */
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

/** Text that may appear in a log as it is. A bare `t.string` is rejected when an event is defined. */
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

/** A number that JSON can represent: `1e999` from outside would be Infinity here and null in the log. */
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

/**
 * An object with exactly these fields. `leaveOut` decides whether to drop an invalid optional field. Many servers write null
 * for what they leave out: in an answer that is as good as nothing.
 */
export class ShapeType<P extends t.Props, O extends t.Props> extends t.Type<
  Shaped<P, O>,
  unknown,
  unknown
> {
  readonly _tag = "InterfaceType";
  readonly props: P & O;
  constructor(required: P, optional: O, leaveOut: (errors: t.Errors) => boolean = () => false) {
    const requiredFields = Object.entries(required);
    const optionalFields = Object.entries(optional);
    super(
      `{ ${Object.keys({ ...required, ...optional }).join(", ")} }`,
      (value): value is Shaped<P, O> =>
        t.UnknownRecord.is(value) &&
        requiredFields.every(([key, type]) => type.is(value[key])) &&
        optionalFields.every(([key, type]) => value[key] === undefined || type.is(value[key])),
      (value, context) => {
        if (!t.UnknownRecord.is(value)) return t.failure(value, context);
        const fields: Record<string, unknown> = {};
        const errors: t.Errors = [];
        const read = (key: string, type: t.Mixed): t.Errors | null => {
          const field = value[key];
          const result = type.validate(field, t.appendContext(context, key, type, field));
          if (isLeft(result)) return result.left;
          fields[key] = result.right;
          return null;
        };
        for (const [key, type] of requiredFields)
          read(key, type)?.forEach((error) => errors.push(error));
        for (const [key, type] of optionalFields) {
          if (value[key] === undefined) continue;
          const fieldErrors = read(key, type);
          const isNothing = value[key] === null && mayDrop();
          if (fieldErrors && !isNothing && !leaveOut(fieldErrors)) errors.push(...fieldErrors);
        }
        return errors.length > 0 ? t.failures(errors) : t.success(fields as Shaped<P, O>);
      },
      t.identity,
    );
    this.props = { ...required, ...optional };
  }
}

/** An object with exactly these fields; unknown ones are dropped, as the contract requires. */
export const shape = <P extends t.Props, O extends t.Props = Record<never, never>>(
  required: P,
  optional: O = {} as O,
): ShapeType<P, O> => new ShapeType(required, optional);

/** A map keyed by number, such as amounts by bet id; a malicious key (`__proto__`) fails decoding. */
export const byNumber = <C extends t.Mixed>(codec: C) =>
  t.refinement(
    t.record(openString, codec),
    (map) => Object.keys(map).every((key) => /^[0-9]{1,15}$/.test(key)),
    `by number of ${codec.name}`,
  );

/** Where and why decoding failed, one line per failure: `games.0.score: expected Score, found null`. */
export function describeFailures(errors: t.Errors, maxLines = 3): string {
  const lines = errors.slice(0, maxLines).map((error) => {
    const path = pathOf(error.context);
    const expected = nameOf(error.context.at(-1)?.type);
    // In a union such as "sealed or null" the last step may be either member; the union itself comes before
    // it.
    const isPrivate = error.context.slice(-2).some(({ type }) => isPrivateType(type));
    const actual = preview(error.value, isPrivate);
    return `${path.join(".") || "value"}: expected ${expected}, found ${actual}`;
  });
  const omitted = errors.length - lines.length;
  return lines.join("; ") + (omitted > 0 ? `; and ${omitted} more` : "");
}

/**
 * The field path to the value. Members of unions and intersections see the same value, so they add no field.
 */
const pathOf = (context: t.Context): readonly string[] =>
  context
    .filter((step, index) => index > 0 && !Object.is(step.actual, context[index - 1]?.actual))
    .map((step) => step.key);

/** Shape names list all fields, which is too long for a line. */
const nameOf = (type: t.Decoder<never, unknown> | undefined): string => {
  const name = type?.name ?? "a value";
  if (name.length <= 60) return name;
  return type instanceof t.ArrayType ? "a list" : "an object";
};

const isPrivateType = (type: t.Decoder<never, unknown>): boolean =>
  type instanceof SealedType ||
  (type instanceof t.UnionType && (type.types as readonly t.Mixed[]).some(isPrivateType));

/** Never shows a text itself, nor a number where a private value was expected: it may be that value. */
const preview = (value: unknown, isPrivate: boolean): string => {
  if (value === undefined) return "nothing";
  if (typeof value === "string") return isSealed(value) ? value : `text of ${value.length}`;
  if (typeof value === "object" && value !== null)
    return Array.isArray(value) ? "a list" : "an object";
  return isPrivate && value !== null ? `a ${typeof value}` : String(value);
};

/** Decodes, or says in one line what was wrong. */
export function decode<A>(
  codec: t.Decoder<unknown, A>,
  value: unknown,
): { readonly tag: "ok"; readonly value: A } | { readonly tag: "bad"; readonly reason: string } {
  const result: Either<t.Errors, A> = codec.decode(value);
  return isLeft(result)
    ? { tag: "bad", reason: describeFailures(result.left) }
    : { tag: "ok", value: result.right };
}
