import * as t from "io-ts";
import { decode, openString, shape } from "../../codec/codec.ts";
import { dataAddress, type Origins } from "./address.ts";
import { defaultPatience } from "./limits.ts";
import { Prefetched } from "./prefetch.ts";
import { Registry } from "./registry.ts";
import { Scripts } from "./scripts.ts";
import { askFor, keyOf, type Page, RemoteSection } from "./section.ts";
import type { RemoteAddress, RemoteSectionsOptions, Where } from "./types.ts";

export type { RemoteAddress, RemoteSectionsOptions, Report } from "./types.ts";

export type RemoteSections = {
  /** Loads a section; an older load of it is given up. */
  load(section: string, address: RemoteAddress, where: Where): void;
  /** Fetches its answer and its modules beforehand; nothing of it runs, and nothing is told. */
  prefetch(section: string, address: RemoteAddress, where: Where): void;
  /** Lets it stand in an element of a view's own; the function given back ends that. */
  attach(section: string, host: HTMLElement): () => void;
  /** The page moved on to another path or language, and the sections stay. */
  move(path: string, lng: string): void;
  /** Nobody uses it any more: all of it goes but its scripts. */
  leave(section: string): void;
};

/** What code without a context says, in the `detail` of a `touchline:section` event (contract, "Context"). */
const Announcement = shape(
  { appName: openString, type: t.keyof({ ready: null, error: null, dead: null }) },
  { instanceId: openString, status: t.number },
);

/**
 * Loads the sections that live elsewhere, in the order of the contract, "Remote sections". Made once a page,
 * before any code of a section runs. It keeps no rules of the product: what it sees it tells, and the states
 * are others' affair.
 */
export function remoteSections(options: RemoteSectionsOptions): RemoteSections {
  const page = pageOf(options);
  const sections = new Map<string, RemoteSection>();
  const sectionNamed = (name: string): RemoteSection => {
    const section = sections.get(name) ?? new RemoteSection(name, page);
    sections.set(name, section);
    return section;
  };
  const forgetUnused = (name: string) => {
    if (sections.get(name)?.isUnused) sections.delete(name);
  };
  options.window.addEventListener("touchline:section", (event) => {
    const said = announced(event);
    if (said === null) return;
    const { appName, instanceId, type, status } = said;
    for (const section of sections.values()) section.receive(appName, instanceId, type, status);
  });
  return {
    load: (name, address, where) => sectionNamed(name).load(address, where),
    prefetch: (name, address, where) => prefetch(page, name, address, where),
    attach(name, host) {
      const detach = sectionNamed(name).attach(host);
      return () => {
        detach();
        forgetUnused(name);
      };
    },
    move(path, lng) {
      for (const section of sections.values()) section.move({ path, lng });
    },
    leave(name) {
      page.prefetched.forget(name);
      sections.get(name)?.stop();
      forgetUnused(name);
    },
  };
}

function pageOf(options: RemoteSectionsOptions): Page {
  const { window, ownOrigin, allowedOrigins } = options;
  const patience = { ...defaultPatience, ...options.patience };
  const origins = (): Origins => ({ own: ownOrigin, allowed: allowedOrigins() });
  const importModule =
    options.importModule ?? ((url: string): Promise<unknown> => import(/* @vite-ignore */ url));
  return {
    options,
    patience,
    origins,
    nonce: nonceOf(window.document),
    registry: new Registry(window),
    scripts: new Scripts(window, importModule),
    prefetched: new Prefetched({ ...options, keepMs: patience.prefetchedMs, origins }),
  };
}

/** Of the page's own entry script; the browser hides the attribute and keeps the property. */
const nonceOf = (document: Document): string =>
  document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";

function prefetch(page: Page, name: string, address: RemoteAddress, where: Where): void {
  try {
    const url = dataAddress(address, where, page.origins());
    page.prefetched.keep(name, keyOf(url, address), (signal) =>
      askFor(page, url, address, where.lng, signal),
    );
  } catch {
    // A bad address is told when the section is really wanted.
  }
}

/** Null: no such word, or one that cannot be read. */
function announced(event: Event): t.TypeOf<typeof Announcement> | null {
  try {
    const said = decode(Announcement, Reflect.get(event, "detail"));
    return said.tag === "ok" ? said.value : null;
  } catch {
    return null;
  }
}
