import * as t from "io-ts";
import { decode } from "../../codec/codec.ts";
import { ownTask } from "../inOwnTask.ts";

const Files = t.record(t.string, t.array(t.string));

/**
 * Adds to the page what a built-in section needs besides its script: its styles, for which it waits, and
 * preload hints for the modules that the script imports. The build lists them in the page; in development
 * there is no list and no need for one. Rejects when a style sheet fails to load.
 */
export function sectionFiles(document: Document): (section: string) => Promise<unknown> {
  const list = document.getElementById("section-files")?.textContent ?? "{}";
  const listed = decode(Files, JSON.parse(list));
  if (listed.tag === "bad") throw new Error(`the page's list of section files: ${listed.reason}`);
  const requested = new Map<string, Promise<void>>();
  const request = (address: string): Promise<void> => {
    const loading = requested.get(address) ?? addLink(document, address);
    requested.set(address, loading);
    // The next attempt may succeed.
    loading.catch(() => requested.delete(address));
    return loading;
  };
  return async (section) => {
    const loading: Promise<void>[] = [];
    for (const address of listed.value[section] ?? []) {
      // Two dozen links in one task are a long one: a tap may come between any two of them.
      if (loading.length > 0) await ownTask();
      loading.push(request(address));
    }
    await Promise.all(loading);
  };
}

/** Only styles are awaited: an importer waits for its module anyway, and learns why it failed. */
function addLink(document: Document, address: string): Promise<void> {
  const isStyle = address.endsWith(".css");
  const rel = isStyle ? "stylesheet" : "modulepreload";
  if (document.querySelector(`link[rel="${rel}"][href="${address}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = rel;
  link.crossOrigin = "";
  link.href = address;
  document.head.append(link);
  return isStyle ? whenLoaded(link) : Promise.resolve();
}

const whenLoaded = (link: HTMLLinkElement): Promise<void> =>
  new Promise((done, fail) => {
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      fail(new Error(`${link.href} did not come; the section is shown as failed`));
    };
  });
