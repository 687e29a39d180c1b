import { mkdirSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Languages, rightSegments } from "../../server/http/language.ts";
import { temporaryFolder } from "./folder.ts";
import { type Operator, startOperator } from "./operator.ts";

const distFolder = temporaryFolder("dist");
mkdirSync(join(distFolder, "assets"));
writeFileSync(join(distFolder, "index.html"), "<p>Touchline</p>");
writeFileSync(join(distFolder, "assets/a.js"), "export {};");

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator({ distFolder });
});
afterAll(() => operator.close());

type Asked = { readonly status: number; readonly location: string | undefined };

/** Sends the path as it is written, without a client that normalises it. */
function ask(path: string, headers: Record<string, string> = {}, url = operator.url) {
  return new Promise<Asked>((answered, failed) => {
    const { hostname, port } = new URL(url);
    const asked = request(
      { hostname, port, path, headers: { Accept: "text/html", ...headers } },
      (answer) => {
        answer.resume();
        answered({ status: answer.statusCode ?? 0, location: answer.headers.location });
      },
    );
    asked.on("error", failed);
    asked.end();
  });
}
const goesTo = (location: string, status = 302): Asked => ({ status, location });
const stays: Asked = { status: 200, location: undefined };
/** The page that says so, under the requested address. */
const isMissing: Asked = { status: 404, location: undefined };

describe("the language segment of a page's address", () => {
  it("is added by a redirect that keeps path and query [i18n-002]", async () => {
    expect(await ask("/")).toEqual(goesTo("/en"));
    expect(await ask("/index.html")).toEqual(goesTo("/en"));
    expect(await ask("/section/live/1?ref=a%20b&tag=%26&x=1")).toEqual(
      goesTo("/en/section/live/1?ref=a%20b&tag=%26&x=1"),
    );
    for (const path of ["/en", "/en/", "/ru/section/live?a=1"])
      expect(await ask(path)).toEqual(stays);
    expect(await ask("/en/nothing/here")).toEqual(isMissing);
    expect(await ask("/nothing/here")).toEqual(goesTo("/en/nothing/here"));
  });

  it("is replaced where the site does not know it, not doubled [i18n-004] [i18n-006]", async () => {
    expect(await ask("/de/section/live?a=1")).toEqual(goesTo("/en/section/live?a=1"));
    expect(await ask("/EN/rules")).toEqual(goesTo("/en/rules"));
    await operator.control({ config: { languages: { default: "ru" } } });
    expect(await ask("/de/rules", { Cookie: "lng=en" })).toEqual(goesTo("/ru/rules"));
    await operator.control({ config: null });
  });

  it("is the reader's: cookie, then browser, then the site's default", async () => {
    const russian = { "Accept-Language": "de-DE, fr;q=0.9, ru-RU;q=0.8, en;q=0.7" };
    expect(await ask("/rules", russian)).toEqual(goesTo("/ru/rules"));
    expect(await ask("/rules", { ...russian, Cookie: "lng=en" })).toEqual(goesTo("/en/rules"));
    expect(await ask("/rules", { ...russian, Cookie: "lng=de" })).toEqual(goesTo("/ru/rules"));
    expect(await ask("/rules", { "Accept-Language": "ru;q=0, de" })).toEqual(goesTo("/en/rules"));
    expect(await ask("/rules", { "Accept-Language": ",;=;q=x".repeat(900) })).toEqual(
      goesTo("/en/rules"),
    );
  });

  it("may be a hidden language for a player, not for a visitor [i18n-005]", async () => {
    await operator.control({ config: { languages: { hidden: ["ru"] } } });
    const player = await operator.signedIn();
    expect(await ask("/ru/information/rules")).toEqual(goesTo("/en/information/rules"));
    expect(await ask("/information/rules", { Cookie: "lng=ru" })).toEqual(
      goesTo("/en/information/rules"),
    );
    expect(await ask("/ru/information/rules", { Cookie: player.cookie })).toEqual(stays);
    expect(await ask("/information/rules", { Cookie: `lng=ru; ${player.cookie}` })).toEqual(
      goesTo("/ru/information/rules"),
    );
    await player.post("/web-api/auth/disconnect", {});
    await operator.control({ config: null });
  });

  it("is English when none of the site's languages is left", () => {
    const wish = { cookie: undefined, acceptLanguage: undefined, isPlayer: false };
    const of = (languages: Languages) => rightSegments(["rules"], languages, wish);
    expect(of({ default: "", available: ["en", "ru"], hidden: [] })).toEqual(["en", "rules"]);
    expect(of({ default: "ru", available: ["ru"], hidden: ["ru"] })).toEqual(["en", "rules"]);
  });

  it("does not apply to files and calls", async () => {
    expect(await ask("/assets/a.js")).toEqual(stays);
    expect((await ask("/assets/gone.js")).status).toBe(404);
    expect(await ask("/web-api/app-version")).toEqual(stays);
    expect((await ask("/web-api/nothing")).status).toBe(404);
  });
});

describe("old addresses of games", () => {
  it("lead permanently to the current game, by the list of games [route-games-005] [route-games-006] [route-games-007] [games-003]", async () => {
    const moved = {
      "/en/allgamesentrance/fortuna": "/en/games/fortune-wheel",
      "/en/allgamesentrance/safe-cracker?ref=1": "/en/games/safe-cracker?ref=1",
      "/en/allgamesentrance/none-such": "/en/games",
      "/ru/allgamesentrance": "/ru/games",
      "/allgamesentrance/": "/en/games",
      "/en/fortuna": "/en/games/fortune-wheel",
      "/en/chest": "/en/games/treasure-chest",
      "/memory": "/en/games/memory-pairs",
      "/en/safe": "/en/games/safe-cracker",
      "/de/lottery": "/en/games/instant-lottery",
      "/en/dragon": "/en/games/dragon-gold",
      "/en/fortuna-bonus": "/en/games/fortuna-bonus",
      "/en/chest-bonus": "/en/games/chest-bonus",
      "/en/memory-bonus": "/en/games/memory-bonus",
      "/en/safe-bonus": "/en/games/safe-bonus",
      "/en/lottery-bonus": "/en/games/lottery-bonus",
      "/en/dragon-bonus": "/en/games/dragon-bonus",
    };
    for (const [from, to] of Object.entries(moved))
      expect([from, await ask(from)]).toEqual([from, goesTo(to, 301)]);
    expect(await ask("/en/games/fortune-wheel")).toEqual(stays);
    for (const path of ["/en/fortuna/x", "/en/allgamesentrance/a/b"])
      expect(await ask(path)).toEqual(isMissing);
  });

  it("cannot be redirected elsewhere by the name of the game", async () => {
    const hostile = ["%2f%2fevil", "%5cevil", "\u2024\u2024", "a".repeat(300), "constructor"];
    for (const name of hostile) {
      const path = `/en/allgamesentrance/${encodeURIComponent(name)}`;
      expect([name, await ask(path)]).toEqual([name, goesTo("/en/games", 301)]);
    }
    expect((await ask("/en/allgamesentrance/..%2f..%2fevil.example")).status).toBe(404);
    expect(await ask("/en/allgamesentrance//evil")).toEqual(goesTo("/en/games", 301));
  });
});

describe("the address of an offer", () => {
  it("leads to its bonus where the site redirects, and only there [routing-013]", async () => {
    const offer = "/en/bonus/offer/first?from=mail";
    expect(await ask(offer)).toEqual(stays);
    await operator.control({ config: { redirects: { promoBonusVariant: "redirect" } } });
    expect(await ask(offer)).toEqual(goesTo("/en/bonus/first?from=mail"));
    expect(await ask("/ru/bonus/offer/first")).toEqual(goesTo("/ru/bonus/first"));
    expect(await ask("/en/bonus/first")).toEqual(stays);
    await operator.control({ config: { redirects: { promoBonusVariant: "replace" } } });
    expect(await ask(offer)).toEqual(stays);
    await operator.control({ reset: true });
  });
});

describe("a hostile address", () => {
  const own = "http://own.example";
  const paths = [
    "//evil.example/x",
    "///evil.example",
    "/\\evil.example",
    "/\\/evil.example",
    "/%2f%2fevil.example",
    "/%5cevil.example",
    "/..//evil.example",
    "/de//evil.example",
    "/de/\\evil.example",
    "/de/%2fevil.example",
    "/%0d%0aLocation:%20https:%2f%2fevil.example",
    "/javascript:alert(1)",
    "/https:%2f%2fevil.example",
    "/@evil.example",
    "/.evil/%252f",
    "/de/../../evil",
    `/${"a".repeat(300)}`,
    `/de/${"%20".repeat(100)}`,
    "/x?next=//evil.example&lng=%0d%0aSet-Cookie:a=b",
    '/x?platform_type="><script>alert(1)</script>',
    "/x?redirect=https://evil.example#//evil.example",
    `/x?ref=${"b".repeat(300)}`,
  ];

  it.each(paths.map((path) => [path.slice(0, 60), path] as const))(
    "%s stays on its own origin",
    async (_, path) => {
      const { status, location } = await ask(path, { Cookie: "lng=//evil.example" });
      expect([200, 301, 302, 400, 404]).toContain(status);
      if (location === undefined) return expect(status).not.toBe(302);
      expect(location).toMatch(/^\/[a-z]{2}(\/[^/\\]|\?|$)/);
      expect(location).not.toMatch(/[\r\n<>"]/);
      expect(new URL(location, own).origin).toBe(own);
    },
  );

  it("in the Host header does not reach the redirect", async () => {
    const { location } = await ask("/rules", { Host: "evil.example" });
    expect(location).toBe("/en/rules");
  });
});

describe("an address in front of another backend", () => {
  it("gets its languages and games from there, and the page is served while it is down", async () => {
    const front = await startOperator({ distFolder, apiUrl: operator.url });
    expect(await ask("/rules", { Cookie: "lng=ru" }, front.url)).toEqual(goesTo("/ru/rules"));
    expect(await ask("/en/safe", {}, front.url)).toEqual(goesTo("/en/games/safe-cracker", 301));
    await front.close();
    const alone = await startOperator({ distFolder, apiUrl: "http://127.0.0.1:9" });
    expect(await ask("/information/rules", {}, alone.url)).toEqual(stays);
    expect(await ask("/en/safe", {}, alone.url)).toEqual(goesTo("/en/games", 301));
    await alone.close();
  });
});
