import type { Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { type App, expect, test as base } from "./fixture.ts";
import { haveSession, pickOn } from "./player.ts";
import { type SectionOrigin, startSectionOrigin } from "./sectionOrigin.ts";
import { sectionCases } from "./sectionOriginCases.ts";
import { storedLogs } from "./visitLog.ts";

/** Two pages whose sections are not built in; entering one leaves the other. */
const places = [
  { section: "topEvents", path: "/en/top-events" },
  { section: "recommendation", path: "/en/recommendation" },
] as const;

const at = (url: string) => ({ url, isEnabled: true, isPost: false, isForceSpa: false });

/** A page of a section that the config has at an origin that is not on its own list. */
export const offTheList = "/en/express-day";

/** For `/__control`: both sections are those of the second origin, under the allowed name. */
const shellConfig = ({ origin, other }: SectionOrigin) => {
  const here = places.map(({ section }) => [section, at(`${origin}/sections/${section}`)] as const);
  const sections = {
    ...Object.fromEntries(here),
    expressDay: at(`${other}/sections/evaluated-app`),
  };
  return { config: { remoteSections: { allowedOrigins: [origin], sections } } };
};

/** A test in the shell of a site that has its sections at a hostile second origin. */
export const test = base.extend<{ forgetful: void }, { origin: SectionOrigin }>({
  expectedErrors: ({}, give) => give(/./),
  origin: [
    async ({}, give) => {
      const origin = await startSectionOrigin();
      await give(origin);
      await origin.stop();
    },
    { scope: "worker" },
  ],
  forgetful: [
    async ({ app, origin }, give) => {
      origin.forget();
      await app.control(shellConfig(origin));
      await give();
      await app.control({ config: null });
    },
    { auto: true },
  ],
});

type Visit = { readonly name: string; readonly section: string; readonly path: string };
type Outcome = readonly [name: string, outcome: "shown" | "failed" | "neither", found: unknown];

/** Runs in the page without the driver in between: that would take longer than the sections do. */
const visitEach = async (
  origin: string,
  visits: readonly Visit[],
  probe: () => unknown,
): Promise<readonly Outcome[]> => {
  const outcomeOf = async (section: string): Promise<Outcome[1]> => {
    const end = performance.now() + 60_000;
    while (performance.now() < end) {
      if (document.querySelector(`[data-section-root="${section}"] .place`)) return "shown";
      if (document.querySelector('main [role="alert"]:not(.old)')) return "failed";
      await new Promise((goOn) => setTimeout(goOn, 4));
    }
    return "neither";
  };
  const outcomes: Outcome[] = [];
  for (const { name, section, path } of visits) {
    await fetch(`${origin}/serve/${section}/${name}`);
    for (const old of document.querySelectorAll('[role="alert"]')) old.classList.add("old");
    history.pushState(null, "", path);
    window.dispatchEvent(new PopStateEvent("popstate"));
    outcomes.push([name, await outcomeOf(section), probe()]);
  }
  return outcomes;
};

/**
 * Makes the open page show sections of the second origin one after the other; returns the outcome of each,
 * and what a probe in the page found then.
 */
export function showingIn(page: Page, { origin }: SectionOrigin) {
  let shown = 0;
  return (
    names: readonly string[],
    probe: () => unknown = () => null,
  ): Promise<readonly Outcome[]> => {
    const visits = names.map((name): Visit => {
      shown += 1;
      return { name, ...places[shown % 2 === 0 ? 0 : 1] };
    });
    return page.evaluate(`(${visitEach})("${origin}", ${JSON.stringify(visits)}, ${probe})`);
  };
}

/** The same outcome for all of them. */
export const all = (
  names: readonly string[],
  outcome: Outcome[1],
  found: unknown = null,
): readonly Outcome[] => names.map((name) => [name, outcome, found]);

/** The requests to the second origin under the name that is not on the list. */
export const askedOffTheList = ({ asked, other }: SectionOrigin): readonly string[] =>
  asked.filter(({ headers }) => headers.host === new URL(other).host).map(({ path }) => path);

/** Numbered cases of the second origin, `style-0`, `style-1` …, or those of them with these words. */
export const casesOf = (start: string, isMeant = (_what: string) => true): readonly string[] =>
  sectionCases
    .filter(({ name, what }) => new RegExp(`^${start}-\\d`).test(name) && isMeant(what))
    .map(({ name }) => name);

/** The demo player on a wide page, beside a coupon with a bet that they could place. */
export async function withBet(page: Page, app: App): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 844 });
  await haveSession(page, app.url);
  await pickOn(page, await footballPick(app, "line"));
  await expect(page.getByRole("button", { name: "Place bet" })).toBeVisible();
}

/** Home still opens by its link, and stays; for a page of the width of a phone. */
export async function expectHome(page: Page): Promise<void> {
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("region", { name: /^Live now/ })).toBeVisible();
}

export const linesOf = async (page: Page, type: string): Promise<readonly string[]> =>
  (await storedLogs(page)).flat().filter((line) => line.includes(`"${type}"`));
