import { fileURLToPath } from "node:url";
import { expect, type Page, type Route } from "@playwright/test";
import { build } from "vite";
import { sectionAnswer } from "../infra/sections/sectionAnswer.ts";

export const own = "https://own.example";
export const partner = "https://partner.example";
export const evil = "https://evil.example";

/** A file that the page may request: its content and how it is served. */
export type File = {
  readonly body: string;
  readonly type?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** How many requests fail before it is served. */
  readonly failures?: number;
};
export type Files = Readonly<Record<string, File>>;

const nonce = "bm9uY2Utb2YtdGhlLXRlc3Q=";
const policy = [
  "default-src 'none'",
  `script-src 'self' 'nonce-${nonce}' ${partner}`,
  `style-src 'self' 'nonce-${nonce}' ${partner}`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  `connect-src 'self' ${partner}`,
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "require-trusted-types-for 'script'; trusted-types touchline-sections",
].join("; ");

const html = `<!doctype html><html lang="en"><head><title>shell</title>
<script type="module" nonce="${nonce}" src="/entry.js"></script></head>
<body><button id="coupon" style="position:fixed;inset:auto 0 0 0;height:60px;z-index:30">coupon</button><p id="beside">beside</p><main></main></body></html>`;

/** Replaces the composition root: gives the loader to the test and records its reports. */
const entry = `import { remoteSections } from "/loader.js";
const told = [];
const timers = new Set();
let ids = 0;
window.told = told;
window.timers = timers;
window.bridges = 0;
window.inlinedAnswers = new Map();
window.sections = remoteSections({
  window, fetch: window.fetch.bind(window), ownOrigin: location.origin,
  allowedOrigins: () => ["${partner}"],
  setTimer(run, ms) { const id = setTimeout(() => { timers.delete(id); run(); }, ms); timers.add(id); return id; },
  clearTimer(id) { timers.delete(id); clearTimeout(id); },
  newId: () => "i" + ++ids,
  inlined(name) { const text = window.inlinedAnswers.get(name) ?? null; window.inlinedAnswers.delete(name); return text; },
  bridgeOf() { window.bridges++; return { bridge: Object.freeze({ protocol: 1 }), end() { window.bridges--; } }; },
  report: (section, one) => told.push({ section, ...one }),
  patience: { registrationMs: 400, fileMs: 1500, answerMs: 1500 },
});`;

let bundle: Promise<string> | null = null;

/** A module as the build makes it, in a single file. */
export async function bundled(entry: string): Promise<string> {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const made = await build({
    configFile: false,
    root,
    logLevel: "silent",
    build: {
      write: false,
      target: "es2023",
      lib: { entry: root + entry, formats: ["es"], fileName: "module" },
    },
  });
  const [result] = Array.isArray(made) ? made : [made];
  if (result === undefined || !("output" in result)) throw new Error(`${entry} was not built`);
  return result.output[0].code;
}

/** A page with the shell's policy and the loader, where only the given files exist; returns the requests. */
export async function openLoader(page: Page, files: Files): Promise<{ readonly asked: string[] }> {
  bundle ??= bundled("src/infra/sections/index.ts");
  const loader = await bundle;
  const asked: string[] = [];
  const missing = new Map<string, number>();
  const shell: Files = {
    [`${own}/en`]: {
      body: html,
      type: "text/html",
      headers: { "Content-Security-Policy": policy },
    },
    [`${own}/entry.js`]: { body: entry, type: "text/javascript" },
    [`${own}/loader.js`]: { body: loader, type: "text/javascript" },
  };
  await page.route("**/*", (route: Route) => {
    const { origin, pathname } = new URL(route.request().url());
    const address = origin + pathname;
    const file = shell[address] ?? files[address];
    asked.push(route.request().url());
    const misses = missing.get(address) ?? 0;
    if (file === undefined) return route.fulfill({ status: 404, body: "" });
    if (misses < (file.failures ?? 0)) {
      missing.set(address, misses + 1);
      return route.abort();
    }
    return route.fulfill({
      status: file.status ?? 200,
      contentType: file.type ?? "application/json",
      body: file.body,
      headers: {
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Headers": "*",
        ...file.headers,
      },
    });
  });
  await page.goto(`${own}/en`);
  await expect.poll(() => page.evaluate("typeof sections")).toBe("object");
  return { asked };
}

/** An answer of a section host; fields that are not given are empty. */
export const answer = (fields: Readonly<Record<string, unknown>>): File => ({
  body: sectionAnswer(fields),
});
export const script = (body: string): File => ({ body, type: "text/javascript" });
export const css = (body: string): File => ({ body, type: "text/css" });
