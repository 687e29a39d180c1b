// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { sectionFiles } from "../../src/infra/ports/sectionFiles.ts";

const files = { menu: ["/assets/kit.css", "/assets/kit.js"], list: ["/assets/kit.css"] };

beforeEach(() => {
  document.documentElement.replaceChild(document.createElement("head"), document.head);
});

/**
 * The page with its list. Its links load only when the test lets them: the browser of these tests fetches
 * nothing.
 */
function page(list: object | null) {
  const script = document.createElement("script");
  script.type = "application/json";
  script.id = "section-files";
  script.textContent = JSON.stringify(list);
  if (list !== null) document.head.append(script);
  const asked: HTMLLinkElement[] = [];
  document.head.append = (...nodes) => {
    for (const node of nodes) if (node instanceof HTMLLinkElement) asked.push(node);
  };
  return { filesOf: sectionFiles(document), asked };
}

const isSettled = (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    promise.then(() => true),
    new Promise<false>((done) => setTimeout(done, 5, false)),
  ]);

it("waits for the styles of a section, preloads its modules, and requests each file once", async () => {
  const { filesOf, asked } = page(files);
  const coming = filesOf("menu");
  const again = filesOf("list");
  const links = () => asked.map(({ rel, href }) => [rel, new URL(href).pathname]);
  // Each in a task of its own.
  expect(links()).toEqual([["stylesheet", "/assets/kit.css"]]);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(links()[1]).toEqual(["modulepreload", "/assets/kit.js"]);
  expect(await isSettled(coming)).toBe(false);
  asked[0]?.dispatchEvent(new Event("load"));
  expect([await isSettled(coming), await isSettled(again)]).toEqual([true, true]);
});

it("names a style sheet that failed to load, and requests it again at the next try", async () => {
  const { filesOf, asked } = page(files);
  const coming = filesOf("list");
  asked[0]?.dispatchEvent(new Event("error"));
  await expect(coming).rejects.toThrow("/assets/kit.css did not come");
  const again = filesOf("list");
  asked[1]?.dispatchEvent(new Event("load"));
  await again;
});

it("requests nothing that the page already has, and needs nothing without a list", async () => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.setAttribute("href", "/assets/kit.css");
  document.head.append(link);
  const { filesOf, asked } = page(files);
  await filesOf("list");
  expect(asked).toEqual([]);
  document.getElementById("section-files")?.remove();
  await page(null).filesOf("menu");
});

it("refuses an invalid list", () => {
  expect(() => page({ menu: "/assets/menu.css" })).toThrow("the page's list of section files");
});
