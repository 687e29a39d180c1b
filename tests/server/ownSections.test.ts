import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openSections } from "../../server/sections/host.ts";
import { builtSections, withOwnSections } from "../../server/sections/own.ts";
import { folderWith } from "../tools/workshop.ts";

const ask = { path: "office/menu", lng: "en", isForceSpa: false, components: null } as const;
const menu = { script: "/assets/menu-1.js", styles: ["/assets/kit.css"], modules: [] };

/** The host of a built client that has these screens, beside a section in a folder of its own. */
function host(built: object) {
  const dist = folderWith({ "sections.json": JSON.stringify(built) });
  const folder = folderWith({
    "wheel/section.json": JSON.stringify({ appName: "wheel" }),
    "wheel/words.json": JSON.stringify({ common: { en: {}, ru: {} } }),
  });
  return { dist, sections: withOwnSections(openSections(folder, true), builtSections(dist)) };
}

it("answers for a screen of the client with its files, and for a folder as before", () => {
  const { sections } = host({ menu });
  expect(sections.answer("menu", ask)).toEqual({
    appName: "menu",
    title: "",
    codeToEval: "",
    scriptsToLoad: [{ src: "/assets/menu-1.js", type: "module" }],
    head: "",
    body: "",
    style: "",
    cssToLoad: ["/assets/kit.css"],
  });
  expect(sections.answer("wheel", ask)?.appName).toBe("wheel");
  for (const name of ["nothing", "constructor", "__proto__"])
    expect([sections.answer(name, ask), sections.versionOf(name)]).toEqual([null, null]);
});

it("serves a new build of a screen as soon as it exists, as another version", () => {
  const { dist, sections } = host({ menu });
  const version = sections.versionOf("menu");
  const script = "/assets/menu-2.js";
  const file = join(dist, "sections.json");
  writeFileSync(file, JSON.stringify({ menu: { ...menu, script } }));
  utimesSync(file, 2_000_000_000, 2_000_000_000);
  expect(sections.answer("menu", ask)?.scriptsToLoad).toEqual([{ src: script, type: "module" }]);
  expect(sections.versionOf("menu")).not.toBe(version);
});

it("has no screens where none were built, or where one has no script", () => {
  expect(builtSections(folderWith({}))("menu")).toBeNull();
  expect(host({ menu: { styles: [] } }).sections.answer("menu", ask)).toBeNull();
});
