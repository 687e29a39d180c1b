import type { Page } from "@playwright/test";
import { expect } from "./fixture.ts";
import { settled } from "./settled.ts";

export const watchMs = 10_000;

export type Seen = {
  /** Prices that were written anew. */
  readonly moves: number;
  /** What changed its place without a tap: how far, and which elements. */
  readonly shifts: readonly string[];
};

/** Looks at the page for ten seconds. */
export function watch(page: Page): Promise<Seen> {
  return page.evaluate(
    (ms) =>
      new Promise<Seen>((done) => {
        type Shift = PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        const seen = { moves: 0, shifts: [] as string[] };
        const nameOf = ({ node }: Shift["sources"][number]) =>
          `${node instanceof Element ? node.className : node?.nodeName} "${node?.textContent ?? ""}"`;
        const shifts = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            seen.shifts.push(`${entry.value} ${entry.sources.map(nameOf).join(", ")}`);
          }
        });
        shifts.observe({ type: "layout-shift" });
        const prices = new MutationObserver((changes) => {
          seen.moves += changes.length;
        });
        prices.observe(document.body, { subtree: true, attributeFilter: ["aria-label"] });
        setTimeout(() => {
          shifts.disconnect();
          prices.disconnect();
          done(seen);
        }, ms);
      }),
    watchMs,
  );
}

/** Waits until the page shows prices and has nothing more to load. */
export const isPriceShown = async (page: Page) => {
  await expect(page.getByRole("button", { name: /, \d+\.\d+$/ }).first()).toBeVisible();
  await settled(page);
};
