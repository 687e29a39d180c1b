import type { Page } from "@playwright/test";
import { expect } from "./fixture.ts";
import { settled } from "./settled.ts";
import { taken } from "./taken.ts";

/** Enters an address within the page, as a link of the app does. */
export async function enter(page: Page, path: string): Promise<void> {
  await taken(page);
  await page.evaluate((next) => {
    history.pushState(null, "", next);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** Enters an address within the page, and waits until all of it is there. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await enter(page, path);
  await settled(page);
}

/** Pages whose cookies a test has changed behind their back. */
const unaware = new WeakSet<Page>();

/** The page does not know its session; only a load tells it. */
export const needsLoad = (page: Page): unknown => unaware.add(page);

/**
 * Goes to an address of the app: within the page where the app is open in that language, otherwise by a load. A load is
 * the dearest step of a test, so `page.goto` is for tests in which the load matters.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const language = path.split("/")[1] ?? "";
  const isOpen = await page.evaluate(
    (start) => document.documentElement.getAttribute("data-path")?.startsWith(start),
    `/${language}`,
  );
  if (isOpen === true && !unaware.has(page)) return goWithin(page, path);
  unaware.delete(page);
  await page.goto(path);
}

export type Stop = {
  readonly name: string;
  /** Brings the page there. */
  readonly open: (page: Page) => Promise<void>;
};

/** A page of the app, and the heading that shows it has opened. */
export const place = (path: string, heading?: string): Stop => ({
  name: path,
  open: async (page) => {
    await goWithin(page, path);
    if (heading !== undefined)
      await expect(page.getByRole("heading", { name: heading }).first()).toBeAttached();
  },
});

/** The same with a load of its own. */
export const address = (path: string, heading: string): Stop => ({
  name: path,
  open: async (page) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading }).first()).toBeAttached();
  },
});

/** Checks one stop after the other in one page, and reports all that fail, not only the first. */
export async function walk(
  page: Page,
  stops: readonly Stop[],
  look: (name: string) => Promise<void>,
): Promise<void> {
  const faults: string[] = [];
  for (const { name, open } of stops) {
    try {
      await open(page);
      await settled(page);
      await look(name);
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  expect(faults.join("\n\n")).toBe("");
}
