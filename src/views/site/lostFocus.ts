import { afterPaint } from "../../infra/afterPaint.ts";

/** So many focused elements are remembered. */
const MOST_KEPT = 8;

/**
 * A control that goes away when it was pressed leaves the focus nowhere: the next key would begin at the top of the page, and a
 * screen reader would lose its place. What the control lay in takes it over, so far as that still says something; else the content
 * of the page, for a control that was part of it, or what was focused before. Whatever takes the focus itself, in time for the
 * next paint, keeps it.
 * @returns how to stop it
 */
export function watchLostFocus(page: Document): () => void {
  let trail: readonly HTMLElement[] = [];
  let holders: readonly HTMLElement[] = [];
  let wasInContent = false;

  const keep = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target === page.body) return;
    trail = [...trail.filter((one) => one !== target), target].slice(-MOST_KEPT);
    holders = ancestorsOf(target);
    wasInContent = target.closest("#main") !== null;
  };
  const onFocus = ({ target }: FocusEvent) => keep(target);
  const isLost = (): boolean =>
    trail.at(-1)?.isConnected === false && page.activeElement === page.body;
  const takeOver = () => {
    if (!isLost()) return;
    const main = page.getElementById("main");
    const holder = holders.find(
      ({ isConnected, textContent }) => isConnected && textContent !== "",
    );
    const isPart = holder !== undefined && holder !== page.body && !holder.contains(main);
    trail = trail.filter(({ isConnected }) => isConnected);
    focusOn(isPart ? holder : wasInContent ? main : (trail.at(-1) ?? main));
  };
  const observer = new MutationObserver(() => {
    if (isLost()) afterPaint(takeOver);
  });

  keep(page.activeElement);
  page.addEventListener("focusin", onFocus);
  observer.observe(page.body, { childList: true, subtree: true });
  return () => {
    page.removeEventListener("focusin", onFocus);
    observer.disconnect();
  };
}

function ancestorsOf(element: HTMLElement): readonly HTMLElement[] {
  const parent = element.parentElement;
  return parent === null ? [] : [parent, ...ancestorsOf(parent)];
}

/** Nothing moves. What is no stop of the Tab key is none afterwards. */
function focusOn(element: HTMLElement | null): void {
  if (element !== null && !element.hasAttribute("tabindex") && element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element?.focus({ preventScroll: true });
}
