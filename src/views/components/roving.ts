import type { KeyboardEvent } from "react";

/** Marks a control of a group with roving tabindex: one tab stop, arrow keys move inside. */
export const roving = { "data-roving": "" } as const;

/**
 * Moves focus within the group by arrow keys in reading direction, Home and End. Returns the control that
 * received focus, or null when the key is not handled.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): HTMLElement | null {
  const items = controlsOf(event.currentTarget);
  const from = items.findIndex((item) => item === document.activeElement);
  const isRtl = event.currentTarget.closest("[dir]")?.getAttribute("dir") === "rtl";
  const to = items[stepFrom(from, items.length, event.key, isRtl)];
  if (from < 0 || to === undefined) return null;
  event.preventDefault();
  to.focus();
  return to;
}

/** Makes `stop`, else the current tab stop, else the first control the only tab stop. */
export function keepOneStop(group: HTMLElement, stop?: EventTarget): void {
  const items = controlsOf(group);
  const current = items.find((item) => item === stop) ?? items.find(isStop) ?? items[0];
  for (const item of items) {
    const value = item === current ? "0" : "-1";
    if (item.getAttribute("tabindex") !== value) item.setAttribute("tabindex", value);
  }
}

const isStop = (item: HTMLElement): boolean => item.getAttribute("tabindex") === "0";

const controlsOf = (group: HTMLElement): readonly HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>("[data-roving]"),
];

function stepFrom(from: number, count: number, key: string, isRtl: boolean): number {
  switch (key) {
    case "ArrowRight":
      return (from + (isRtl ? -1 : 1) + count) % count;
    case "ArrowLeft":
      return (from + (isRtl ? 1 : -1) + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return -1;
  }
}
