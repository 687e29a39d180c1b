import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSectionFolder } from "../../server/sections/folder.ts";
import { temporaryFolder } from "./folder.ts";
import { type Operator, startOperator } from "./operator.ts";

const asData = { "X-Render-Mode": "json", "X-Api-Version": "v2" };
const sectionsFolder = temporaryFolder("sections");

/** A folder of a section with this script. */
function writeSection(name: string, script: string, stated: object = {}): string {
  const folder = join(sectionsFolder, name);
  mkdirSync(join(folder, "assets"), { recursive: true });
  const section = {
    appName: name,
    title: "{{title}}",
    body: "body.html",
    head: '<meta name="description" content="{{title}}">',
    scripts: ["app.mjs"],
    styles: ["app.css"],
    ...stated,
  };
  const words = { common: { en: { title: 'Salt & "pepper"' }, ru: { title: "Соль" } } };
  writeFileSync(join(folder, "section.json"), JSON.stringify(section));
  writeFileSync(join(folder, "words.json"), JSON.stringify(words));
  writeFileSync(join(folder, "body.html"), "<h1>{{title}}</h1>");
  writeFileSync(join(folder, "assets/app.mjs"), script);
  writeFileSync(join(folder, "assets/app.css"), ".taste {}");
  return folder;
}

let operator: Operator;
beforeAll(async () => {
  writeSection("taste", "export const build = 1;");
  operator = await startOperator({ sectionsFolder });
});
afterAll(() => operator.close());

const answerOf = async (name: string) =>
  (await operator.visitor().get(`/sections/${name}/?lng=en`, asData)).body;

describe("the section host", () => {
  it("inserts texts into markup as text, and names its files by their contents [sections-023]", async () => {
    const answer = await answerOf("taste");
    expect(answer).toMatchObject({
      title: 'Salt & "pepper"',
      head: '<meta name="description" content="Salt &#38; &#34;pepper&#34;">',
      body: "<h1>Salt &#38; &#34;pepper&#34;</h1>",
      codeToEval: "",
    });
    expect(answer.scriptsToLoad[0]).toMatch(/^\/sections-assets\/taste\/app\.[0-9a-f]{10}\.mjs$/);
    const script = await operator.visitor().get(answer.scriptsToLoad[0]);
    expect(script.body).toBe("export const build = 1;");
    expect(script.headers.get("Content-Type")).toMatch(/^text\/javascript/);
    const style = await operator.visitor().get(answer.cssToLoad[0]);
    expect(style.headers.get("Content-Type")).toMatch(/^text\/css/);
  });

  it("serves files to any page, permanently under their hashed name, with their content type", async () => {
    const [hashed] = (await answerOf("taste")).scriptsToLoad;
    const headersOf = async (path: string) => {
      const { headers } = await operator.visitor().get(path, { Origin: "https://evil.example" });
      return headers;
    };
    const good = await headersOf(hashed);
    expect(good.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(good.get("Access-Control-Allow-Origin")).toBe("*");
    expect(good.get("Access-Control-Allow-Credentials")).toBeNull();
    expect(good.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(good.get("X-Content-Type-Options")).toBe("nosniff");
    const plain = await headersOf("/sections-assets/taste/app.mjs");
    expect(plain.get("Cache-Control")).toBe("public, no-cache");
    const again = { "If-None-Match": plain.get("ETag") ?? "" };
    const known = await operator.visitor().get("/sections-assets/taste/app.mjs", again);
    expect(known.status).toBe(304);
  });

  it("serves answers and everything else to pages of the own origin only", async () => {
    const evil = { ...asData, Origin: "https://evil.example" };
    for (const path of ["/sections/taste/?lng=en", "/sections-health/taste", "/web-api/session"]) {
      const { headers } = await operator.visitor().get(path, evil);
      expect([path, headers.get("Access-Control-Allow-Origin")]).toEqual([path, null]);
      expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    }
  });

  it("serves nothing else: no source, no folder, no file of an older build", async () => {
    for (const path of [
      "taste/app.0000000000.mjs",
      "taste/section.json",
      "taste/..%2fsection.json",
      "taste/..%2f..%2ftaste%2fassets%2fapp.mjs",
      "..%2ftaste/app.mjs",
      "taste/",
      "nobody/app.mjs",
      "constructor/app.mjs",
    ])
      expect([path, (await operator.visitor().get(`/sections-assets/${path}`)).status]).toEqual([
        path,
        404,
      ]);
  });

  it("serves a new build as soon as it exists, and the old one no more", async () => {
    writeSection("moving", "export const build = 1;");
    const health = async () => (await operator.visitor().get("/sections-health/moving")).body;
    const [before, first] = [await health(), await answerOf("moving")];
    writeSection("moving", "export const build = 2;");
    const [after, second] = [await health(), await answerOf("moving")];
    expect(after.version).not.toBe(before.version);
    expect(second.scriptsToLoad).not.toEqual(first.scriptsToLoad);
    expect(second.cssToLoad).toEqual(first.cssToLoad);
    expect((await operator.visitor().get(first.scriptsToLoad[0])).status).toBe(404);
  });

  it("reports which file of a section is wrong, and how", () => {
    const wrong = (stated: object) => () => readSectionFolder(writeSection("wrong", "", stated));
    expect(wrong({ appName: "<b>" })).toThrow(/section\.json: appName "<b>" is not a name/);
    expect(wrong({ scripts: ["gone.mjs"] })).toThrow(/scripts names "gone.mjs", which is not in/);
    expect(wrong({ global: "location" })).toThrow(/global "location" is not like __NAME__/);
  });
});

describe("the health of a section", () => {
  it("is set by the operator [layouts-009]", async () => {
    const visitor = operator.visitor();
    const health = async () => (await visitor.get("/sections-health/menu")).body;
    expect(await health()).toMatchObject({ section: "menu", isReady: true });
    await operator.control({ sectionDown: "menu" });
    expect(await health()).toMatchObject({ section: "menu", isReady: false });
    await operator.control({ sectionUp: "menu" });
    expect(await health()).toMatchObject({ isReady: true });
  });
  it("is never cached, and an invalid name is not found", async () => {
    const visitor = operator.visitor();
    const { headers } = await visitor.get("/sections-health/menu");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect((await visitor.get("/sections-health/no_such!name")).status).toBe(404);
  });
});
