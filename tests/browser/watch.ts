import type { Page } from "@playwright/test";
import { expect } from "./fixture.ts";
import { loaded } from "./settled.ts";

type Seen = {
  /** Prices that were rendered again. */
  readonly moves: number;
  /** What moved without a tap: how far, and which elements. */
  readonly shifts: readonly string[];
};

/** Watches the page from now on; the returned function resolves to what was seen so far. */
export async function watch(page: Page): Promise<() => Promise<Seen>> {
  await page.evaluate(() => {
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    const seen = { moves: 0, shifts: [] as string[] };
    const nameOf = ({ node }: Shift["sources"][number]) =>
      `${node instanceof Element ? node.className : node?.nodeName} "${node?.textContent ?? ""}"`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        seen.shifts.push(`${entry.value} ${entry.sources.map(nameOf).join(", ")}`);
    }).observe({ type: "layout-shift" });
    new MutationObserver((changes) => {
      seen.moves += changes.length;
    }).observe(document.body, { subtree: true, attributeFilter: ["aria-label"] });
    Reflect.set(window, "seen", seen);
  });
  return async () => {
    await loaded(page);
    return page.evaluate(() => Reflect.get(window, "seen") as Seen);
  };
}

/** Waits until the page shows prices and has nothing more to load. */
export const isPriceShown = async (page: Page) => {
  await expect(page.getByRole("button", { name: /, \d+\.\d+$/ }).first()).toBeVisible();
  await loaded(page);
};
