import type { BrowserContext, Page, Route } from "@playwright/test";
import { axeFaults } from "./axe.ts";
import { calm, expect, test } from "./fixture.ts";
import { storedLogs } from "./visitLog.ts";

test.use({ feed: calm, expectedErrors: /./ });

// "Load again" requests the broken file once more, and the test does not wait for the result.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

/** From the start of the page to the message. */
const promisedMs = 10_000;

/** The remaining time is for a slow machine. */
const patience = { timeout: promisedMs + 4_000 };

/** Opens an address whose files do not come, and lets the promised time pass by the clock of the page, and no more. */
async function openInVain(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(path, { waitUntil: "commit" });
  // The watch stands before what the server has drawn.
  await page.locator("#root > *").first().waitFor({ state: "attached" });
  await page.clock.runFor(promisedMs);
}

type Breakage = {
  readonly name: string;
  readonly path?: string;
  /** What the page shows. */
  readonly says: RegExp;
  readonly breaks: (page: Page, context: BrowserContext) => Promise<unknown>;
};

const entry = /\/assets\/first-[^/]+\.js$/;
const react = /\/assets\/react-[^/]+\.js$/;
const style = /\/assets\/first-[^/]+\.css$/;
const never = () => new Promise<void>(() => {});
const missing = (route: Route) => route.fulfill({ status: 404, json: { error: "not found" } });
const portal = (route: Route) =>
  route.fulfill({ contentType: "text/html", body: "<h1>Sign in to the hotel's network</h1>" });
const cut = async (route: Route) => {
  const answer = await route.fetch();
  const text = await answer.text();
  await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) });
};

const incomplete = /^The page did not load completely$/;
const slow = /^The page is taking too long$/;
const slowInRussian = /^Страница загружается слишком долго$/;
const noConnection = /^There is no connection$/;

const breakages: readonly Breakage[] = [
  {
    name: "the first script is missing",
    says: incomplete,
    breaks: (page) => page.route(entry, missing),
  },
  {
    name: "a shared script is cut off",
    says: incomplete,
    breaks: (page) => page.route(react, cut),
  },
  {
    name: "a network's sign-in page replaces a script",
    says: incomplete,
    breaks: (page) => page.route(entry, portal),
  },
  {
    name: "the style sheet is missing",
    says: incomplete,
    breaks: (page) => page.route(style, missing),
  },
  { name: "a script never ends", says: slow, breaks: (page) => page.route(react, never) },
  { name: "the style sheet never ends", says: slow, breaks: (page) => page.route(style, never) },
  {
    name: "the texts of the language never load",
    path: "/ru",
    says: slowInRussian,
    breaks: (page) => page.route(/\/assets\/ru-[^/]+\.js$/, never),
  },
  {
    name: "the app throws",
    says: /^The page could not start$/,
    breaks: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window.crypto, "getRandomValues", {
          value: () => {
            throw new TypeError("broken on purpose");
          },
        });
      }),
  },
  {
    name: "the first render of the app throws",
    says: /^The page could not start$/,
    breaks: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, "matchMedia", { value: undefined });
      }),
  },
  {
    name: "the network is gone",
    says: noConnection,
    breaks: (page, context) =>
      page.route(entry, async (route) => {
        await context.setOffline(true);
        await route.abort("internetdisconnected");
      }),
  },
  {
    name: "the first script is missing and nothing can be stored",
    says: incomplete,
    breaks: async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
      });
      await page.route(entry, missing);
    },
  },
];

for (const { name, path = "/en", says, breaks } of breakages) {
  test(`${name}: the page says so and offers a way on`, async ({ page, context }) => {
    await breaks(page, context);
    if (says === slow || says === slowInRussian) await openInVain(page, path);
    else await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: says })).toBeVisible(patience);
    await expect(page.getByRole("main")).toHaveAttribute("lang", path.slice(1));
    await expect(page.locator(".shell")).toBeHidden();
    const anew = page.waitForEvent("framenavigated");
    const button = page.getByRole("button", { name: /^(Load again|Загрузить снова)$/ });
    // When the connection is back, the page reloads by itself.
    if (says === noConnection) {
      await expect(button).toBeVisible();
      await context.setOffline(false);
    } else await button.click();
    await anew;
  });
}

test("a failed start is recorded in the log of the next one", async ({ page }) => {
  await page.route(entry, missing);
  await page.goto("/en", { waitUntil: "commit" });
  await page.getByRole("heading", { name: incomplete }).waitFor();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: "Load again" }).click();
  const stored = () => page.evaluate(() => localStorage.getItem("tl.failedStart"));
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect.poll(stored, "it is in a log now, and told no more").toBeNull();
  const received = async () =>
    (await storedLogs(page)).flat().filter((line) => line.includes('"StartFailureFound"'));
  await expect.poll(received).toHaveLength(1);
  expect(JSON.parse((await received())[0] ?? "")).toMatchObject({
    cause: null,
    data: { code: "incomplete", file: expect.stringMatching(/^\/assets\/first-.*\.js$/) },
  });
});

test("an app that still starts late replaces the message", async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(react, async (route) => {
    await held;
    await route.continue();
  });
  await openInVain(page, "/en");
  const words = page.getByRole("heading", { name: slow });
  await expect(words).toBeVisible();
  await page.clock.resume();
  letGo();
  await expect(page.getByRole("navigation").first()).toBeVisible();
  await expect(words).toHaveCount(0);
});

test("axe reports nothing where the start failed", async ({ page }) => {
  await page.route(entry, missing);
  await page.goto("/ru", { waitUntil: "commit" });
  await page.getByRole("heading", { name: "Страница загрузилась не полностью" }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
});

test("a browser that is too old is told which ones work, at a separate address", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(URL, "canParse"));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/ru/section/live", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Этот браузер слишком старый" })).toBeVisible();
  await expect(page).toHaveURL(/\/ru\/oldbrowser$/);
  await expect(page.getByText(/Safari/)).toBeVisible();
  expect(asked.filter((path) => path.includes("api/"))).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);
  await expect(page.getByRole("link", { name: "Открыть Touchline" })).toHaveAttribute(
    "href",
    "/ru",
  );
});

for (const lacking of ["AbortSignal.any", "crypto.randomUUID"]) {
  test(`a browser without ${lacking} shows the matches`, async ({ page }) => {
    await page.addInitScript((name) => {
      if (name === "AbortSignal.any") Reflect.deleteProperty(AbortSignal, "any");
      else Reflect.deleteProperty(Crypto.prototype, "randomUUID");
    }, lacking);
    await page.goto("/en");
    await expect(page.getByRole("article").first()).toBeVisible();
  });
}

test("a browser that can store nothing shows the matches", async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  await page.goto("/en");
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("the app links to the page about supported browsers", async ({ page }) => {
  const text = /\/web-api\/.*oldbrowser/;
  await page.route(text, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto("/en/office/menu");
  await page.getByRole("main").getByRole("link", { name: "Information" }).click();
  await page.getByRole("main").getByRole("link", { name: "Supported browsers" }).click();
  await expect(page).toHaveURL(/\/en\/oldbrowser$/);
  const again = page.getByRole("main").getByRole("button", { name: "Refresh" });
  await expect(again).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await again.click();
  await expect(page.getByRole("cell", { name: "Samsung Internet" })).toBeVisible();
  await page.getByRole("link", { name: "Go to home" }).click();
  await expect(page).toHaveURL(/\/en$/);
});
