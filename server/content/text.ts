import type { Capability } from "../capabilities.ts";
import type { Texts } from "../feed/types.ts";

/**
 * One information page: its last path segment, its menu group (null if it is only reachable by address), its
 * text.
 */
export type PageText = {
  readonly slug: string;
  readonly group: "main" | "betting" | "rules" | "care" | null;
  /**
   * Without this capability the page is in no menu, and at its address it says that the feature does not
   * exist.
   */
  readonly needs?: Capability;
  /** Icon name in the client's sprite. */
  readonly icon: string;
  /** Unix seconds. */
  readonly updatedAt: number;
  readonly title: Texts;
  /** In the markup of `markup.ts`, with passages as in `passages.ts`. */
  readonly text: Texts;
};

/** Noon of a day, UTC, in Unix seconds. */
export const day = (date: string): number => Date.parse(`${date}T12:00:00Z`) / 1000;
