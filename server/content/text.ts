import type { Capability } from "../capabilities.ts";
import type { Texts } from "../feed/types.ts";

/** One information page: its last path segment, its place in the menu (none: found by its address only), its words. */
export type PageText = {
  readonly slug: string;
  readonly group: "main" | "betting" | "rules" | "care" | null;
  /** Without it the page is in no menu; at its address it says that there is no such thing. */
  readonly needs?: Capability;
  /** Drawing of the client's sprite. */
  readonly icon: string;
  /** Unix seconds. */
  readonly updatedAt: number;
  readonly title: Texts;
  /** In the markup of `markup.ts`, with passages as in `passages.ts`. */
  readonly text: Texts;
};

/** Noon of a day, UTC, in Unix seconds. */
export const day = (date: string): number => Date.parse(`${date}T12:00:00Z`) / 1000;
