import type { SectionFault } from "./types.ts";

/** Why a section cannot be shown. */
export class Failure extends Error {
  override readonly name = "Failure";
  constructor(
    readonly fault: SectionFault,
    readonly detail: string,
    readonly status?: number,
  ) {
    super(detail);
  }
}

const kinds = [TypeError, RangeError, ReferenceError, SyntaxError, Error] as const;

/**
 * What kind of thing was thrown. Its words and its name are the section's own, and may hold what is private.
 */
export function kindOf(thrown: unknown): string {
  try {
    return kinds.find((kind) => thrown instanceof kind)?.name ?? typeof thrown;
  } catch {
    // A proxy may throw when it is looked at.
    return typeof thrown;
  }
}

/** At most 200 characters of a foreign text, without line breaks and controls. */
export const line = (text: string): string => text.replace(/[\p{C}\s]+/gu, " ").slice(0, 200);
