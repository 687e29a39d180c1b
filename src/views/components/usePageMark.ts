import { useLayoutEffect } from "react";

/**
 * Marks the root element with a data attribute as long as the component is on the page, for styles outside it. A `:has()`
 * on the root would do the same, but the browser would then look through the page at every tap and every price.
 */
export function usePageMark(name: `data-${string}`, value: string | null): void {
  useLayoutEffect(() => {
    if (value === null) return;
    const root = document.documentElement;
    root.setAttribute(name, value);
    return () => root.removeAttribute(name);
  }, [name, value]);
}
