import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkedAddress, dataAddress } from "../../../src/infra/sections/address.ts";
import { Failure } from "../../../src/infra/sections/failure.ts";

const own = "https://own.example";
const partner = "https://partner.example";
const origins = {
  own,
  allowed: [partner, "http://127.0.0.1:9000", "https://partner.example:8443"],
};
const base = `${partner}/sections/promo/line?lng=en`;
const check = (text: string, rules = origins) => checkedAddress(text, base, rules, "script").href;

function faultOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof Failure) return error.fault;
    throw error;
  }
  return "none";
}

const bad = [
  "",
  "https://evil.example/a.js",
  "https://partner.example.evil.example/a.js",
  "https://evilpartner.example/a.js",
  "https://partner.example@evil.example/a.js",
  "https://user:pass@partner.example/a.js",
  "https://@partner.example/a.js",
  "https://:@partner.example/a.js",
  "https://partner.example:9443/a.js",
  "https://partner.example:443/a.js",
  "https://partner.example:0443/a.js",
  "https://partner.example:/a.js",
  "https://partner.example:443@evil.example/a.js",
  "https://partner.example./a.js",
  "https://PARTNER.example/a.js",
  "HTTPS://partner.example/a.js",
  "https:partner.example/a.js",
  "https:/partner.example/a.js",
  "https:///partner.example/a.js",
  "https:////partner.example/a.js",
  "https:\\\\partner.example\\a.js",
  "https://partner.example\\@evil.example/a.js",
  "/\\evil.example/a.js",
  "\\\\evil.example/a.js",
  "//evil.example/a.js",
  "//partner.example/a.js",
  "///evil.example/a.js",
  "/\t/evil.example/a.js",
  "\thttps://partner.example/a.js",
  " https://partner.example/a.js",
  "https://partner.example/a.js ",
  "https://partner.example/a\n.js",
  "https://partner.example/a\u0000.js",
  "https://partner.example/\u202egnp.js",
  "https://ｐartner.example/a.js",
  "https://p%61rtner.example/a.js",
  "https://partner。example/a.js",
  "https://pаrtner.example/a.js",
  "http://partner.example/a.js",
  "http://own.example/a.js",
  "http://127.0.0.1:9000/a.js",
  "data:text/javascript,alert(1)",
  "DATA:text/javascript,alert(1)",
  "blob:https://own.example/0d6a",
  "filesystem:https://own.example/a.js",
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "view-source:https://own.example/a.js",
  "file:///a.js",
  "ftp://own.example/a.js",
  "wss://own.example/a.js",
  "about:blank",
  "https://",
  "https://[::1/a.js",
  `https://partner.example/${"a".repeat(2100)}`,
];

describe("foreign addresses", () => {
  for (const text of bad)
    it(`refuses ${JSON.stringify(text.slice(0, 60))}`, () => {
      expect(faultOf(() => check(text))).toBe("address");
    });

  it("accepts the own and allowed origins, and resolves relative addresses against the answer", () => {
    expect(check(`${own}/a.js`)).toBe(`${own}/a.js`);
    expect(check(`${partner}/a.js?v=1#x`)).toBe(`${partner}/a.js?v=1#x`);
    expect(check("https://partner.example:8443/a.js")).toBe("https://partner.example:8443/a.js");
    expect(check("/assets/a.4f.mjs")).toBe(`${partner}/assets/a.4f.mjs`);
    expect(check("../a.js")).toBe(`${partner}/sections/a.js`);
    expect(check("/../../..//evil.example")).toBe(`${partner}//evil.example`);
  });

  it("accepts http from the own origin, and between local addresses", () => {
    const local = {
      own: "http://localhost:5173",
      allowed: [...origins.allowed, "http://a.example"],
    };
    const from = (text: string, rules: typeof origins) =>
      faultOf(() => checkedAddress(text, `${rules.own}/`, rules, "script"));
    expect(from("http://127.0.0.1:9000/a.js", local)).toBe("none");
    expect(from("http://a.example/a.js", local)).toBe("address");
    expect(from("/a.js", local)).toBe("none");
    const lan = { own: "http://192.168.1.5:5173", allowed: origins.allowed };
    expect(from("http://192.168.1.5:5173/a.js", lan)).toBe("none");
    expect(from("http://127.0.0.1:9000/a.js", lan)).toBe("address");
    expect(from("http://127.0.0.1.evil.example:9000/a.js", local)).toBe("address");
  });

  it("returns only addresses on an allowed origin, whatever the text", () => {
    const scheme = fc.constantFrom("https:", "http:", "", "//", "/\\", "javascript:", "blob:");
    const host = fc.constantFrom(
      "//partner.example",
      "//evil.example",
      "@evil.example",
      ":443",
      "/",
    );
    fc.assert(
      fc.property(scheme, fc.array(host, { maxLength: 3 }), fc.webPath(), (head, hosts, path) => {
        const text = head + hosts.join("") + path;
        if (faultOf(() => check(text)) !== "none") return;
        expect([own, ...origins.allowed]).toContain(new URL(check(text)).origin);
      }),
    );
  });

  it("reports what was refused, without anything private", () => {
    expect(() => check("https://user:word@evil.example/a.js?token=abc#def")).toThrow(
      'script "https://…@evil.example/a.js" is not written plainly',
    );
  });
});

describe("the address of a section's data [call-sections-001]", () => {
  const at = (url: string, path: string) =>
    dataAddress({ url, isPost: false, isForceSpa: false }, { path, lng: "en" }, origins).href;

  it("is the base, the current path and the language", () => {
    expect(at("/sections/promo", "line/football/5-a")).toBe(
      `${own}/sections/promo/line/football/5-a?lng=en`,
    );
    expect(at(`${partner}/promo/`, "/line")).toBe(`${partner}/promo/line?lng=en`);
    expect(at("/sections/promo", "")).toBe(`${own}/sections/promo/?lng=en`);
    expect(at("/", "line")).toBe(`${own}/line?lng=en`);
    expect(at("/sections/promo", "a?b=1#c\\d")).toBe(
      `${own}/sections/promo/a%3Fb=1%23c%5Cd?lng=en`,
    );
  });

  it("stays in the section's folder and on allowed origins", () => {
    for (const path of ["..", "../../web-api/user", "%2e%2e/x", "a/%2E%2e/../../b", ".%2e/../x"])
      expect(
        faultOf(() => at("/sections/promo", path)),
        path,
      ).toBe("address");
    expect(faultOf(() => at("https://evil.example/promo", "line"))).toBe("address");
    expect(faultOf(() => at("/sections/promo?x=1", "line"))).toBe("address");
  });
});
