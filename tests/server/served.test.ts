import { describe, expect, it, vi } from "vitest";
import type { PageAsk, Renderer } from "../../server/http/renderer.ts";
import { servedPages } from "../../server/http/served.ts";

/** A renderer whose every page takes `costMs` of the process, which does nothing else meanwhile. */
function kit(costMs = 10, renderPage?: Renderer["renderPage"]) {
  const clock = { elapsedMs: 0, spentMs: 0 };
  const rendered: string[] = [];
  const state = { version: "1" };
  const render = async ({ path }: PageAsk) => {
    rendered.push(path);
    clock.elapsedMs += costMs;
    clock.spentMs += costMs;
    return { html: path, section: "home", zone: 3, answers: new Map() };
  };
  const renderer: Renderer = {
    renderPage: renderPage ?? render,
    isPlainQuery: (search) => !search.includes("modal"),
  };
  const pages = servedPages(
    async () => renderer,
    () => state.version,
    { elapsedMs: () => clock.elapsedMs, spentMs: () => clock.spentMs },
  );
  const get = async (path: string, search = "", variant = "") =>
    (await pages({ path, search, variant, now: 5, answer: async () => null }))?.html ?? null;
  return { get, rendered, clock, state };
}

describe("pages with their first screen", () => {
  it("are those of home, the lists and a match", async () => {
    const { get } = kit(0);
    for (const path of ["/en", "/ru/", "/en/section/live", "/en/section/line/1/123"])
      expect(await get(path)).toBe(path);
    for (const path of [
      "/",
      "/en/office/menu",
      "/en/section/other",
      "/en/section/live/1/2/3",
      "/en/section/live/12345678901",
      "/en/section/live/x",
    ])
      expect([path, await get(path)]).toEqual([path, null]);
  });

  it("are rendered once for each version of what they show, however many ask at once", async () => {
    const { get, rendered, state } = kit();
    await Promise.all(Array.from({ length: 50 }, () => get("/en")));
    expect(rendered).toEqual(["/en"]);
    state.version = "2";
    await get("/en");
    expect(rendered).toEqual(["/en", "/en"]);
    await get("/en", "", "DE");
    expect(rendered).toHaveLength(3);
  });

  it("do not depend on a query that says nothing to the app, and are not for one that does", async () => {
    const { get, rendered } = kit();
    expect(await get("/en", "?utm_source=x")).toBe("/en");
    expect(await get("/en", "?utm_source=y")).toBe("/en");
    expect(rendered).toEqual(["/en"]);
    expect(await get("/en", "?modal=login")).toBeNull();
  });

  it("take no more than a quarter of the time, whoever asks for how many of them", async () => {
    const { get, rendered, clock } = kit(100);
    const flood = async () => {
      for (let id = 0; id < 1_000; id += 1) await get(`/en/section/live/1/${clock.elapsedMs}${id}`);
    };
    await flood();
    const first = rendered.length;
    // A second of them at once, and what is earned in the meantime.
    expect(first).toBeGreaterThanOrEqual(10);
    expect(first).toBeLessThanOrEqual(14);
    clock.elapsedMs += 400;
    await flood();
    expect(rendered.length - first).toBeLessThanOrEqual(2);
    // What was rendered is still there for everybody else.
    const [known = ""] = rendered.slice(-1);
    expect(await get(known)).toBe(known);
  });

  it("keep only the last hundred", async () => {
    const { get, rendered } = kit(0);
    for (let id = 0; id <= 100; id += 1) await get(`/en/section/live/${id}`);
    expect(rendered).toHaveLength(101);
    await get("/en/section/live/100");
    expect(rendered).toHaveLength(101);
    await get("/en/section/live/0");
    expect(rendered).toHaveLength(102);
  });

  it("go out without content when rendering throws", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    const { get } = kit(0, async () => {
      throw new TypeError("broken on purpose");
    });
    expect(await get("/en")).toBeNull();
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
  });
});
