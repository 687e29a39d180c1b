import * as t from "io-ts";
import { decode, openString, shape } from "../../codec/codec.ts";
import { dataAddress, type Origins } from "./address.ts";
import { defaultPatience } from "./limits.ts";
import { Prefetched } from "./prefetch.ts";
import { Registry } from "./registry.ts";
import { Scripts } from "./scripts.ts";
import { requestAnswer, keyOf, type Page, RemoteSection } from "./section.ts";
import type { RemoteAddress, RemoteSectionsOptions, PageLocation } from "./types.ts";

export type { RemoteAddress, RemoteSectionsOptions, Report } from "./types.ts";

export type RemoteSections = {
  /** Loads a section; aborts an earlier load of it. */
  load(section: string, address: RemoteAddress, location: PageLocation): void;
  /** Fetches its answer and modules ahead of time; nothing of it runs, and nothing is reported. */
  prefetch(section: string, address: RemoteAddress, location: PageLocation): void;
  /** Shows it in an element of a view; the returned function removes it. */
  attach(section: string, host: HTMLElement): () => void;
  /** The page moved to another path or language; the sections stay. */
  move(path: string, lng: string): void;
  /** Nothing uses it any more: removes everything but its scripts. */
  leave(section: string): void;
};

/**
 * What code without a context reports, in the `detail` of a `touchline:section` event (contract, "Context").
 */
const Announcement = shape(
  { appName: openString, type: t.keyof({ ready: null, error: null, dead: null }) },
  { instanceId: openString, status: t.number },
);

/**
 * Loads sections that are hosted elsewhere, in the order of the contract, "Remote sections". Created once per
 * page, before any code of a section runs. It knows no product rules: it reports what it sees, and others
 * keep the states.
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
    const announcement = announcementOf(event);
    if (announcement === null) return;
    const { appName, instanceId, type, status } = announcement;
    for (const section of sections.values()) section.receive(appName, instanceId, type, status);
  });
  return {
    load: (name, address, location) => sectionNamed(name).load(address, location),
    prefetch: (name, address, location) => prefetch(page, name, address, location),
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

/** The nonce of the page's own entry script; browsers hide the attribute and keep the property. */
const nonceOf = (document: Document): string =>
  document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";

function prefetch(page: Page, name: string, address: RemoteAddress, location: PageLocation): void {
  try {
    const url = dataAddress(address, location, page.origins());
    page.prefetched.keep(name, keyOf(url, address), (signal) =>
      requestAnswer(page, url, address, location.lng, signal),
    );
  } catch {
    // A bad address is reported when the section is really loaded.
  }
}

/** Null when the event carries no valid announcement. */
function announcementOf(event: Event): t.TypeOf<typeof Announcement> | null {
  try {
    const decoded = decode(Announcement, Reflect.get(event, "detail"));
    return decoded.tag === "ok" ? decoded.value : null;
  } catch {
    return null;
  }
}
