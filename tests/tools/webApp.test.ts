import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { iconSizes, webApp } from "../../tools/build/webApp.ts";

/** The files, by name, that the plugin adds to a build of these files. */
function emitted(...built: readonly string[]): Map<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>();
  const context = {
    emitFile: ({ fileName, source }: { fileName: string; source: string | Uint8Array }) =>
      files.set(fileName, source),
  };
  const { generateBundle } = webApp;
  if (typeof generateBundle !== "function") throw new Error("the plugin has no generateBundle");
  const bundle = Object.fromEntries(built.map((name) => [name, {}]));
  generateBundle.call(context as never, {} as never, bundle as never, true);
  return files;
}

const files = emitted("assets/a-1.js", "index.html");
const text = (name: string): string => String(files.get(name));

describe("the web app's manifest", () => {
  it("has icons of all sizes, each a PNG of that size [pwa-app-004]", () => {
    const { icons } = JSON.parse(text("manifest.webmanifest"));
    expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
      [72, 96, 128, 144, 152, 192, 384, 512].map((size) => `${size}x${size}`),
    );
    expect(iconSizes).toHaveLength(8);
    for (const { src, sizes, type } of icons) {
      const file = Buffer.from(files.get(src.slice(1)) as Uint8Array);
      expect(type).toBe("image/png");
      expect(file.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
      expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
    }
  });
});

/** The worker of the build in a browser of its own: its events, its caches, its answers. */
function worker(source = text("sw.js")) {
  const listeners = new Map<string, (event: never) => void>();
  const kept = new Map<string, Map<string, Response>>([["touchline-old", new Map()]]);
  const open = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return {
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      match: async (asked: Request | string) => entries.get(whole(asked))?.clone(),
      put: async (asked: Request | string, answer: Response) =>
        void entries.set(whole(asked), answer),
      delete: async (asked: Request | string) => entries.delete(whole(asked)),
    };
  };
  const caches = {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => open(name),
  };
  const network = vi.fn<(request: Request | string) => Promise<Response>>();
  const self = {
    addEventListener: (type: string, listener: (event: never) => void) =>
      listeners.set(type, listener),
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
    location: { origin },
  };
  // A worker's request for a file of its own; the one here has no place to resolve a path against.
  const asked = function ({ href: url }: URL) {
    return { url };
  };
  runInNewContext(source, {
    self,
    caches,
    fetch: network,
    Headers,
    Request: asked,
    Response: Answer,
    URL,
  });
  const waits: unknown[] = [];
  const receive = async (type: string, event: object): Promise<unknown> => {
    let done: unknown;
    const keep = (promise: unknown) => {
      done = promise;
    };
    const waitUntil = (promise: unknown) => {
      done ??= promise;
      waits.push(promise);
    };
    listeners.get(type)?.({ waitUntil, respondWith: keep, ...event } as never);
    const answer = await done;
    await Promise.all(waits);
    return answer;
  };
  const ask = (path: string, init: { method?: string; mode?: string } = {}) => {
    const request = { method: "GET", mode: "cors", url: new URL(path, self.location.origin).href };
    return receive("fetch", { request: { ...request, ...init } }) as Promise<Response | undefined>;
  };
  return { kept, network, receive, ask };
}

const basic = (body: string, status = 200, headers: Record<string, string> = {}): Response =>
  Object.defineProperty(new Response(body, { status, headers }), "type", { value: "basic" });

const origin = "https://touchline.test";
const whole = (asked: { readonly url: string } | string): string =>
  new URL(typeof asked === "string" ? asked : asked.url, origin).href;

/** A browser resolves the target of a redirect against the worker's address. */
class Answer extends Response {
  static override redirect = (target: string) => Response.redirect(whole(target));
}

/** A page as the server sends it for everybody. */
const firstScreen = (name: string): Response =>
  basic(`<html lang="en" data-served="1795791864170" data-zone="3"><p>${name}`, 200, {
    "Touchline-Keep": "first-screen",
    "Content-Encoding": "br",
  });

describe("the worker of mode register", () => {
  let one: ReturnType<typeof worker>;
  beforeEach(() => {
    one = worker();
  });

  it("changes with every build, and deletes the caches of the previous one", async () => {
    expect(text("sw.js")).not.toContain("__BUILD_DIGEST__");
    expect(String(emitted("assets/a-2.js", "index.html").get("sw.js"))).not.toBe(text("sw.js"));
    expect(String(emitted("index.html", "assets/a-1.js").get("sw.js"))).toBe(text("sw.js"));
    await one.receive("install", {});
    await one.receive("activate", {});
    expect([...one.kept.keys()]).toEqual([]);
  });

  it("caches files of the build, and requests each once", async () => {
    one.network.mockImplementation(async () => basic("export {};"));
    for (let time = 0; time < 2; time += 1)
      expect(await (await one.ask("/assets/a-1.js"))?.clone().text()).toBe("export {};");
    expect(one.network).toHaveBeenCalledTimes(1);
    one.network.mockImplementation(async () => basic("gone", 404));
    await one.ask("/assets/b.js");
    await one.ask("/assets/b.js");
    expect(one.network).toHaveBeenCalledTimes(3);
  });

  it("leaves calls, changes and other sites alone, and caches no page", async () => {
    one.network.mockImplementation(async () => basic("<p>"));
    expect(await one.ask("/web-api/user/balance")).toBeUndefined();
    expect(await one.ask("/assets/a-1.js", { method: "POST" })).toBeUndefined();
    expect(await one.ask("https://elsewhere.test/assets/a-1.js")).toBeUndefined();
    expect(one.network).not.toHaveBeenCalled();
    await one.ask("/en", { mode: "navigate" });
    await one.ask("/en", { mode: "navigate" });
    expect(one.network).toHaveBeenCalledTimes(2);
    expect([...one.kept.values()].every((entries) => entries.size === 0)).toBe(true);
  });

  const pages = () =>
    [...(one.kept.get([...one.kept.keys()].at(-1) ?? "")?.keys() ?? [])].map(
      (url) => new URL(url).pathname,
    );
  const navigate = (path: string) => one.ask(path, { mode: "navigate" });

  it("keeps the last 20 pages that are everybody's, and shows them without a network, marked as kept", async () => {
    await one.receive("activate", {});
    for (let n = 0; n < 22; n += 1) {
      one.network.mockImplementation(async () => firstScreen(`list ${n}`));
      await navigate(`/en/section/line/${n}`);
    }
    await navigate("/en/section/line/2");
    expect(pages()).toHaveLength(20);
    expect(pages().slice(0, 2)).toEqual(["/en/section/line/3", "/en/section/line/4"]);
    expect(pages().at(-1)).toBe("/en/section/line/2");
    one.network.mockRejectedValue(new TypeError("no network"));
    const kept = await navigate("/en/section/line/7");
    expect(kept?.headers.get("Content-Encoding")).toBeNull();
    expect(await kept?.text()).toBe(
      '<html data-old data-kept="1795791864170" lang="en" data-served="1795791864170" data-zone="3"><p>list 7',
    );
    // A query may ask for another page.
    expect(await (await navigate("/en/section/line/7?filter=1"))?.text()).toContain("offline");
  });

  it("keeps no page that failed, and none once the site wants no worker", async () => {
    await one.receive("activate", {});
    one.network.mockImplementation(async () => {
      const { headers } = firstScreen("home");
      return basic("<p>", 500, Object.fromEntries(headers));
    });
    await navigate("/en");
    expect(pages()).toEqual([]);
    await one.receive("message", { data: "leave" });
    one.network.mockImplementation(async () => firstScreen("home"));
    await navigate("/en");
    expect(pages()).toEqual([]);
  });

  it("takes over the page and the files of a visit that came before it, of this origin only", async () => {
    await one.receive("activate", {});
    one.network.mockImplementation(async (asked) =>
      typeof asked === "string" ? firstScreen("home") : basic("export {};"),
    );
    const files = ["/assets/a.js", "/icons/icon-72.png", "https://elsewhere.test/assets/b.js"];
    await one.receive("message", { data: { page: "/en", files: files.map(whole) } });
    expect(pages()).toEqual(["/assets/a.js", "/en"]);
  });

  it("leads to the kept home without a network: from the address of the app, and from its own page", async () => {
    await one.receive("activate", {});
    one.network.mockImplementation(async () => firstScreen("home"));
    await navigate("/en");
    await navigate("/ru");
    one.network.mockRejectedValue(new TypeError("no network"));
    const start = await navigate("/");
    expect([start?.status, start?.headers.get("Location")]).toEqual([302, `${origin}/ru`]);
    expect(await (await navigate("/en/coupon"))?.text()).toContain('<a href="/en">Home');
    expect(await (await navigate("/de/coupon"))?.text()).not.toContain("as you last saw it");
  });

  it("shows a page without a network, in the language of the page, which runs nothing", async () => {
    one.network.mockRejectedValue(new TypeError("no network"));
    const english = await one.ask("/en/coupon", { mode: "navigate" });
    expect(await english?.text()).toContain("You are offline");
    expect(english?.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'/);
    const russian = await one.ask("/ru", { mode: "navigate" });
    expect(await russian?.text()).toContain("Нет сети");
    await expect(one.ask("/assets/new.js")).rejects.toThrow("no network");
  });
});
