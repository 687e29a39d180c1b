import { createHash } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import {
  answer,
  css,
  type Files,
  evil,
  openLoader,
  own,
  partner,
  script,
} from "./sectionLoaderPage.ts";

const wrongHash = `sha256-${"A".repeat(43)}=`;
const data = `${own}/sections/promo/line`;

/** Loads the section and gives it a view; waits for its report of this type, and returns all reports. */
async function load(page: Page, until: string, url = "/sections/promo") {
  await page.evaluate(
    `window.host = document.querySelector("main").appendChild(document.createElement("div"));
     window.detach = sections.attach("promo", host);
     sections.load("promo", { url: ${JSON.stringify(url)}, isPost: false, isForceSpa: false }, { path: "line", lng: "en" });`,
  );
  await expect.poll(async () => (await received(page)).map(({ tag }) => tag)).toContain(until);
  return received(page);
}

const received = async (page: Page) =>
  (await page.evaluate("told")) as { tag: string; fault?: string; detail?: string }[];

const registering = `TouchlineShell.register("promo", {
  mount(ctx) { window.ctx = ctx; (window.trace ??= []).push("mount"); ctx.ready(); },
  unmount() { window.trace.push("unmount"); } });`;

test.describe("the loader of remote sections, under the policy of the page", () => {
  test("loads in the order of the contract: styles, head, body, inline code, scripts, mount", async ({
    page,
  }) => {
    await openLoader(page, {
      [data]: answer({
        head: "<title>Wheel</title><meta name=description content=Spin><meta http-equiv=refresh content=0>",
        body: '<p class="word">Hello</p>',
        style: ".word { color: rgb(1, 2, 3) }",
        cssToLoad: [`${partner}/app.css`],
        codeToEval: `window.trace = ["code", getComputedStyle(document.querySelector(".word")).color,
          getComputedStyle(document.querySelector(".word")).fontSize,
          document.querySelector("meta[name=description]").content, typeof ctx];`,
        scriptsToLoad: [`${partner}/one.js`, "/two.mjs"],
      }),
      [`${partner}/app.css`]: css(".word { font-size: 33px }"),
      [`${partner}/one.js`]: script("trace.push('one')"),
      [`${own}/two.mjs`]: script(
        "trace.push('two'); export const mount = (ctx) => { trace.push('mount'); ctx.ready(); };",
      ),
    });
    expect(await load(page, "ready")).toMatchObject([
      { tag: "loaded", appName: "promo", title: "Wheel" },
      { tag: "ready" },
    ]);
    expect(await page.evaluate("trace")).toEqual([
      ...["code", "rgb(1, 2, 3)", "33px", "Spin", "undefined"],
      ...["one", "two", "mount"],
    ]);
    expect(await page.locator("meta[http-equiv]").count()).toBe(0);
  });

  test("reports bad inline code as a warning, and loading continues [error-012]", async ({
    page,
  }) => {
    for (const code of ["throw new Error('broken')", "let x = ;", "null.x"]) {
      await openLoader(page, {
        [data]: answer({ codeToEval: code, scriptsToLoad: ["/a.js"] }),
        [`${own}/a.js`]: script(registering),
      });
      const reports = await load(page, "ready");
      expect(reports.map(({ tag }) => tag)).toEqual(["loaded", "warned", "ready"]);
      await page.unrouteAll();
    }
  });

  test("names the faults of style sheets, scripts and the registration", async ({ page }) => {
    const faults: readonly (readonly [string, Files])[] = [
      ["redirect", { [data]: { body: "", status: 302, headers: { Location: `${evil}/promo` } } }],
      ["style", { [data]: answer({ cssToLoad: ["/none.css"] }) }],
      [
        "style",
        {
          [data]: answer({ cssToLoad: ["/page.css"] }),
          [`${own}/page.css`]: { body: "<p>", type: "text/html" },
        },
      ],
      ["script", { [data]: answer({ scriptsToLoad: ["/none.js"] }) }],
      ["script", { [data]: answer({ scriptsToLoad: ["/none.mjs"] }) }],
      [
        "script",
        { [data]: answer({ scriptsToLoad: ["/a.js"] }), [`${own}/a.js`]: script("let = ;") },
      ],
      [
        "script",
        { [data]: answer({ scriptsToLoad: ["/a.js"] }), [`${own}/a.js`]: script("throw 1") },
      ],
      [
        "script",
        {
          [data]: answer({ scriptsToLoad: ["/a.mjs"] }),
          [`${own}/a.mjs`]: script("throw new Error('x')"),
        },
      ],
      [
        "script",
        {
          [data]: answer({ scriptsToLoad: [{ src: "/a.js", integrity: wrongHash }] }),
          [`${own}/a.js`]: script(registering),
        },
      ],
      [
        "script",
        {
          [data]: answer({
            scriptsToLoad: [{ src: "/a.mjs", integrity: wrongHash }],
          }),
          [`${own}/a.mjs`]: script("export const mount = () => {}"),
        },
      ],
      [
        "registration",
        { [data]: answer({ scriptsToLoad: ["/a.js"] }), [`${own}/a.js`]: script("1") },
      ],
      [
        "mount",
        {
          [data]: answer({ scriptsToLoad: ["/a.mjs"] }),
          [`${own}/a.mjs`]: script("export const mount = () => { throw new Error('x') }"),
        },
      ],
    ];
    for (const [fault, files] of faults) {
      const { asked } = await openLoader(page, files);
      const reports = await load(page, "failed");
      expect(reports.find(({ tag }) => tag === "failed")?.fault, JSON.stringify(files)).toBe(fault);
      expect(asked.filter((url) => url.startsWith(evil))).toEqual([]);
      expect(await page.evaluate("timers.size")).toBe(0);
      expect(
        await page.evaluate("document.querySelectorAll('style, link, main > div > *').length"),
      ).toBe(0);
      await page.unrouteAll();
    }
  });

  test("accepts files with the declared hash, once", async ({ page }) => {
    const module =
      "window.runs = (window.runs ?? 0) + 1; export const mount = (ctx) => ctx.ready();";
    const integrity = `sha384-${createHash("sha384").update(module).digest("base64")}`;
    const { asked } = await openLoader(page, {
      [data]: answer({ scriptsToLoad: [{ src: `${partner}/a.mjs`, integrity }] }),
      [`${partner}/a.mjs`]: script(module),
    });
    await load(page, "ready");
    expect(await page.evaluate("runs")).toBe(1);
    expect(asked.filter((url) => url.endsWith("a.mjs"))).toHaveLength(1);
  });

  test("does not reuse a file that loaded without a hash for a section that declares one", async ({
    page,
  }) => {
    const served = (src: string) => ({
      [`${own}/sections/plain/line`]: answer({ scriptsToLoad: [src] }),
      [`${own}/sections/declared/line`]: answer({
        scriptsToLoad: [{ src, integrity: wrongHash }],
      }),
    });
    const files: Files = {
      [`${own}/a.mjs`]: script("export const mount = (ctx) => ctx.ready();"),
      [`${own}/a.js`]: script(registering),
    };
    for (const src of ["/a.mjs", "/a.js"]) {
      const { asked } = await openLoader(page, { ...served(src), ...files });
      await load(page, "ready", "/sections/plain");
      const reports = await load(page, "failed", "/sections/declared");
      expect(reports.map(({ tag, fault }) => fault ?? tag)).toEqual([
        ...["loaded", "ready"],
        ...["loaded", "script"],
      ]);
      const before = asked.length;
      await page.evaluate("told.length = 0; detach();");
      await load(page, "ready", "/sections/plain");
      expect(
        asked.slice(before).filter((url) => url.endsWith(src)),
        "what was here is here still",
      ).toEqual([]);
      await page.unrouteAll();
    }
  });

  test("does not run prefetched files, and does not fetch them again", async ({ page }) => {
    const { asked } = await openLoader(page, {
      [data]: answer({ scriptsToLoad: [`${partner}/a.mjs`], codeToEval: "window.ran = 1" }),
      [`${partner}/a.mjs`]: script("window.ran = 1; export const mount = (ctx) => ctx.ready();"),
    });
    await page.evaluate(
      `sections.prefetch("promo", { url: "/sections/promo", isPost: false, isForceSpa: false }, { path: "line", lng: "en" })`,
    );
    await expect.poll(() => asked.filter((url) => url.endsWith("a.mjs")).length).toBe(1);
    expect(await page.evaluate("[typeof ran, told.length]")).toEqual(["undefined", 0]);
    await load(page, "ready");
    expect(asked.filter((url) => /a\.mjs|sections\/promo/.test(url))).toHaveLength(2);
  });

  test("handles a view that leaves and returns while the styles are loading", async ({ page }) => {
    await openLoader(page, {
      [data]: answer({ cssToLoad: ["/a.css"], body: '<p class="word">x</p>' }),
      [`${own}/a.css`]: css(".word { color: rgb(1, 2, 3) }"),
    });
    await page.evaluate(`(() => {
      window.host = document.querySelector("main").appendChild(document.createElement("div"));
      const stop = sections.attach("promo", host);
      new MutationObserver((_all, watch) => {
        watch.disconnect(); stop(); sections.attach("promo", host);
      }).observe(document.head, { childList: true });
      sections.load("promo", { url: "/sections/promo", isPost: false, isForceSpa: false }, { path: "line", lng: "en" });
    })()`);
    await expect
      .poll(async () => (await received(page)).map(({ tag }) => tag))
      .toEqual(["loaded", "ready"]);
    expect(await page.evaluate("getComputedStyle(document.querySelector('.word')).color")).toBe(
      "rgb(1, 2, 3)",
    );
    expect(await page.evaluate("document.querySelectorAll('link').length")).toBe(1);
  });

  test("fetches a module that failed to load again on a retry", async ({ page }) => {
    await openLoader(page, {
      [data]: answer({ scriptsToLoad: ["/a.mjs"] }),
      [`${own}/a.mjs`]: { ...script("export const mount = (ctx) => ctx.ready()"), failures: 1 },
    });
    await load(page, "failed");
    await load(page, "ready");
  });
});
