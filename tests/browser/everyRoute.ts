import type { Page } from "@playwright/test";
import { withoutCode } from "../../src/events/navigation/routes/match.ts";
import { seoPageData } from "../kit/site.ts";
import { type Expected, expectedAt, type Place, type Seen, table } from "../routes/expected.ts";
import { expect } from "./fixture.ts";
import { settled } from "./settled.ts";

/**
 * Goes to each path inside the app without loading a new document. A visitors' page sends the visitor back,
 * so those are entered from `/en`.
 */
const travel = (page: Page, wanted: readonly Place[]): Promise<readonly Seen[]> =>
  page.evaluate(
    async (stops) => {
      const root = document.documentElement;
      const marks = () => ({
        path: location.pathname,
        route: root.getAttribute("data-route"),
        layout: root.getAttribute("data-layout"),
        status: root.getAttribute("data-status"),
        title: document.title,
      });
      const turn = () =>
        new Promise<void>((done) => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => done();
          channel.port2.postMessage(null);
        });
      const go = async (path: string, known = path): Promise<void> => {
        history.pushState(null, "", path);
        window.dispatchEvent(new PopStateEvent("popstate"));
        // The page is at rest when it has reported the same address for some turns.
        let still = 0;
        let before = "";
        while (still < 4) {
          await turn();
          const there = location.pathname === path ? known : location.pathname;
          const now = JSON.stringify(marks());
          still = root.getAttribute("data-path") === there && now === before ? still + 1 : 0;
          before = now;
        }
      };
      const seen = [];
      for (const { path, known, isGuest } of stops) {
        if (isGuest) await go("/en");
        await go(path, known);
        seen.push(marks());
      }
      return seen;
    },
    wanted.map(({ path, name }) => ({
      path,
      known: withoutCode(path),
      isGuest: table[name]?.auth === "guest",
    })),
  );

/** Opens the app in a state of the site and goes to these documented paths. */
export async function everywhere(
  page: Page,
  expected: Expected,
  wanted: readonly Place[],
): Promise<void> {
  // The SEO texts have their own tests; without them the titles are those of the table.
  await page.route("**/web-api/seo/page-data*", (route) => route.fulfill({ json: seoPageData }));
  // A text that the server does not know turns its address into the 404 page once the answer has arrived,
  // sooner or later.
  await page.route(/\/web-api\/(info\/pages|news|promotions|landing-pages)\/[^/?]+/, (route) =>
    route.fulfill({ status: 204 }),
  );
  await page.goto("/en");
  const first = expected({ path: "/en", name: "home" });
  await expect(page.locator("html")).toHaveAttribute("data-path", first.path);
  // Titles have the words of later pages, which load when this one is at rest.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/en.later-")),
  );
  // Once all answers have arrived, everything requested about a player is known.
  await settled(page);
  const seen = await travel(page, wanted);
  for (const [index, place] of wanted.entries()) {
    const got = seen[index];
    expect({ asked: place.path, ...got }).toEqual({
      asked: place.path,
      ...expectedAt(place, expected, got?.title ?? ""),
    });
  }
}
