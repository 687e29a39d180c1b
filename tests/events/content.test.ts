import { describe, expect, it } from "vitest";
import { LoadMoreNews, RefreshContent } from "../../src/commands/content.ts";
import { RefreshInformation } from "../../src/commands/information.ts";
import {
  ContentRefreshAsked,
  InformationRefreshAsked,
  Article,
  InfoPage,
  Information,
  News,
  InfoRules,
  MoreNewsAsked,
} from "../../src/events/content/events.ts";
import { keyOf } from "../../src/events/content/piece.ts";
import { isDue, pieceOf, wishOf } from "../../src/events/content/wanted.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { answered } from "../kit/events.ts";
import { given, stateOf } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";

const at = (path: string) => RouteEntered({ path });
const ask = { slug: "about", lng: "en" };
const asked = InfoPage.asked({ call: 1, ask });
const page = { slug: "about", title: "About us", html: "<p>We</p>", updatedAt: 1 };
const came = answered(InfoPage, ask, page);
const failedWith = (status: number | null) =>
  InfoPage.failed({
    call: 1,
    ask,
    error: status === null ? { tag: "offline" } : { tag: "http", status },
  });
const pieceIn = (state: ReturnType<typeof stateOf>) => state.content.pages[keyOf(ask)];

describe("the text of an address", () => {
  it.each([
    ["/en/information/about", { tag: "page", slug: "about" }],
    ["/en/information/contacts", { tag: "page", slug: "contacts" }],
    ["/en/information/cookies", { tag: "page", slug: "cookies" }],
    ["/en/information/licenses", { tag: "page", slug: "licenses" }],
    ["/en/information/rules", { tag: "rules", ruleGroup: null, chapter: null }],
    ["/en/information/rules/sports", { tag: "rules", ruleGroup: "sports", chapter: null }],
    [
      "/en/information/rules/sports/football",
      { tag: "rules", ruleGroup: "sports", chapter: "football" },
    ],
  ])("%s [route-info-001]", (path, wish) => {
    expect(wishOf(stateOf(at(path)))).toEqual(wish);
  });
  it.each(["responsiblegaming", "amlpolicy", "kycpolicy", "disputeresolution"])(
    "/en/information/%s [route-info-002]",
    (slug) => {
      expect(wishOf(stateOf(at(`/en/information/${slug}`)))).toEqual({ tag: "page", slug });
    },
  );
  it.each([
    ["calc", { tag: "page", slug: "betting-calculator" }],
    ["betting-calculator", { tag: "page", slug: "betting-calculator" }],
    ["howbet", { tag: "page", slug: "howbet" }],
    ["cash_terminals", { tag: "terminals" }],
    ["rules-frame", { tag: "rules", ruleGroup: null, chapter: null }],
  ])("/en/information/%s [route-info-003]", (slug, wish) => {
    expect(wishOf(stateOf(at(`/en/information/${slug}`)))).toEqual(wish);
  });
  it.each(["taxes", "mainrules", "simple-identification", "consent", "privacy-policy", "smsbets"])(
    "/en/information/%s [route-info-004]",
    (slug) => {
      expect(wishOf(stateOf(at(`/en/information/${slug}`)))).toEqual({ tag: "page", slug });
      expect(wishOf(stateOf(at("/en/information")))).toBeNull();
    },
  );
  it("/en/points [route-info-005]", () => {
    expect(wishOf(stateOf(at("/en/points")))).toEqual({ tag: "page", slug: "points" });
  });
  it.each([
    ["/en/betting-alphabet", { tag: "page", slug: "betting-alphabet" }],
    ["/en/blog", { tag: "news", kind: "blog" }],
    ["/en/news", { tag: "news", kind: "news" }],
    ["/en/news/derby", { tag: "article", slug: "derby" }],
    ["/en/ourpartners", { tag: "partners" }],
    ["/en/ourpartners/football", { tag: "partners" }],
  ])("%s [route-info-007]", (path, wish) => {
    expect(wishOf(stateOf(at(path)))).toEqual(wish);
  });
  it.each(["betting-awards", "football-champions-rules"])("/en/%s [route-promo-004]", (slug) => {
    expect(wishOf(stateOf(at(`/en/${slug}`)))).toEqual({ tag: "page", slug });
  });
  it("/en/internal-vpn [route-info-009]", () => {
    expect(wishOf(stateOf(at("/en/internal-vpn")))).toEqual({ tag: "page", slug: "internal-vpn" });
  });
  it("of a landing page is the one of its id [route-promo-001]", () => {
    const wish = { tag: "landing", landingId: "7" };
    expect(wishOf(stateOf(at("/en/landing-page/7")))).toEqual(wish);
  });
  it("elsewhere is none", () => {
    expect(wishOf(stateOf(at("/en/coupon")))).toBeNull();
    expect(wishOf(stateOf(at("/en/nowhere/at/all")))).toBeNull();
  });
});

describe("texts as state", () => {
  it("load, come, and are kept with their instant", () => {
    expect(pieceIn(stateOf(asked))).toEqual({ body: null, at: 0, status: "loading" });
    const piece = pieceIn(stateOf(asked, came));
    expect(piece).toEqual({ body: page, at: START_AT + 2_000, status: "ready" });
  });
  it("stay in sight while they are asked for again, and when that fails", () => {
    expect(pieceIn(stateOf(came, asked))).toMatchObject({ body: page, status: "loading" });
    expect(pieceIn(stateOf(came, failedWith(null)))).toMatchObject({
      body: page,
      status: "failed",
    });
    expect(pieceIn(stateOf(came, failedWith(503)))).toMatchObject({ body: page, status: "failed" });
  });
  it("are gone when the server does not know them", () => {
    expect(pieceIn(stateOf(came, failedWith(404)))).toEqual({
      body: null,
      at: 0,
      status: "missing",
    });
  });
  it("of another language or chapter are others", () => {
    const rules = (chapter: string | null) => ({ ruleGroup: "sports", chapter, lng: "en" });
    const none = { groups: [], page: null };
    const state = stateOf(
      at("/en/information/rules/sports"),
      answered(InfoRules, rules("x"), none),
    );
    expect(pieceOf(state, { tag: "rules", ruleGroup: "sports", chapter: null })).toBeUndefined();
    expect(pieceOf(state, { tag: "rules", ruleGroup: "sports", chapter: "x" })).toBeDefined();
    expect(keyOf({ slug: "about", lng: "ru" })).not.toBe(keyOf(ask));
  });
  it("are asked for when they are missing or old, and not twice at a time", () => {
    const piece = (status: "loading" | "ready" | "missing" | "failed") => ({
      body: null,
      at: 100,
      status,
    });
    expect(isDue(undefined, 0)).toBe(true);
    expect(isDue(piece("loading"), 900_000)).toBe(false);
    expect(isDue(piece("ready"), 300_100)).toBe(false);
    expect(isDue(piece("ready"), 300_101)).toBe(true);
    expect(isDue(piece("failed"), 101)).toBe(true);
    expect(isDue(piece("missing"), 101)).toBe(true);
  });
  it("no address takes a name that every object has", () => {
    const proto = { slug: "__proto__", lng: "en" };
    const state = stateOf(
      at("/en/news/__proto__"),
      Article.failed({ call: 1, ask: proto, error: { tag: "http", status: 404 } }),
    );
    expect(pieceOf(state, { tag: "article", slug: "__proto__" })?.status).toBe("missing");
    expect(pieceOf(state, { tag: "article", slug: "constructor" })).toBeUndefined();
  });
});

describe("news as state", () => {
  const item = (slug: string) => ({ slug, title: slug, lead: "", imageUrl: null, at: 1 });
  const first = { kind: "news", pageToken: null, lng: "en" } as const;
  const second = { ...first, pageToken: "2" };
  const list = (state: ReturnType<typeof stateOf>) =>
    state.content.news[keyOf({ kind: "news", lng: "en" })];
  const one = answered(News, first, { items: [item("a"), item("b")], nextPageToken: "2" });
  const two = answered(News, second, { items: [item("b"), item("c")], nextPageToken: null });

  it("get longer page by page, no item twice", () => {
    const { body } = list(stateOf(one, two)) ?? {};
    expect(body?.items.map(({ slug }) => slug)).toEqual(["a", "b", "c"]);
    expect(body?.nextPageToken).toBeNull();
  });
  it("begin anew with the first page", () => {
    expect(list(stateOf(one, two, one))?.body?.items).toHaveLength(2);
  });
  it("keep what is here while more is asked for, and when that fails", () => {
    const more = News.asked({ call: 2, ask: second });
    const lost = News.failed({ call: 2, ask: second, error: { tag: "timeout" } });
    expect(list(stateOf(one, more))).toMatchObject({ status: "ready", body: { more: "loading" } });
    expect(list(stateOf(one, more, lost))).toMatchObject({
      status: "ready",
      body: { more: "failed" },
    });
    const none = News.failed({ call: 1, ask: first, error: { tag: "timeout" } });
    expect(list(stateOf(none))).toMatchObject({ status: "failed", body: null });
  });
  it("LoadMoreNews asks where there is more, once at a time", () => {
    given(one)
      .when(LoadMoreNews({ kind: "news" }))
      .expectFacts(MoreNewsAsked({ kind: "news" }));
    given(one, two)
      .when(LoadMoreNews({ kind: "news" }))
      .expectRefusal("nothing_to_do");
    given(one)
      .when(LoadMoreNews({ kind: "blog" }))
      .expectRefusal("nothing_to_do");
    given(one, News.asked({ call: 2, ask: second }))
      .when(LoadMoreNews({ kind: "news" }))
      .expectRefusal("nothing_to_do");
  });
});

describe("orders about texts", () => {
  it("RefreshContent asks again for what failed on this page", () => {
    const here = at("/en/information/about");
    given(here, failedWith(null)).when(RefreshContent({})).expectFacts(ContentRefreshAsked({}));
    given(here, came).when(RefreshContent({})).expectRefusal("nothing_to_do");
    given(failedWith(null)).when(RefreshContent({})).expectRefusal("nothing_to_do");
  });
  it("RefreshInformation asks again for the menu that failed", () => {
    const failed = Information.failed({
      call: 1,
      ask: { lng: "en" },
      error: { tag: "offline" },
    });
    given(failed).when(RefreshInformation({})).expectFacts(InformationRefreshAsked({}));
    given().when(RefreshInformation({})).expectRefusal("nothing_to_do");
  });
});
