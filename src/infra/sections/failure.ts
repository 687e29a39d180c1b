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

/** The kind of value thrown. Its message and its name are the section's own, and may hold private data. */
export function kindOf(thrown: unknown): string {
  try {
    return kinds.find((kind) => thrown instanceof kind)?.name ?? typeof thrown;
  } catch {
    // A proxy may throw when it is inspected.
    return typeof thrown;
  }
}

/** At most 200 characters of a foreign text, without line breaks and control characters. */
export const line = (text: string): string => text.replace(/[\p{C}\s]+/gu, " ").slice(0, 200);
