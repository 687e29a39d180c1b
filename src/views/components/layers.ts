import { afterPaint } from "../../infra/afterPaint.ts";

/** Sheets and dialogs that are open, in the order of their opening. */
const layers: HTMLElement[] = [];

/** The page behind an open layer stays where it is (base.css). */
const holdPage = () => document.documentElement.toggleAttribute("data-covered", layers.length > 0);

/** A page that may be scrolled again is painted anew far beyond the screen: after the frame in which the layer is gone. */
const releasePage = () => afterPaint(holdPage);

/** How a dialog is shown; returns what takes it away again. */
export type Showing = (dialog: HTMLDialogElement, heading: HTMLElement | null) => () => void;

/** The browser traps the focus, makes the rest of the page inert and restores the focus afterwards. */
export const showModal: Showing = (dialog, heading) => {
  dialog.showModal();
  heading?.focus();
  // On a second Esc the browser closes the dialog even if `cancel` was prevented: open it again.
  const reopen = () => {
    if (!dialog.open) dialog.showModal();
  };
  dialog.addEventListener("close", reopen);
  layers.push(dialog);
  holdPage();
  return () => {
    dialog.removeEventListener("close", reopen);
    dialog.close();
    layers.splice(layers.indexOf(dialog), 1);
    releasePage();
  };
};

/**
 * The same for a sheet that covers the screen itself, at no cost for the page: for a page that becomes inert, and for one
 * that ceases to be, the browser works out the style of each of its elements, between the tap and its paint.
 */
export const showSheet: Showing = (dialog, heading) => {
  // Browsers from before 2024, and the tests' DOM.
  if (!("showPopover" in dialog)) return showModal(dialog, heading);
  const cameFrom = document.activeElement;
  const isOnTop = () => layers.at(-1) === dialog;
  const cancel = () => dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isOnTop()) return;
    if (event.key === "Escape") {
      event.preventDefault();
      cancel();
    } else if (event.key === "Tab") turnAtEnd(dialog, event);
  };
  // Focus can also come from the browser's own bars.
  const onFocus = ({ target }: FocusEvent) => {
    if (isOnTop() && target instanceof Node && !dialog.contains(target)) heading?.focus();
  };
  dialog.popover = "manual";
  dialog.ariaModal = "true";
  dialog.showPopover();
  heading?.focus();
  const showRest = hideRest(dialog);
  const stopWatching = watchBack(cancel);
  document.addEventListener("keydown", onKey);
  document.addEventListener("focusin", onFocus);
  layers.push(dialog);
  holdPage();
  return () => {
    layers.splice(layers.indexOf(dialog), 1);
    releasePage();
    document.removeEventListener("keydown", onKey);
    document.removeEventListener("focusin", onFocus);
    stopWatching();
    showRest();
    const hadFocus = dialog.contains(document.activeElement);
    dialog.hidePopover();
    if (hadFocus && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
  };
};

const stops = "a[href], button, input, select, textarea, summary, iframe, [tabindex]";

/** Tab goes from the last control of a layer to its first, and back. */
function turnAtEnd(layer: HTMLElement, event: KeyboardEvent): void {
  const all = [...layer.querySelectorAll<HTMLElement>(stops)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(":disabled") && one.checkVisibility(),
  );
  const at = all.findIndex((one) => one === document.activeElement);
  // From the heading, which is no stop itself, the browser finds the first control.
  const next = event.shiftKey
    ? at <= 0
      ? all.at(-1)
      : null
    : at === all.length - 1
      ? all[0]
      : null;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Hides everything beside `layer` from assistive technology; returns what takes that back. */
function hideRest(layer: HTMLElement): () => void {
  const hidden: Element[] = [];
  let within: Element = layer;
  for (let parent = layer.parentElement; parent !== null; parent = parent.parentElement) {
    const beside = within;
    hidden.push(...[...parent.children].filter((one) => one !== beside && !one.ariaHidden));
    within = parent;
    if (parent === document.body) break;
  }
  for (const one of hidden) one.ariaHidden = "true";
  return () => {
    for (const one of hidden) one.ariaHidden = null;
  };
}

/** The system's "back" on phones, where the browser passes it on; not yet in TypeScript's DOM library. */
declare global {
  interface Window {
    readonly CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/** Calls `onBack` at each "back"; returns what ends that. */
function watchBack(onBack: () => void): () => void {
  const { CloseWatcher } = window;
  if (CloseWatcher === undefined) return () => {};
  const watch = () => {
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", () => {
      onBack();
      current = watch();
    });
    return watcher;
  };
  let current = watch();
  return () => current.destroy();
}
