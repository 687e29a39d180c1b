import { createContext, type RefObject, useEffect, useState } from "react";
import { Sight } from "../../infra/sight.ts";

/** Of the part of the page that a component is in; null: it is always told at once. */
export const SightContext = createContext<Sight | null>(null);

/** The sight of this element, for what is inside it. */
export function useSight(part: RefObject<Element | null>): Sight {
  const [sight] = useState(() => new Sight());
  useEffect(() => (part.current === null ? undefined : sight.watch(part.current)), [part, sight]);
  return sight;
}
