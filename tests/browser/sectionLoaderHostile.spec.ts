import { expect, type Page, test } from "@playwright/test";
import { harmIn, hostileBodies, knownTags } from "../infra/sections/payloads.ts";
import { answer, css, openLoader, own, partner, script } from "./sectionLoaderPage.ts";

/** Shows the answer as one embedded in the page; settles when the section is ready. */
async function show(page: Page, fields: Readonly<Record<string, unknown>>) {
  await page.evaluate(`
    window.violations ??= [];
    window.watching ??= document.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) =>
      violations.push(effectiveDirective + " " + blockedURI)) ?? true;
    sections.leave("promo");
    window.detach?.();
    told.length = 0;
    inlinedAnswers.set("promo", ${JSON.stringify(answer(fields).body)});
    window.host = document.querySelector("main").appendChild(document.createElement("div"));
    window.stop = sections.attach("promo", host);
    window.detach = () => { stop(); host.remove(); };
    sections.load("promo", { url: "/sections/promo", isPost: false, isForceSpa: false }, { path: "line", lng: "en" });
  `);
  await expect
    .poll(() => page.evaluate("told.map(({ tag, detail }) => detail ?? tag)"), {
      intervals: [5, 50, 500],
    })
    .toEqual(["loaded", "ready"]);
}

/** What must stay unchanged outside the section. */
const outside = `["coupon", "beside"].map((id) => {
  const element = document.querySelector("body > #" + id);
  const { left, top } = element.getBoundingClientRect();
  const { display, color, position, opacity } = getComputedStyle(element);
  return { display, color, position, opacity, body: getComputedStyle(document.body).display,
    onTop: document.elementFromPoint(left + 9, top + 9) === element };
})`;

test.describe("hostile sections, in a page with the policy of the shell", () => {
  test("run nothing, request nothing elsewhere and define no global with any of 70 hostile bodies", async ({
    page,
  }) => {
    const { asked } = await openLoader(page, {});
    const names =
      "[sections, document.cookie, document.body, document.getElementById, window.config]";
    const before = await page.evaluate(
      `${names}.map((one) => typeof one + String(one).slice(0, 30))`,
    );
    for (const body of hostileBodies) {
      await show(page, { body });
      const harm = await page.evaluate(
        `(${harmIn})(host.querySelector("[data-section-root]"), ${JSON.stringify(knownTags)})`,
      );
      expect(harm, body).toEqual([]);
      expect(
        await page.evaluate(`${names}.map((one) => typeof one + String(one).slice(0, 30))`),
        body,
      ).toEqual(before);
    }
    expect(hostileBodies.length).toBeGreaterThanOrEqual(60);
    expect(await page.evaluate("typeof pwned")).toBe("undefined");
    // The browser reports inline scripts as soon as a body is parsed; nothing that would be fetched is
    // reported.
    const fetching = (await page.evaluate("violations")) as string[];
    const isRead = /^(?:script-src-attr inline|style-src-elem inline|base-uri .*)$/;
    expect(fetching.filter((violation) => !isRead.test(violation))).toEqual([]);
    expect(asked.filter((url) => url.includes("evil"))).toEqual([]);
  });

  const styles: readonly string[] = [
    "#coupon { display: none }",
    "* { color: red; opacity: 0.1 }",
    "body, html, :root { display: none }",
    "} #coupon { display: none } body { display: none } .x {",
    ".word {} } } } #coupon { display: none !important }",
    "body:has(.word) #coupon { display: none }",
    ":scope ~ *, :scope + *, & ~ *, :not(&), :not(:scope) { display: none }",
    ".word { &:not(.a), body &, :not(&) { display: none } }",
    "@media all { #coupon { display: none } } @supports (color: red) { body { display: none } }",
    "@namespace url(https://evil.example/ns); .word { color: red }",
    "@layer a { #coupon { display: none } } @scope (body) { #coupon { display: none } }",
    ":scope { position: fixed; inset: 0; z-index: 2147483647; background: red; width: 100vw; height: 100vh }",
    ".word { position: fixed; inset: 0; z-index: 2147483647; background: red }",
    ".word { position: absolute; top: -2000px; height: 9000px; width: 9000px; margin: -2000px; background: red }",
    ":scope { margin-top: -3000px; height: 9000px; transform: scale(50) } :scope::before { content: 'x'; position: fixed; inset: 0 }",
    "@import url(https://partner.example/x.css); .word { color: blue }",
    "@font-face { font-family: x; src: url(https://evil.example/x.woff2) } .word { font-family: x }",
    ".word { background: url(https://evil.example/x.png) }",
    ".word { background: url(//evil.example/x.png), url('https://own.example@evil.example/x.png') }",
    ".word { --a: url(https://evil.example/x.png); background: var(--a) }",
    ".word { --a: u\\72l(https://evil.example/x.png); background: var(--a) }",
    ".word { background: var(--none, url(https://evil.example/x.png)) }",
    ".word { --a: 'https://evil.example/x.png'; background: image-set(var(--a) 1x) }",
    ".word { background: image-set('https://evil.example/x.png' 1x) }",
    ".word { background: -webkit-image-set(url(https://evil.example/x.png) 1x) }",
    ".word { cursor: url(https://evil.example/x.cur), auto; list-style: url(https://evil.example/x.png); display: list-item }",
    ".word::after { content: url(https://evil.example/x.png) } .word { mask: url(https://evil.example/x.svg#a) }",
    ".word { & b { background: url(https://evil.example/x.png) } filter: url(https://evil.example/x.svg#a) }",
    "@media all { .word { border-image: url(https://evil.example/x.png) 30 } }",
    "@keyframes fade { to { background: url(https://evil.example/x.png) } } .word { animation: fade 1s infinite }",
    "@property --a { syntax: '<color>'; inherits: true; initial-value: red }",
    "@namespace url(https://evil.example/); .word { color: red }",
  ];

  for (const browser of ["this browser", "one without @scope"])
    test(`show, hide and fetch nothing outside their section with hostile styles, in ${browser}`, async ({
      page,
    }) => {
      if (browser !== "this browser") await page.addInitScript("delete window.CSSScopeRule");
      const { asked } = await openLoader(page, {
        [`${partner}/x.css`]: css("#coupon { display: none }"),
      });
      const before = await page.evaluate(outside);
      expect(before).toMatchObject([{ onTop: true }, { onTop: true }]);
      for (const style of styles) {
        await show(page, { style, body: '<p class="word">Hello <b>you</b></p>' });
        expect(await page.evaluate(outside), style).toEqual(before);
        expect(
          asked.filter((url) => url.includes("evil") || url.startsWith(partner)),
          style,
        ).toEqual([]);
        expect(await page.evaluate("violations"), style).toEqual([]);
      }
    });

  test("can use an honest style", async ({ page }) => {
    const { asked } = await openLoader(page, {
      [`${own}/sections-assets/a.png`]: { body: "", type: "image/png" },
    });
    await show(page, {
      body: '<p class="word">Hello <b>you</b></p>',
      style: `:scope { padding: 7px } .word { color: rgb(1, 2, 3); --size: 21px; font-size: var(--size);
        background: url(/sections-assets/a.png); animation: 1s linear 3 paused both fade; & b { color: rgb(4, 5, 6) } }
        @media (min-width: 1px) { .word { margin-left: 9px } } .word::after { content: "—;}" }
        @keyframes fade { from { opacity: 0.5 } to { opacity: 1 } }`,
    });
    expect(
      await page.evaluate(`(() => {
        const word = getComputedStyle(document.querySelector(".word"));
        return [getComputedStyle(host.querySelector("[data-section-root]")).padding, word.color, word.fontSize,
          word.marginLeft, word.opacity, word.animationName, getComputedStyle(document.querySelector(".word b")).color,
          getComputedStyle(document.querySelector(".word"), "::after").content];
      })()`),
    ).toEqual([
      "7px",
      "rgb(1, 2, 3)",
      "21px",
      "9px",
      "0.5",
      "s-promo-fade",
      "rgb(4, 5, 6)",
      '"—;}"',
    ]);
    // A background is requested when the page is rendered.
    await expect.poll(() => asked).toContain(`${own}/sections-assets/a.png`);
  });

  test("get no power over the page through their head", async ({ page }) => {
    await openLoader(page, {});
    await show(page, {
      body: "<p>x</p>",
      head: `<meta http-equiv="Content-Security-Policy" content="default-src *"><meta name="referrer" content="unsafe-url">
        <meta name="viewport" content="width=1"><base href="https://evil.example"><script>pwned = 1</script>
        <link rel="stylesheet" href="https://partner.example/x.css"><link rel="canonical" href="https://evil.example/">
        <link rel="preload" as="script" href="https://partner.example/x.js"><link rel="manifest" href="/m.json">
        <link rel="canonical" href="/en/line"><meta property="og:title" content="Wheel"><style>*{display:none}</style>`,
    });
    const head = "[...document.head.children].map((one) => one.outerHTML).slice(2)";
    expect(await page.evaluate(head)).toEqual([
      '<link rel="canonical" href="https://own.example/en/line" data-section-head="promo">',
      '<meta property="og:title" content="Wheel" data-section-head="promo">',
    ]);
    await page.evaluate("detach()");
    expect(await page.evaluate(head)).toEqual([]);
  });

  test("leave nothing behind after 1,000 visits", async ({ page }) => {
    const { asked } = await openLoader(page, {
      [`${own}/a.mjs`]: script(`let n = 0;
        export const mount = (ctx) => { window.addEventListener("resize", () => n++, { signal: ctx.signal });
          ctx.root.append(document.createElement("i")); ctx.ready(); };
        export const unmount = () => { if (n++ % 7 === 0) throw new Error("no"); };`),
    });
    const cdp = await page.context().newCDPSession(page);
    const counted = async () => {
      await cdp.send("HeapProfiler.collectGarbage");
      const { nodes, jsEventListeners } = await cdp.send("Memory.getDOMCounters");
      const { usedSize } = await cdp.send("Runtime.getHeapUsage");
      return { nodes, jsEventListeners, usedSize };
    };
    const text = JSON.stringify(
      answer({
        body: "<p class=word>Hello</p>",
        style: ".word { color: red }",
        head: "<meta name=description content=x>",
        scriptsToLoad: ["/a.mjs"],
      }).body,
    );
    const visits = (times: number) =>
      page.evaluate(`(async () => {
        for (let n = 0; n < ${times}; n++) {
          inlinedAnswers.set("promo", ${text});
          const host = document.querySelector("main").appendChild(document.createElement("div"));
          told.length = 0;
          const stops = [sections.attach("promo", host), sections.attach("promo", host)];
          sections.load("promo", { url: "/sections/promo", isPost: false, isForceSpa: false }, { path: "line", lng: "en" });
          while (told.filter(({ tag }) => tag === "ready").length < 2) await new Promise((done) => setTimeout(done));
          if (n % 2) sections.leave("promo");
          for (const stop of stops) stop();
          sections.leave("promo");
          host.remove();
        }
        told.length = 0;
      })()`);
    await visits(1_000);
    const before = await counted();
    await visits(1_000);
    const after = await counted();
    expect(after.nodes - before.nodes).toBeLessThan(20);
    expect(after.jsEventListeners).toBe(before.jsEventListeners);
    // Less than 200 bytes per visit: the heap varies by a quarter of that anyway.
    expect(after.usedSize - before.usedSize).toBeLessThan(200_000);
    expect(await page.evaluate("[timers.size, bridges, document.head.children.length]")).toEqual([
      0, 0, 2,
    ]);
    expect(asked.filter((url) => url.endsWith("a.mjs"))).toHaveLength(1);
  });
});
