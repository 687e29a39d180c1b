import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { deliverSection } from "../../tools/build/oneSection.ts";
import { folderWith } from "./workshop.ts";

type Build = { readonly shell: string; readonly menu: string; readonly extra?: string };

/** Files of an app with one screen; each name contains the version of the source it was built from. */
function filesOf({ shell, menu, extra }: Build): Record<string, string> {
  const own = extra === undefined ? [] : [`_own-${extra}.js`];
  const sections = {
    menu: { script: `/assets/menu-${menu}.js`, styles: [`/assets/menu-${menu}.css`], modules: [] },
  };
  const chunks = {
    "index.html": { file: `assets/index-${shell}.js`, isEntry: true, imports: ["_kit.js"] },
    "_kit.js": { file: `assets/kit-${shell}.js` },
    "menu.tsx": {
      file: `assets/menu-${menu}.js`,
      isEntry: true,
      imports: ["index.html", "_kit.js", ...own],
      css: [`assets/menu-${menu}.css`],
    },
    ...Object.fromEntries(own.map((name) => [name, { file: `assets/${name.slice(1)}` }])),
  };
  const names = Object.values(chunks).map(({ file }) => file);
  return {
    ".vite/manifest.json": JSON.stringify(chunks),
    "sections.json": JSON.stringify(sections),
    "index.html":
      '<script type="importmap" nonce="x">{}</script>\n' +
      '<script type="application/json" nonce="x" id="section-files">{}</script><p>app</p>',
    ...Object.fromEntries([...names, `assets/menu-${menu}.css`].map((name) => [name, name])),
  };
}

const buildOf = (build: Build) => async (folder: string) => {
  for (const [name, text] of Object.entries(filesOf(build))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};
const read = (folder: string, file: string): string => readFileSync(join(folder, file), "utf8");

describe("a single screen delivered into an existing build", () => {
  it("adds its own files, and is named by the page and by the section host", async () => {
    const into = folderWith(filesOf({ shell: "a", menu: "1" }));
    const before = readdirSync(join(into, "assets"));
    await deliverSection("menu", into, buildOf({ shell: "a", menu: "2", extra: "x" }));
    const added = readdirSync(join(into, "assets")).filter((name) => !before.includes(name));
    expect(added.sort()).toEqual(["menu-2.css", "menu-2.js", "own-x.js"]);
    expect(JSON.parse(read(into, "sections.json")).menu.script).toBe("/assets/menu-2.js");
    expect(read(into, "index.html")).toBe(
      '<script type="importmap" nonce="x">{"imports":{"touchline/sections/menu":"/assets/menu-2.js"}}</script>\n' +
        '<script type="application/json" nonce="x" id="section-files">{"menu":["/assets/menu-2.css"]}</script><p>app</p>',
    );
  });

  it.each([
    ["needs another shell", "menu", { shell: "b", menu: "2" }, "index-b.js has changed too"],
    [
      "does not exist",
      "nothing",
      { shell: "a", menu: "2" },
      'no section "nothing". Sections: menu.',
    ],
  ])("changes nothing when it %s", async (_, name, build, message) => {
    const into = folderWith(filesOf({ shell: "a", menu: "1" }));
    const files = () => readdirSync(into, { recursive: true }).sort();
    const before = [files(), read(into, "index.html"), read(into, "sections.json")];
    await expect(deliverSection(name, into, buildOf(build))).rejects.toThrow(message);
    expect([files(), read(into, "index.html"), read(into, "sections.json")]).toEqual(before);
  });

  it("is refused where there is no app", async () => {
    const build = buildOf({ shell: "a", menu: "2" });
    await expect(deliverSection("menu", folderWith({}), build)).rejects.toThrow(
      'sections.json cannot be read; run "npm run build" first',
    );
  });
});
