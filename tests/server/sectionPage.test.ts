import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inlineJson } from "../../server/sections/host.ts";
import { temporaryFolder } from "./folder.ts";
import { type Operator, startOperator } from "./operator.ts";

const distFolder = temporaryFolder("dist");
writeFileSync(join(distFolder, "index.html"), "<body><i nonce='__NONCE__'></i></body>");
const asPage = { Accept: "text/html" };
const asData = { "X-Render-Mode": "json", "X-Api-Version": "v2" };

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator({ distFolder });
});
afterAll(() => operator.close());
beforeEach(() => operator.control({ config: null }));

const setRemoteSections = (remoteSections: object) =>
  operator.control({ config: { remoteSections } });
const page = (path: string, from = operator) => from.visitor().get(path, asPage);

describe("the policy of a page", () => {
  /** The origins of sections that a policy allows, by directive. */
  const originsIn = (policy: string) =>
    Object.fromEntries(
      policy.split("; ").map((part) => {
        const [name = "", ...sources] = part.split(" ");
        return [name, sources.filter((source) => !source.startsWith("'"))];
      }),
    );
  const originsNow = async (from = operator) =>
    originsIn((await page("/en", from)).headers.get("Content-Security-Policy") ?? "");

  it("allows the origins of sections for code, styles, calls and frames, and for nothing else", async () => {
    const allowedOrigins = ["https://sections.example", "http://localhost:4711"];
    await setRemoteSections({ allowedOrigins });
    const {
      "img-src": pictures,
      "report-to": to,
      "trusted-types": names,
      ...rest
    } = await originsNow();
    expect([pictures, to, names]).toEqual([["data:"], ["csp"], ["touchline-sections"]]);
    const named = Object.entries(rest).filter(([, sources]) => sources.length > 0);
    expect(Object.fromEntries(named)).toEqual({
      "script-src": allowedOrigins,
      "style-src": allowedOrigins,
      "connect-src": allowedOrigins,
      "frame-src": allowedOrigins,
    });
  });

  it("leaves out anything that is not a bare origin", async () => {
    const wrong = [
      "*",
      "https:",
      "https://*",
      "https://*.example",
      "http://sections.example",
      "https://sections.example/",
      "https://sections.example/path",
      "https://sections.example:443",
      "https://Sections.example",
      "https://user@sections.example",
      "https://a.example; script-src *",
      "https://a.example 'unsafe-inline'",
      "https://a.example\nhttps://b.example",
      "https://a.example,https://b.example",
      "data:",
      "blob:https://a.example",
      "javascript:alert(1)",
      "'unsafe-eval'",
      "//a.example",
      "null",
      "",
      7,
      null,
      ["https://a.example"],
      "https://good.example",
      "https://good.example",
    ];
    await setRemoteSections({ allowedOrigins: wrong });
    expect((await originsNow())["script-src"]).toEqual(["https://good.example"]);
    await setRemoteSections({ allowedOrigins: "https://good.example" });
    expect((await originsNow())["script-src"]).toEqual([]);
  });

  it("allows no plain http in production, also in front of another backend", async () => {
    await setRemoteSections({
      allowedOrigins: ["http://localhost:4711", "https://sections.example"],
    });
    const front = await startOperator({ distFolder, apiUrl: operator.url, isProduction: true });
    expect((await originsNow(front))["script-src"]).toEqual(["https://sections.example"]);
    await front.close();
  });

  it("tells browsers where to report violations", async () => {
    const { headers } = await page("/en");
    expect(headers.get("Reporting-Endpoints")).toBe('csp="/web-api/diagnostics/csp-reports"');
  });
});

describe("the first answer for a section", () => {
  const own = {
    url: "/sections/odds-explainer",
    isEnabled: true,
    isPost: false,
    isForceSpa: false,
  };
  const inlinedIn = (html: string) => {
    const found = /<script type="application\/json" data-section="(\w+)">(.*?)<\/script>/s.exec(
      html,
    );
    return found && { section: found[1], answer: JSON.parse(found[2] ?? "") };
  };

  it("is embedded in its route's page, and equals the answer of a call", async () => {
    await setRemoteSections({ sections: { rules: own } });
    for (const [lng, path] of [
      ["en", "information/rules"],
      ["ru", "information/rules"],
    ]) {
      const { body } = await page(`/${lng}/${path}`);
      const asked = `/sections/odds-explainer/${path}?lng=${lng}`;
      const { body: answer } = await operator.visitor().get(asked, asData);
      expect(inlinedIn(body)).toEqual({ section: "rules", answer });
      expect(body).toMatch(/<\/script><\/body>$/);
    }
    expect(inlinedIn((await page("/en/section/live")).body)).toBeNull();
  });

  it("is left out where only the client can ask, or nobody would answer", async () => {
    const others = [
      { ...own, isEnabled: false },
      { ...own, isPost: true },
      { ...own, url: "https://sections.example/sections/odds-explainer" },
      { ...own, url: "/sections/nobody" },
      { ...own, url: "/sections/odds-explainer/deeper" },
      { ...own, url: "/other" },
      { ...own, url: "http://[" },
      {},
    ];
    for (const rules of others) {
      await operator.control({ config: null });
      await setRemoteSections({ sections: { rules } });
      expect([rules, inlinedIn((await page("/en/information/rules")).body)]).toEqual([rules, null]);
    }
    await setRemoteSections({ sections: { rules: own } });
    await operator.control({ sectionDown: "odds-explainer" });
    expect(inlinedIn((await page("/en/information/rules")).body)).toBeNull();
    await operator.control({ sectionUp: "odds-explainer" });
  });

  it("has no body where the client builds it", async () => {
    await setRemoteSections({ sections: { rules: { ...own, isForceSpa: true } } });
    const inlined = inlinedIn((await page("/en/information/rules")).body);
    expect(inlined?.answer).toMatchObject({ appName: "odds-explainer", body: "" });
  });
});

it("contains nothing that could end its own block", () => {
  const value = { text: "</script><!-- <script>\u2028\u2029", __proto__: null };
  expect(inlineJson(value)).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(inlineJson(value))).toEqual({ text: value.text });
});
