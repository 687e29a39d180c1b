import * as t from "io-ts";
import { decode } from "../../codec/codec.ts";

const Files = t.record(t.string, t.array(t.string));

/**
 * Puts into the page what a built-in section needs besides its script: its styles, for which it waits, and
 * hints for the modules that the script imports. The build lists them in the page; while developing there is
 * no list, and no need. Rejects when a style sheet does not come.
 */
export function sectionFiles(document: Document): (section: string) => Promise<unknown> {
  const list = document.getElementById("section-files")?.textContent ?? "{}";
  const listed = decode(Files, JSON.parse(list));
  if (listed.tag === "bad") throw new Error(`the page's list of section files: ${listed.reason}`);
  const asked = new Map<string, Promise<void>>();
  const ask = (address: string): Promise<void> => {
    const coming = asked.get(address) ?? linked(document, address);
    asked.set(address, coming);
    // It may come at the next try.
    coming.catch(() => asked.delete(address));
    return coming;
  };
  return (section) => Promise.all((listed.value[section] ?? []).map(ask));
}

/**
 * Only styles are waited for: whoever imports a module waits for it anyway, and hears why it does not come.
 */
function linked(document: Document, address: string): Promise<void> {
  const isStyle = address.endsWith(".css");
  const rel = isStyle ? "stylesheet" : "modulepreload";
  if (document.querySelector(`link[rel="${rel}"][href="${address}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = rel;
  link.crossOrigin = "";
  link.href = address;
  document.head.append(link);
  return isStyle ? arrival(link) : Promise.resolve();
}

const arrival = (link: HTMLLinkElement): Promise<void> =>
  new Promise((done, fail) => {
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      fail(new Error(`${link.href} did not come; the section is shown as failed`));
    };
  });
