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

/** What was thrown, in one line that fits a log; a section may throw anything, and may lie in `toString`. */
export function reasonOf(thrown: unknown): string {
  try {
    const text = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
    return line(text);
  } catch {
    return "something that has no text";
  }
}

/** At most 200 characters of a foreign text, without line breaks and controls. */
export const line = (text: string): string => text.replace(/[\p{C}\s]+/gu, " ").slice(0, 200);
