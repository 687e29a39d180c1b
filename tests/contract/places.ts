export type Path = readonly (string | number)[];

/** Every path in a JSON value, the value itself first. */
export function pathsIn(
  value: unknown,
  path: Path = [],
): { readonly path: Path; readonly value: unknown }[] {
  const parts: (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((part, index) => [index, part] as const)
    : value !== null && typeof value === "object"
      ? Object.entries(value)
      : [];
  return [{ path, value }, ...parts.flatMap(([key, part]) => pathsIn(part, [...path, key]))];
}

/** The value at a path; undefined when there is none. */
export const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      part !== null && typeof part === "object"
        ? Object.getOwnPropertyDescriptor(part, key)?.value
        : undefined,
    value,
  );

/** A copy with another value at a path; a key such as `__proto__` becomes an ordinary field. */
export function changed(value: unknown, path: Path, to: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    return value.map((part: unknown, index) => (index === key ? changed(part, rest, to) : part));
  }
  const fields = new Map(Object.entries(value ?? {}));
  return Object.fromEntries(fields.set(`${key}`, changed(fields.get(`${key}`), rest, to)));
}

/** A copy without the field at a path. */
export function dropped(value: unknown, path: Path): unknown {
  const [key, ...rest] = path;
  if (Array.isArray(value)) {
    return value.map((part: unknown, index) => (index === key ? dropped(part, rest) : part));
  }
  const fields = Object.entries(value ?? {});
  return Object.fromEntries(
    fields.flatMap(([name, part]) =>
      name !== key ? [[name, part]] : rest.length === 0 ? [] : [[name, dropped(part, rest)]],
    ),
  );
}

/** Values of another type than the given one. */
export function wrongFor(value: unknown): readonly unknown[] {
  const others: readonly unknown[] = ["no", 7, true, ["no"], { no: "no" }];
  return others.filter((other) => kindOf(other) !== kindOf(value));
}
const kindOf = (value: unknown): string => (Array.isArray(value) ? "list" : typeof value);
