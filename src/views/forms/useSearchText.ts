import { useState } from "react";
import { type PrivateText, useRevealed } from "../hooks/useRevealed.ts";
import { toBeSealed } from "./toBeSealed.ts";

/** The longest text that a search takes, in characters. */
export const longestText = 64;

/**
 * A typed text as it is searched for (contract, searchEvents and listResults): lower case, without outer and doubled
 * blanks.
 */
const searchText = (typed: string): string => typed.trim().replace(/\s+/g, " ").toLowerCase();

/**
 * The text of a search field, whose state has only what is searched for, sealed: the page shows what was typed, until the
 * state has another text. `onTyped` gets what is searched for, and its length in characters.
 *
 * The state may learn late of what is typed, while the code of its part loads: until then its text is the one typed over.
 */
export function useSearchText(
  known: PrivateText,
  onTyped: (text: ReturnType<typeof toBeSealed>, letters: number) => void,
) {
  const revealed = useRevealed();
  const inState = revealed(known);
  const [text, setText] = useState(inState);
  const [typedOver, setTypedOver] = useState<string | null>(null);
  const isLate = typedOver === inState && searchText(text) !== inState;
  if (typedOver !== null && !isLate) setTypedOver(null);
  const change = (next: string) => {
    const clean = searchText(next);
    setText(next);
    setTypedOver(inState);
    onTyped(toBeSealed(clean), [...clean].length);
  };
  return { shown: isLate || searchText(text) === inState ? text : inState, change };
}
