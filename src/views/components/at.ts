import type { CSSProperties } from "react";

/** A share of 0 to 1 as the custom property `--at` by which lines and marks are placed. */
export function at(share: number): CSSProperties {
  return variables({ "--at": `${Math.round(Math.max(0, Math.min(1, share)) * 1000) / 10}%` });
}

/** Custom properties as a style; React's own type knows none. */
export function variables(values: Readonly<Record<`--${string}`, string>>): CSSProperties {
  return values as CSSProperties;
}
