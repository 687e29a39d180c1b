/** The result of parsing untrusted JSON. */
export type HostileJson =
  | { readonly tag: "value"; readonly value: unknown }
  | { readonly tag: "not-json" }
  | { readonly tag: "too-deep" }
  | { readonly tag: "forbidden-key"; readonly key: string };

/** Parses JSON from outside; never throws. */
export function parseHostileJson(text: string, maxDepth: number): HostileJson {
  try {
    const value: unknown = JSON.parse(text);
    return structureFault(value, maxDepth) ?? { tag: "value", value };
  } catch {
    return { tag: "not-json" };
  }
}

function structureFault(value: unknown, depthLeft: number): HostileJson | null {
  if (typeof value !== "object" || value === null) return null;
  if (depthLeft === 0) return { tag: "too-deep" };
  if (Array.isArray(value)) {
    for (const item of value) {
      const fault = structureFault(item, depthLeft - 1);
      if (fault !== null) return fault;
    }
    return null;
  }
  for (const key in value) {
    if (isForbidden(key)) return { tag: "forbidden-key", key };
    const fault = structureFault((value as Fields)[key], depthLeft - 1);
    if (fault !== null) return fault;
  }
  return null;
}

type Fields = { readonly [key: string]: unknown };

/** Keys that would reach into object prototypes once a fold spreads or assigns them. */
const isForbidden = (key: string): boolean =>
  key === "__proto__" || key === "constructor" || key === "prototype";
