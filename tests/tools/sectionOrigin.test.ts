import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parseSync } from "vite";
import { type SectionOrigin, startSectionOrigin } from "../browser/sectionOrigin.ts";
import { sectionCases } from "../browser/sectionOriginCases.ts";
import { sectionFiles } from "../browser/sectionOriginFiles.ts";

let origin: SectionOrigin;
beforeAll(async () => {
  origin = await startSectionOrigin();
});
afterAll(() => origin.stop());
beforeEach(() => origin.forget());

const ask = (name: string, init: RequestInit = {}) =>
  fetch(`${origin.origin}/sections/${name}/section/live?lng=en`, { redirect: "manual", ...init });

describe("the second origin of the browser tests", () => {
  it("has every section once, good and bad", () => {
    const names = sectionCases.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const numberOf = (start: string) => names.filter((name) => name.startsWith(start)).length;
    expect(numberOf("script-address-")).toBeGreaterThanOrEqual(30);
    expect(numberOf("css-address-")).toBe(numberOf("script-address-"));
    expect(numberOf("body-")).toBeGreaterThanOrEqual(60);
    expect(numberOf("style-")).toBeGreaterThanOrEqual(25);
  });

  it("serves good sections with all their files", async () => {
    for (const { name, isGood } of sectionCases) {
      if (!isGood) continue;
      const answer = await ask(name);
      const data = await answer.json();
      expect([name, answer.status, typeof data.appName]).toEqual([name, 200, "string"]);
      const named: string[] = data.scriptsToLoad.map((one: string | { src: string }) =>
        typeof one === "string" ? one : one.src,
      );
      for (const file of [...named, ...data.cssToLoad]) {
        const { status, headers } = await fetch(new URL(file, origin.origin));
        expect([file, status, headers.get("Access-Control-Allow-Origin")]).toEqual([
          file,
          200,
          "*",
        ]);
      }
    }
  });

  it("has scripts that can be parsed, except those with a syntax error", () => {
    for (const [name, reply] of Object.entries(sectionFiles(origin))) {
      if (!name.endsWith("js") || typeof reply === "string" || name === "html.js") continue;
      const { errors } = parseSync(name, reply.body.toString());
      expect([name, errors.length > 0]).toEqual([name, name.startsWith("syntax")]);
    }
  });

  it("gives no answer, hangs up, answers endlessly and redirects as told", async () => {
    await expect(ask("silence", { signal: AbortSignal.timeout(200) })).rejects.toThrow(/timeout/);
    await expect(ask("cut")).rejects.toThrow(/fetch failed/);
    const half = await ask("half", { signal: AbortSignal.timeout(200) });
    await expect(half.text()).rejects.toThrow(/timeout/);
    const reader = (await ask("endless-answer")).body?.getReader();
    let read = 0;
    while (read < 3 * 1024 * 1024) read += (await reader?.read())?.value?.length ?? 0;
    await reader?.cancel();
    expect((await ask("ten-megabytes")).status).toBe(200);
    expect((await ask("redirect")).headers.get("Location")).toContain(origin.other);
    expect((await ask("nobody")).status).toBe(404);
  });

  it("uses the last case set for a name, and counts the requests", async () => {
    expect((await ask("good-module")).status).toBe(200);
    origin.serve("good-module", "status-500");
    expect((await ask("good-module")).status).toBe(500);
    origin.serve("good-module", null);
    expect((await ask("good-module")).status).toBe(200);
    expect(origin.count("/sections/good-module/")).toBe(3);
    await ask("good-module", { method: "OPTIONS" });
    expect(origin.count("/sections/good-module/")).toBe(3);
    expect(origin.asked).toHaveLength(4);
  });

  it("stores what was sent to it, and the headers of the request", async () => {
    await fetch(`${origin.origin}/found`, { method: "POST", body: "cookie=x" });
    await ask("good-data", { method: "POST", body: '{"components":{}}' });
    expect(origin.found).toEqual(["cookie=x"]);
    expect(origin.asked.at(-1)).toMatchObject({ method: "POST", body: '{"components":{}}' });
  });

  it("gives the site config that loads its sections", () => {
    const { remoteSections } = origin.config({ rules: "good-module" }, { isPost: true }).config;
    expect(remoteSections).toEqual({
      allowedOrigins: [origin.origin],
      sections: {
        rules: {
          url: `${origin.origin}/sections/good-module`,
          isEnabled: true,
          isPost: true,
          isForceSpa: false,
        },
      },
    });
  });
});
