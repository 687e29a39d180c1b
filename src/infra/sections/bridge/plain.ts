/** What may be handed in at once; the largest order is far smaller. */
const most = { depth: 4, fields: 40, characters: 4_000 } as const;

const kinds: readonly unknown[] = [Object.prototype, Array.prototype, null];

/**
 * A copy of plain data: texts, numbers, yes or no, null, lists and plain objects. Undefined for all else:
 * getters, proxies, functions, classes, symbols, circles, a field `__proto__`, and whatever is deep or large.
 * Never throws. What is read here is read once, so that it cannot be one thing for the check and another for
 * the deed.
 */
export function plainCopy(value: unknown): unknown {
  const left = { fields: most.fields, characters: most.characters };
  try {
    const copy = copied(value, left, most.depth);
    // Only this tells a proxy from what it stands before: it is refused.
    structuredClone(value);
    return copy;
  } catch {
    return undefined;
  }
}

type Left = { fields: number; characters: number };

function copied(value: unknown, left: Left, depth: number): unknown {
  switch (typeof value) {
    case "string":
      left.characters -= value.length;
      if (left.characters < 0) throw new RangeError("too long");
      return value;
    case "number":
    case "boolean":
      return value;
    case "object":
      return value === null ? null : copiedObject(value, left, depth);
    default:
      throw new TypeError("not plain");
  }
}

function copiedObject(value: object, left: Left, depth: number): unknown {
  if (depth === 0 || !kinds.includes(Object.getPrototypeOf(value)))
    throw new TypeError("not plain");
  const isList = Array.isArray(value);
  const keys = Reflect.ownKeys(value).filter((key) => !(isList && key === "length"));
  left.fields -= keys.length;
  if (left.fields < 0) throw new RangeError("too many fields");
  const fields = keys.map((key): [string, unknown] => {
    if (typeof key !== "string" || key === "__proto__") throw new TypeError("not plain");
    left.characters -= key.length;
    // A getter has no value here, and is not asked for one.
    return [key, copied(Object.getOwnPropertyDescriptor(value, key)?.value, left, depth - 1)];
  });
  if (!isList) return Object.fromEntries(fields);
  if (fields.some(([key], index) => key !== String(index)) || value.length !== fields.length)
    throw new TypeError("not plain");
  return fields.map(([, item]) => item);
}

/** Freezes plain data through and through. */
export function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}
