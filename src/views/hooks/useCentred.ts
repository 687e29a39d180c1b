import { type RefObject, useLayoutEffect } from "react";
import { beforePaint } from "../../infra/afterPaint.ts";

/**
 * Scrolls the current chip or tab to the middle of the rail it is in, if the rail scrolls, whenever `which` of them is current
 * changes.
 */
export function useCentred(container: RefObject<Element | null>, which: string): void {
  useLayoutEffect(() => {
    // A page from the server has done so itself (handOver.js), and the player may have scrolled the rail since.
    if (document.documentElement.hasAttribute("data-served")) return undefined;
    return beforePaint(() => {
      const item = container.current?.querySelector('[aria-current], [aria-selected="true"]');
      if (item) centre(item);
    });
  }, [container, which]);
}

/** Not by `scrollIntoView`: in some browsers the first Tab of the page begins where that has scrolled to. */
function centre(item: Element): void {
  let rail = item.parentElement;
  while (rail !== null && rail.scrollWidth <= rail.clientWidth) rail = rail.parentElement;
  if (rail === null) return;
  const [inner, outer] = [item.getBoundingClientRect(), rail.getBoundingClientRect()];
  rail.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}
