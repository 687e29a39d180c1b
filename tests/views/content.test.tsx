// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import {
  Article,
  LandingPage,
  News,
  Partners,
  InfoRules,
} from "../../src/events/content/events.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import Landing from "../../src/views/sections/landing/index.tsx";
import NewsScreen from "../../src/views/sections/news/index.tsx";
import PartnersScreen from "../../src/views/sections/partners/index.tsx";
import Rules from "../../src/views/sections/rules/index.tsx";
import { answered } from "../kit/events.ts";
import { hrefs, open, texts } from "./contentScreen.tsx";
import { control } from "./player.tsx";
import { one, tap, type } from "./render.tsx";

describe("rules", () => {
  const groups = [
    {
      ruleGroup: "sports",
      title: "Sports",
      chapters: [
        { chapter: "football", title: "Football" },
        { chapter: "tennis", title: "Tennis" },
      ],
    },
    { ruleGroup: "limits", title: "Limits", chapters: [{ chapter: "amounts", title: "Amounts" }] },
  ];
  const rules = (ruleGroup: string | null, chapter: string | null, html: string | null) =>
    answered(
      InfoRules,
      { ruleGroup, chapter, lng: "en" },
      {
        groups,
        page: html === null ? null : { slug: "s", title: chapter ?? "Sports", html, updatedAt: 1 },
      },
    );

  it("are listed by groups with their chapters [route-info-001]", () => {
    const { page: shown } = open("/en/information/rules", Rules, rules(null, null, null));
    expect(texts(shown, "main h2")).toEqual(["Sports", "Limits"]);
    expect(hrefs(shown, "main a")).toEqual([
      "/en/information/rules/sports/football",
      "/en/information/rules/sports/tennis",
      "/en/information/rules/sports",
      "/en/information/rules/limits/amounts",
      "/en/information/rules/limits",
    ]);
  });
  it("of a group are one text, with an anchor for each chapter", () => {
    const html = '<h2 id="football">Football</h2><p>90 minutes</p><h2 id="tennis">Tennis</h2>';
    const { page: shown } = open(
      "/en/information/rules/sports",
      Rules,
      rules("sports", null, html),
    );
    const [, chapters] = shown.querySelectorAll('[role="navigation"]');
    const anchors = hrefs(chapters ?? shown, "a");
    expect(anchors).toEqual(["#text-football", "#text-tennis"]);
    for (const anchor of anchors) expect(shown.querySelector(anchor ?? "")).not.toBeNull();
  });
  it("of a chapter show its name and link to its neighbours", () => {
    const { page: shown } = open(
      "/en/information/rules/sports/tennis",
      Rules,
      rules("sports", "tennis", "<p>One set</p>"),
    );
    const [all, chapters] = shown.querySelectorAll('[role="navigation"]');
    expect(one(all ?? shown, '[aria-current="true"]').textContent).toBe("Sports");
    expect(one(chapters ?? shown, '[aria-current="true"]').textContent).toBe("Tennis");
    expect(hrefs(chapters ?? shown, "a")[0]).toBe("/en/information/rules/sports/football");
  });
  it("clear the search words with another chapter", () => {
    const { fake, page: shown } = open(
      "/en/information/rules/sports/tennis",
      Rules,
      rules("sports", "tennis", "<p>One set</p>"),
    );
    type(one(shown, "input"), "set");
    expect(texts(shown, "mark")).toEqual(["set"]);
    fake.emit(
      rules("sports", "football", "<p>90 minutes</p>"),
      RouteEntered({ path: "/en/information/rules/sports/football" }),
    );
    expect(shown.textContent).toContain("90 minutes");
  });
  it("have no bar of their own in a frame [route-info-003]", () => {
    const { page: shown } = open("/en/information/rules-frame", Rules, rules(null, null, null));
    expect(shown.querySelector("h1")).toBeNull();
    expect(texts(shown, "main h2")).toEqual(["Sports", "Limits"]);
  });
});

describe("news and blog", () => {
  const item = (slug: string, imageUrl: string | null = null) => ({
    slug,
    title: `Title of ${slug}`,
    lead: "Lead",
    imageUrl,
    at: 1_795_000_000,
  });
  const list = (kind: "news" | "blog", nextPageToken: string | null, ...slugs: string[]) =>
    answered(
      News,
      { kind, pageToken: null, lng: "en" },
      { items: slugs.map((slug) => item(slug)), nextPageToken },
    );

  it("link to their articles, and to older ones [route-info-007]", () => {
    const { fake, page: shown } = open("/en/news", NewsScreen, list("news", "1", "derby"));
    expect(hrefs(shown, "li a")).toEqual(["/en/news/derby"]);
    tap(control(shown, "Show older"));
    expect(fake.sent).toEqual([{ type: "LoadMoreNews", data: { kind: "news" } }]);
  });
  it("say when there are none, and when the older ones failed to load", () => {
    expect(open("/en/blog", NewsScreen, list("blog", null)).page.textContent).toContain(
      "Nothing here yet",
    );
    const lost = News.failed({
      call: 1,
      ask: { kind: "news", pageToken: "1", lng: "en" },
      error: { tag: "timeout" },
    });
    const { page: shown } = open("/en/news", NewsScreen, list("news", "1", "derby"), lost);
    expect(one(shown, '[role="alert"]').textContent).toBe("The older ones did not load.");
    expect(texts(shown, "li")).toHaveLength(1);
  });
  it("show an article with its date and its picture, if it is hosted by us", () => {
    const ask = { slug: "derby", lng: "en" };
    const article = (imageUrl: string) =>
      answered(Article, ask, { ...item("derby"), html: "<p>Text</p>", imageUrl });
    const own = open("/en/news/derby", NewsScreen, article("/cdn/1/a.png")).page;
    expect(one(own, "h1").textContent).toBe("Title of derby");
    expect(one(own, "article").textContent).toContain("18 November");
    expect(one(own, "img").getAttribute("src")).toBe("/cdn/1/a.png");
    const other = open("/en/news/derby", NewsScreen, article("https://elsewhere.test/a.png")).page;
    expect(other.querySelector("img")).toBeNull();
  });
});

describe("partners", () => {
  const partner = (id: number, section: string) => ({
    id,
    section,
    title: `Partner ${id}`,
    html: "<p>Since 2024</p>",
    logoUrl: `/cdn/1/${id}.svg`,
  });
  const items = [partner(1, "football"), partner(2, "care"), partner(3, "football")];
  const all = answered(Partners, { lng: "en" }, { items });

  it("are listed all together or by section [route-info-007]", () => {
    const everybody = open("/en/ourpartners", PartnersScreen, all).page;
    expect(texts(everybody, "main h2")).toEqual(["Partner 1", "Partner 2", "Partner 3"]);
    expect(hrefs(everybody, '[role="navigation"] a')).toEqual([
      "/en/ourpartners",
      "/en/ourpartners/football",
      "/en/ourpartners/care",
    ]);
    const some = open("/en/ourpartners/football", PartnersScreen, all).page;
    expect(texts(some, "main h2")).toEqual(["Partner 1", "Partner 3"]);
    expect(open("/en/ourpartners/chess", PartnersScreen, all).page.textContent).toContain(
      "There is no partner here",
    );
  });
});

describe("a landing page", () => {
  it("shows the purpose it was made for [route-promo-001]", () => {
    const body = {
      landingId: "7",
      title: "Welcome",
      html: "<p>Come in</p>",
      layout: "empty",
    } as const;
    const answer = answered(LandingPage, { landingId: "7", lng: "en" }, body);
    const { page: shown } = open("/en/landing-page/7", Landing, answer);
    expect(one(shown, "h1").textContent).toBe("Welcome");
    expect(one(shown, "main").textContent).toBe("Come in");
  });
});

afterEach(() => window.history.replaceState(null, "", "/"));
