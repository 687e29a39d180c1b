import { newPage } from "../../kit/purifiable.ts";
import type { SectionContext } from "../../../src/infra/sections/types.ts";
import { type RemoteSectionsOptions, remoteSections } from "../../../src/infra/sections/index.ts";
import { sectionAnswer } from "./sectionAnswer.ts";

export { newPage, sectionAnswer };

export const json = (text: string, init: ResponseInit = {}): Response =>
  new Response(text, { headers: { "Content-Type": "application/json; charset=utf-8" }, ...init });

type Ask = (url: string, request: RequestInit) => Response | Promise<Response>;

/** A loader in a page of its own, with hosts and modules that the test provides. */
export function openLoader(ask: Ask, changes: Partial<RemoteSectionsOptions> = {}) {
  const window = newPage();
  const received: Record<string, unknown>[] = [];
  const timers = new Map<number, { run: () => void; ms: number }>();
  const asked: { url: string; request: RequestInit }[] = [];
  let ids = 0;
  let timerIds = 0;
  let bridges = 0;
  const sections = remoteSections({
    window,
    fetch: async (input, request = {}) => {
      asked.push({ url: String(input), request });
      return ask(String(input), request);
    },
    ownOrigin: "https://own.example",
    allowedOrigins: () => ["https://partner.example"],
    setTimer(run, ms) {
      timers.set(++timerIds, { run, ms });
      return timerIds;
    },
    clearTimer: (id) => timers.delete(id),
    newId: () => `i${++ids}`,
    inlined: () => null,
    bridgeOf() {
      bridges++;
      return { bridge: { protocol: 1 }, end: () => bridges-- };
    },
    report: (section, one) => received.push({ section, ...one }),
    importModule: () => Promise.resolve({}),
    ...changes,
  });
  const hosts: HTMLElement[] = [];
  return {
    window,
    sections,
    received,
    timers,
    asked,
    hosts,
    bridges: () => bridges,
    tags: () => received.map((one) => one["fault"] ?? one["warning"] ?? one["tag"]),
    load(change: { url?: string; isPost?: boolean; isForceSpa?: boolean; path?: string } = {}) {
      const { path = "line", ...address } = change;
      const fullAddress = { url: "/sections/promo", isPost: false, isForceSpa: false, ...address };
      sections.load("promo", fullAddress, { path, lng: "en" });
    },
    attach() {
      const host = window.document.createElement("div");
      window.document.body.append(host);
      hosts.push(host);
      return sections.attach("promo", host);
    },
    fire(ms: number) {
      for (const [id, timer] of timers)
        if (timer.ms === ms) {
          timers.delete(id);
          timer.run();
        }
    },
  };
}

/** An answer with code and a body. */
export const coded = sectionAnswer({
  scriptsToLoad: ["/a.mjs"],
  body: '<p id="a" class="b">x</p>',
});

/** A section whose code records how it is called. */
export function recorded(change: Readonly<Record<string, unknown>> = {}) {
  const contexts: SectionContext[] = [];
  const trace: string[] = [];
  const app = {
    mount(context: SectionContext) {
      contexts.push(context);
      trace.push(`mount ${context.path} ${context.root.textContent}`);
    },
    update: ({ path, lng }: SectionContext) => trace.push(`update ${path} ${lng}`),
    unmount: ({ signal }: SectionContext) => trace.push(`unmount ${signal.aborted}`),
    ...change,
  };
  const loader = openLoader(() => json(coded), { importModule: () => Promise.resolve(app) });
  return { ...loader, contexts, trace, app };
}

/** Loaded and mounted in one view. */
export async function mounted(change: Readonly<Record<string, unknown>> = {}) {
  const loader = recorded(change);
  const detach = loader.attach();
  loader.load();
  await settled();
  return { ...loader, detach };
}

/** An element as text. */
export function markup(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? "";
  const inner = [...node.childNodes].map(markup).join("");
  if (!("attributes" in node)) return inner;
  const { localName, attributes } = node as Element;
  const all = [...attributes].map(({ name, value }) => ` ${name}="${value}"`).join("");
  return inner === "" ? `<${localName}${all}>` : `<${localName}${all}>${inner}</${localName}>`;
}

/** Waits until all settled promises have been handled. */
export const settled = (): Promise<void> => new Promise((done) => setImmediate(done));
