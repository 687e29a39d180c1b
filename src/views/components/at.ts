import type { CSSProperties } from "react";

/** A share of 0 to 1 as the custom property `--at`, which positions lines and marks. */
export function at(share: number): CSSProperties {
  return variables({ "--at": `${Math.round(Math.max(0, Math.min(1, share)) * 1000) / 10}%` });
}

/** Custom properties as a style; React's type does not include them. */
export function variables(values: Readonly<Record<`--${string}`, string>>): CSSProperties {
  return values as CSSProperties;
}
