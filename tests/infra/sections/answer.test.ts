import { describe, expect, it } from "vitest";
import { dataForCode, filesOf, isShallow, readAnswer } from "../../../src/infra/sections/answer.ts";
import { Failure } from "../../../src/infra/sections/failure.ts";
import { sectionAnswer } from "./kit.ts";

const origins = { own: "https://own.example", allowed: ["https://partner.example"] };

function faultOf(text: string): string {
  try {
    readAnswer(text, "x");
  } catch (error) {
    return error instanceof Failure ? error.fault : String(error);
  }
  return "none";
}

describe("the answer of a section host [sections-023]", () => {
  it("has its errors named [error-010] [error-011]", () => {
    const fullAnswer = sectionAnswer({});
    const without = (field: string) =>
      JSON.stringify({ ...JSON.parse(fullAnswer), [field]: undefined });
    expect(faultOf(fullAnswer)).toBe("none");
    expect(faultOf("null")).toBe("null");
    for (const text of ["", "<!doctype html>", "{", "{'a':1}"]) expect(faultOf(text)).toBe("json");
    for (const text of ["7", '"promo"', "[]", "true"]) expect(faultOf(text)).toBe("shape");
    for (const appName of ["", " ", 7, null, "a\nb", " a", "x".repeat(101), undefined])
      expect(faultOf(sectionAnswer({ appName }))).toBe("appName");
    for (const field of [
      "title",
      "codeToEval",
      "scriptsToLoad",
      "head",
      "body",
      "style",
      "cssToLoad",
    ])
      expect(faultOf(without(field)), field).toBe("shape");
    for (const scriptsToLoad of [[7], [{}], [{ src: "/a.js", type: "worker" }], "a.js", [null]])
      expect(faultOf(sectionAnswer({ scriptsToLoad }))).toBe("shape");
  });

  it("is not read when it is nested too deep; brackets inside texts do not count", () => {
    const nested = (times: number) => `${"[".repeat(times)}${"]".repeat(times)}`;
    expect(faultOf(nested(10_000))).toBe("depth");
    expect(faultOf(sectionAnswer({ more: JSON.parse(nested(70)) }))).toBe("depth");
    expect([isShallow(nested(64), 64), isShallow(nested(65), 64)]).toEqual([true, false]);
    expect(isShallow(JSON.stringify({ a: '[[["\\"[[[\\\\' }), 1)).toBe(true);
    expect(faultOf(sectionAnswer({ body: "[{".repeat(200) }))).toBe("none");
  });

  it("cannot change what every object inherits", () => {
    const text = sectionAnswer({}).replace(
      "{",
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"more":1,',
    );
    const data = readAnswer(text, "x");
    expect(Reflect.get({}, "polluted")).toBeUndefined();
    expect(Object.keys(data)).not.toContain("more");
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
    expect(Reflect.get(data, "polluted")).toBeUndefined();
  });

  it("separates scripts and modules, and sends no cookies elsewhere", () => {
    const scriptsToLoad = [
      "/a.js",
      "/b.mjs?v=1",
      { src: "/c.js", type: "module" },
      { src: "/d.mjs", type: "classic" },
      { src: "https://own.example/e.js", crossorigin: "use-credentials" },
      { src: "/f.js", crossorigin: "use-credentials" },
      { src: "/g.js", integrity: "sha256-x" },
    ];
    const data = readAnswer(sectionAnswer({ scriptsToLoad }), "x");
    const { scripts } = filesOf(data, new URL("https://partner.example/promo/line"), origins);
    expect(
      scripts.map(({ url, isModule, crossOrigin }) => [url.pathname, isModule, crossOrigin]),
    ).toEqual([
      ["/a.js", false, null],
      ["/b.mjs", true, null],
      ["/c.js", true, null],
      ["/d.mjs", false, null],
      ["/e.js", false, "use-credentials"],
      ["/f.js", false, "anonymous"],
      ["/g.js", false, "anonymous"],
    ]);
  });

  it("fails as a whole when one address is bad", () => {
    const files = (fields: Readonly<Record<string, unknown>>) =>
      filesOf(readAnswer(sectionAnswer(fields), "x"), new URL("https://own.example/"), origins);
    expect(() => files({ scriptsToLoad: ["/a.js", "https://evil.example/b.js"] })).toThrow(Failure);
    expect(() => files({ scriptsToLoad: ["/a.js"], cssToLoad: ["//evil.example"] })).toThrow(
      Failure,
    );
  });

  it("is passed to the section's code without the inline code, and cannot be changed", () => {
    const data = dataForCode(
      readAnswer(sectionAnswer({ codeToEval: "secret()", scriptsToLoad: [{ src: "/a.js" }] }), "x"),
    ) as { scriptsToLoad: { src: string }[] };
    expect(Object.keys(data)).not.toContain("codeToEval");
    expect(() => data.scriptsToLoad.push({ src: "/b.js" })).toThrow(TypeError);
    expect(() => Object.assign(data.scriptsToLoad[0] ?? {}, { src: "/b.js" })).toThrow(TypeError);
  });
});
