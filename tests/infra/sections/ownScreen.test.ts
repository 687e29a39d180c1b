import { describe, expect, it } from "vitest";
import type { SectionContext } from "../../../src/infra/sections/types.ts";
import { json, openLoader, sectionAnswer, settled } from "./kit.ts";

const screen = () => null;

/** A section whose module is from another build in each answer. */
function openOwn(isOwn: boolean) {
  const mounted: unknown[] = [];
  let build = 0;
  const answer = () => {
    build += 1;
    const scriptsToLoad = [{ src: `/assets/promo-${build}.js`, type: "module" }];
    return json(sectionAnswer({ scriptsToLoad }));
  };
  const { load, ...loader } = openLoader(answer, {
    isOwn: () => isOwn,
    ofScreen: (section, exported) => ({
      mount: () => mounted.push([section, exported]),
      update: null,
      unmount: () => mounted.push("gone"),
    }),
    importModule: (url) =>
      Promise.resolve(
        isOwn
          ? { default: screen, from: url }
          : { mount: ({ appName }: SectionContext) => mounted.push([appName, url]) },
      ),
  });
  loader.attach();
  const visit = async () => {
    load();
    await settled();
  };
  return { ...loader, mounted, visit };
}

describe("a screen of the shell that its own host serves", () => {
  it("is the default export of its module, and is removed when the section is left", async () => {
    const { sections, mounted, visit } = openOwn(true);
    await visit();
    expect(mounted).toEqual([["promo", screen]]);
    sections.leave("promo");
    expect(mounted).toEqual([["promo", screen], "gone"]);
  });

  it("leaves its styles to the page, and fetches nothing that is already there", async () => {
    const { load, ...loader } = openLoader(
      () => json(sectionAnswer({ cssToLoad: ["/assets/kit.css"] })),
      { isOwn: () => true },
    );
    const { document } = loader.window;
    const links = () => document.querySelectorAll('link[href$="kit.css"]').length;
    Object.defineProperty(document, "styleSheets", {
      get: () => [...document.querySelectorAll("link")].map(({ href }) => ({ href })),
    });
    loader.attach();
    load();
    await settled();
    expect(links()).toBe(1);
    loader.sections.leave("promo");
    load();
    await settled();
    expect(links()).toBe(1);
  });
});

it("runs the module of the answer, not one that an older build has registered", async () => {
  const { mounted, visit } = openOwn(false);
  await visit();
  await visit();
  expect(mounted).toEqual([
    ["promo", "https://own.example/assets/promo-1.js"],
    ["promo", "https://own.example/assets/promo-2.js"],
  ]);
});
