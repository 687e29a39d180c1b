import { type RefObject, useEffect } from "react";

/**
 * Sets a CSS variable on the root element to the height of an element, so that the page can make room for it.
 */
export function usePageVariable(
  target: RefObject<HTMLElement | null>,
  variable: `--${string}` | undefined,
): void {
  useEffect(() => {
    const element = target.current;
    if (element === null || variable === undefined) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() =>
      root.style.setProperty(variable, `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(variable);
    };
  }, [target, variable]);
}
