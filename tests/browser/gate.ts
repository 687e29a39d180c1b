import type { Page, Route } from "@playwright/test";

type Gate = {
  /** Answers of this kind wait, until `fail` or `open`. */
  hold(asks: RegExp): Promise<void>;
  /** Those that wait fail, and so do all that follow. */
  fail(): Promise<void>;
  /** Those that follow are the server's own again, each as `change` leaves it. */
  open(change?: (body: object) => object): void;
};

/** Stands between a page and its server. */
export function gateOf(page: Page): Gate {
  type Mode = "hold" | "fail" | "open";
  let mode: Mode = "open";
  let change: ((body: object) => object) | undefined;
  let waiting: Route[] = [];
  const refuse = (route: Route) =>
    route.fulfill({ status: 503, json: { code: 50, message: "", details: null } });
  const pass = async (route: Route): Promise<void> => {
    // What was asked for before the gate opened again is answered as it was then.
    const how = change;
    if (how === undefined) return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, json: how((await response.json()) as object) });
  };
  return {
    hold: async (asks) => {
      mode = "hold";
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.route(asks, async (route) => {
        if (mode === "hold") waiting.push(route);
        else await (mode === "fail" ? refuse(route) : pass(route));
      });
    },
    fail: async () => {
      mode = "fail";
      await Promise.all(waiting.map((route) => refuse(route).catch(() => {})));
      waiting = [];
    },
    open: (how) => {
      mode = "open";
      change = how;
    },
  };
}

/** The same answer without anything in it. */
export const emptied = (body: object): object =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]): [string, unknown] => {
      if (Array.isArray(value)) return [name, []];
      const isColumns = typeof value === "object" && value !== null;
      return [name, isColumns ? emptied(value as object) : value];
    }),
  );
