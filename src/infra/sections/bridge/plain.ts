/** Limits for one value; the largest command is far smaller. */
const limits = { depth: 4, fields: 40, characters: 4_000 } as const;

const kinds: readonly unknown[] = [Object.prototype, Array.prototype, null];

/**
 * A copy of plain data: strings, numbers, booleans, null, lists and plain objects. Undefined for everything
 * else: getters, proxies, functions, classes, symbols, cycles, a field `__proto__`, and whatever is too deep
 * or too large. Never throws. Each value is read once, so that it cannot be one thing for the check and
 * another for the use.
 */
export function plainCopy(value: unknown): unknown {
  const budget = { fields: limits.fields, characters: limits.characters };
  try {
    const copy = copied(value, budget, limits.depth);
    // Only this tells a proxy from its target: it throws.
    structuredClone(value);
    return copy;
  } catch {
    return undefined;
  }
}

type Budget = { fields: number; characters: number };

function copied(value: unknown, budget: Budget, depth: number): unknown {
  switch (typeof value) {
    case "string":
      budget.characters -= value.length;
      if (budget.characters < 0) throw new RangeError("too long");
      return value;
    case "number":
    case "boolean":
      return value;
    case "object":
      return value === null ? null : copiedObject(value, budget, depth);
    default:
      throw new TypeError("not plain");
  }
}

function copiedObject(value: object, budget: Budget, depth: number): unknown {
  if (depth === 0 || !kinds.includes(Object.getPrototypeOf(value)))
    throw new TypeError("not plain");
  const isList = Array.isArray(value);
  const keys = Reflect.ownKeys(value).filter((key) => !(isList && key === "length"));
  budget.fields -= keys.length;
  if (budget.fields < 0) throw new RangeError("too many fields");
  const fields = keys.map((key): [string, unknown] => {
    if (typeof key !== "string" || key === "__proto__") throw new TypeError("not plain");
    budget.characters -= key.length;
    // A getter has no value here, and is not called.
    return [key, copied(Object.getOwnPropertyDescriptor(value, key)?.value, budget, depth - 1)];
  });
  if (!isList) return Object.fromEntries(fields);
  if (fields.some(([key], index) => key !== String(index)) || value.length !== fields.length)
    throw new TypeError("not plain");
  return fields.map(([, item]) => item);
}

/** Freezes plain data deeply. */
export function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    for (const item of Object.values(value)) frozen(item);
    Object.freeze(value);
  }
  return value;
}
