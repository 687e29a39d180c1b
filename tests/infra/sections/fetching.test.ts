import { describe, expect, it } from "vitest";
import { json, openLoader, sectionAnswer, settled } from "./kit.ts";

const failed = async (ask: () => Response | Promise<Response>) => {
  const loader = openLoader(ask);
  loader.load();
  for (let turn = 0; turn < 20; turn++) await settled();
  expect(loader.timers.size).toBe(0);
  return loader.received;
};

/** An endless body; counts what was read of it. */
function endless() {
  let parts = 0;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      parts++;
      stream.enqueue(new Uint8Array(100_000).fill(32));
    },
    cancel: () => {
      isCancelled = true;
    },
  });
  return { body, parts: () => parts, isCancelled: () => isCancelled };
}

describe("a request to a section host", () => {
  it("is a GET for the current path, with the headers of the contract [call-sections-001] [call-sections-003]", async () => {
    const loader = openLoader(() => json(sectionAnswer({})));
    loader.load({ path: "line/football" });
    const [ask] = loader.asked;
    expect(ask?.url).toBe("https://own.example/sections/promo/line/football?lng=en");
    expect(ask?.request).toMatchObject({
      method: "GET",
      credentials: "same-origin",
      redirect: "manual",
      cache: "no-store",
      headers: {
        Accept: "application/json",
        "X-Render-Mode": "json",
        "X-Api-Version": "v2",
        "X-Language": "en",
      },
    });
    loader.load({ isForceSpa: true });
    expect(loader.asked[1]?.request.headers).toMatchObject({ "X-Force-Spa": "1" });
  });

  it("is a POST with components [call-sections-002]", () => {
    const loader = openLoader(() => json(sectionAnswer({})));
    loader.load({ isPost: true });
    expect(loader.asked[0]?.request).toMatchObject({ method: "POST", body: '{"components":{}}' });
    const address = { url: "/sections/promo", isPost: true, isForceSpa: false };
    const components = { banner: { id: 4 } };
    loader.sections.load("promo", { ...address, components }, { path: "", lng: "en" });
    expect(loader.asked[1]?.request.body).toBe('{"components":{"banner":{"id":4}}}');
  });

  it("carries the token to the own origin only", () => {
    const loader = openLoader(() => json(sectionAnswer({})), { token: () => "word" });
    loader.load();
    loader.load({ url: "https://partner.example/promo" });
    expect(
      loader.asked.map(({ request }) => Reflect.get(request.headers ?? {}, "Authorization")),
    ).toEqual(["Bearer word", undefined]);
  });

  it("names what is wrong with the answer [sections-014]", async () => {
    const html = { headers: { "Content-Type": "text/html" } };
    const table: readonly (readonly [string, () => Response | Promise<Response>])[] = [
      ["offline", () => Promise.reject(new TypeError("Failed to fetch"))],
      ["http", () => json("{}", { status: 500 })],
      ["http", () => json("{}", { status: 404 })],
      ["redirect", () => new Response(null, { status: 302, headers: { Location: "/x" } })],
      ["contentType", () => new Response("<p>", html)],
      ["contentType", () => new Response(sectionAnswer({}), html)],
      ["contentType", () => new Response(sectionAnswer({}))],
      [
        "contentType",
        () => new Response("{}", { headers: { "Content-Type": "text/json5+xjson" } }),
      ],
      ["json", () => json("<!doctype html>")],
      ["json", () => json("")],
      ["json", () => new Response(new Uint8Array([0xff, 0xfe]), json("").clone())],
      ["null", () => json("null")],
      ["appName", () => json(sectionAnswer({ appName: "" }))],
      ["shape", () => json(sectionAnswer({ style: 7 }))],
      ["depth", () => json("[".repeat(10_000) + "]".repeat(10_000))],
      ["size", () => json(sectionAnswer({ body: "x".repeat(10_000_000) }))],
      ["address", () => json(sectionAnswer({ scriptsToLoad: ["https://evil.example/a.js"] }))],
      ["address", () => json(sectionAnswer({ cssToLoad: ["data:text/css,*{}"] }))],
    ];
    for (const [fault, ask] of table) {
      const received = await failed(ask);
      expect(received, fault).toMatchObject([{ tag: "failed", fault }]);
    }
    expect(await failed(() => json("{}", { status: 503 }))).toMatchObject([{ status: 503 }]);
  });

  it("refuses an answer from another address, whatever redirected it", async () => {
    const elsewhere = Object.defineProperty(json(sectionAnswer({})), "url", {
      value: "https://evil.example/sections/promo/line",
    });
    expect(await failed(() => elsewhere)).toMatchObject([{ fault: "redirect" }]);
    const opaque = Object.defineProperty(json(""), "type", { value: "opaqueredirect" });
    expect(await failed(() => opaque)).toMatchObject([{ fault: "redirect" }]);
  });

  it("is not sent to an address that is not allowed", async () => {
    const loader = openLoader(() => json(sectionAnswer({})));
    for (const url of [
      "https://evil.example/promo",
      "//partner.example/promo",
      "data:application/json,{}",
    ])
      loader.load({ url });
    loader.load({ path: "../../web-api/user" });
    await settled();
    expect(loader.asked).toEqual([]);
    expect(loader.tags()).toEqual(["address"]);
  });

  it("stops reading at the limit, and cancels the answer", async () => {
    const flood = endless();
    const signals: (AbortSignal | null | undefined)[] = [];
    const loader = openLoader((_url, { signal }) => {
      signals.push(signal);
      return new Response(flood.body, { headers: { "Content-Type": "application/json" } });
    });
    loader.load();
    for (let turn = 0; turn < 200 && loader.received.length === 0; turn++) await settled();
    expect(loader.tags()).toEqual(["size"]);
    expect(flood.parts()).toBeLessThan(25);
    expect(signals[0]?.aborted).toBe(true);
  });

  it("waits for the whole answer up to its timeout, and no longer", async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const slow = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(new Uint8Array(1)),
    });
    for (const answer of [new Promise<Response>(() => {}), new Response(slow, json(""))]) {
      const loader = openLoader((_url, { signal }) => {
        signals.push(signal);
        return answer;
      });
      loader.load();
      await settled();
      expect([...loader.timers.values()].map(({ ms }) => ms)).toEqual([10_000]);
      expect(loader.received).toEqual([]);
      loader.fire(10_000);
      await settled();
      expect(loader.tags()).toEqual(["timeout"]);
      expect(loader.timers.size).toBe(0);
    }
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  });

  it("uses the answer embedded in the page once, with the same limits", async () => {
    const bytes = Buffer.byteLength(sectionAnswer({ body: "<p>é</p>", title: "Wheel" }));
    const texts = ["null", sectionAnswer({ body: "<p>é</p>", title: "Wheel" })];
    const loader = openLoader(() => json(sectionAnswer({})), {
      inlined: () => texts.pop() ?? null,
    });
    loader.load();
    await settled();
    expect(loader.received).toMatchObject([{ tag: "loaded", title: "Wheel", bytes }]);
    loader.load();
    await settled();
    expect(loader.tags()).toEqual(["loaded", "null"]);
    expect(loader.asked).toEqual([]);
    loader.load();
    await settled();
    expect(loader.asked).toHaveLength(1);
  });
});

describe("prefetching a section", () => {
  const address = { url: "/sections/promo", isPost: false, isForceSpa: false };
  const where = { path: "line", lng: "en" };
  const open = (fields = {}) =>
    openLoader(() =>
      json(sectionAnswer({ scriptsToLoad: ["/a.mjs", "/b.js"], codeToEval: "1", ...fields })),
    );
  const links = ({ document }: Window) =>
    [...document.querySelectorAll("link")].map((link) => [link.rel, link.getAttribute("href")]);

  it("loads the answer and preloads the modules, without any report", async () => {
    const loader = open();
    loader.sections.prefetch("promo", address, where);
    loader.sections.prefetch("promo", address, where);
    await settled();
    expect(loader.asked).toHaveLength(1);
    expect(links(loader.window)).toEqual([["modulepreload", "https://own.example/a.mjs"]]);
    expect(loader.window.document.querySelectorAll("script, style")).toHaveLength(0);
    expect(loader.received).toEqual([]);
    loader.load();
    await settled();
    expect(loader.asked).toHaveLength(1);
    expect(loader.tags()).toEqual(["loaded"]);
    expect([...loader.timers.values()]).toEqual([]);
    loader.load();
    await settled();
    expect(loader.asked).toHaveLength(2);
  });

  it("stops pending requests when the section is left", () => {
    const loader = openLoader(() => new Promise(() => {}));
    loader.sections.prefetch("promo", address, where);
    loader.sections.leave("promo");
    expect(loader.asked[0]?.request.signal?.aborted).toBe(true);
    loader.sections.prefetch("promo", address, where);
    loader.load();
    loader.sections.leave("promo");
    expect(loader.asked.map(({ request }) => request.signal?.aborted)).toEqual([true, true]);
  });

  it("applies to one path and one language", async () => {
    const loader = open();
    loader.sections.prefetch("promo", address, where);
    loader.load({ path: "live" });
    expect(loader.asked).toHaveLength(2);
  });

  it("keeps an answer only for a short time, and never a bad or dropped one", async () => {
    const loader = open();
    loader.sections.prefetch("promo", address, where);
    await settled();
    loader.fire(30_000);
    expect(links(loader.window)).toEqual([]);
    loader.sections.prefetch("promo", address, where);
    loader.sections.leave("promo");
    await settled();
    expect([loader.asked.length, links(loader.window), loader.timers.size]).toEqual([2, [], 0]);
    expect(loader.asked[1]?.request.signal?.aborted).toBe(true);
    const bad = open({ scriptsToLoad: ["/a.mjs", "https://evil.example/b.mjs"] });
    bad.sections.prefetch("promo", address, where);
    bad.sections.prefetch("promo", { ...address, url: "//evil.example" }, where);
    await settled();
    expect([links(bad.window), bad.received, bad.timers.size]).toEqual([[], [], 0]);
  });
});
