import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";
import { afterPaint } from "../../src/infra/afterPaint.ts";
import { ownTask } from "../../src/infra/inOwnTask.ts";
import { createDictionary, TranslationProvider, translationsOf } from "../../src/infra/i18n.ts";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

// Components of any screen are rendered here, so all texts are loaded.
createDictionary();
for (const section of ["coupon", "historyOrders", "limits", "results"])
  await translationsOf(section);

type Mounted = {
  readonly page: HTMLElement;
  readonly again: (element: ReactNode) => void;
  readonly unmount: () => void;
};

/**
 * Renders in English into the page and cleans up after the test. Only a test, or its own hooks, can call it.
 */
export function render(element: ReactNode): Mounted {
  const mounted = mount(element);
  // Not a hook of this module: that would apply only to the first file of those that share a worker.
  onTestFinished(mounted.unmount);
  return mounted;
}

/** Renders in English into the page, where no test is running. */
export function mount(element: ReactNode): Mounted {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  const unmount = () => {
    act(() => root.unmount());
    place.remove();
    document.documentElement.removeAttribute("dir");
  };
  const dictionary = createDictionary();
  const again = (next: ReactNode) =>
    act(() =>
      root.render(<TranslationProvider dictionary={dictionary}>{next}</TranslationProvider>),
    );
  again(element);
  return { page: place, again, unmount };
}

/** The one element that matches the selector; a miss names it. */
export function one(page: ParentNode, selector: string): HTMLElement {
  const found = page.querySelectorAll<HTMLElement>(selector);
  const [first] = found;
  if (first === undefined || found.length > 1) {
    throw new Error(`expected one "${selector}" on the page, found ${found.length}`);
  }
  return first;
}

export const tap = (element: HTMLElement): void => act(() => element.click());

/** Waits for what follows the frame that answers a tap. */
export const painted = (): Promise<void> =>
  act(() => new Promise<void>((done) => afterPaint(done)));

export const press = (element: Element, key: string): void =>
  act(() => {
    element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });

/** Types into an input as a player does: React is notified through the native setter. */
export function type(input: HTMLElement, text: string): void {
  act(() => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value") ?? {};
    set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** Waits until the chunks of screens and late views have loaded; a screen is asked for in a task of its own. */
export const settled = (): Promise<void> =>
  act(async () => {
    await ownTask();
    await vi.dynamicImportSettled();
  });
