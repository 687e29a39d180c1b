import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { headOf, iconLinks } from "../../src/events/seo/head.ts";
import type { PageData } from "../../src/events/seo/pageData.ts";
import { seoPageData } from "../kit/site.ts";

const place = { path: "/en/section/live/1", within: "/section/live/1" };
const head = (over: Partial<PageData>, isoCodes: Record<string, string> = {}) =>
  headOf({ ...seoPageData, ...over }, place, isoCodes);
const linksOf = (...given: Parameters<typeof head>) => head(...given).links;

describe("the head of a page", () => {
  it("has title, description, name of the site, metas and robots [seo-001]", () => {
    const received = head({
      title: "Live football",
      description: "Scores and odds",
      siteName: "Touchline",
      metas: [{ name: "theme-color", content: "#1b5e3b" }],
      hierarchyMetaRobots: "noindex",
    });
    expect(received).toEqual({
      title: "Live football",
      metas: [
        { name: "description", content: "Scores and odds" },
        { name: "og:site_name", content: "Touchline" },
        { name: "theme-color", content: "#1b5e3b" },
        { name: "robots", content: "noindex" },
      ],
      links: [],
    });
    expect(head({})).toEqual({ title: null, metas: [], links: [] });
  });

  it("mode url: the canonical is the target [seo-002]", () => {
    const to = (targetUrl?: string) =>
      linksOf({
        customCanonical: { mode: "url", ...(targetUrl === undefined ? {} : { targetUrl }) },
      });
    expect(to("https://touchline.example/en/line")).toEqual([
      { rel: "canonical", href: "https://touchline.example/en/line" },
    ]);
    expect(to("http://touchline.example/en")).toHaveLength(1);
    for (const bad of ["javascript:alert(1)", "data:text/html,x", "/en/line", "ftp://a.example/x"])
      expect(to(bad), bad).toEqual([]);
    expect(to()).toEqual([]);
  });

  it("mode mirror: the canonical is the same path on the domain's host [seo-003]", () => {
    const on = (host?: string) =>
      linksOf({ customCanonical: { mode: "mirror", ...(host === undefined ? {} : { host }) } });
    expect(on("touchline.example")).toEqual([
      { rel: "canonical", href: "https://touchline.example/en/section/live/1" },
    ]);
    expect(on("touchline.example:8443")[0]?.href).toContain(":8443/en/section");
    for (const bad of ["", "a/b", "user@evil.example", "evil.example#", "a b", "evil.example?x="])
      expect(on(bad), bad).toEqual([]);
    expect(on()).toEqual([]);
  });

  it("alternates name the language by its ISO code, or a medium [seo-004]", () => {
    const href = "https://touchline.example/x";
    expect(
      linksOf(
        {
          alternates: [
            { hreflang: "ru", href },
            { hreflang: "kz", href },
            { hreflang: "pt-BR", href },
            { hreflang: "x-default", href },
            { hreflang: 'en" onload="x', href },
            { hreflang: "de", href: "javascript:alert(1)" },
          ],
          mediaAlternates: [
            { media: "only screen and (max-width: 640px)", href },
            { media: "print", href: "//evil.example" },
          ],
        },
        { kz: "kk", en: "en" },
      ),
    ).toEqual([
      { rel: "alternate", href, hreflang: "ru" },
      { rel: "alternate", href, hreflang: "kk" },
      { rel: "alternate", href, hreflang: "pt-BR" },
      { rel: "alternate", href, hreflang: "x-default" },
      { rel: "alternate", href, media: "only screen and (max-width: 640px)" },
    ]);
  });

  it("takes no meta that steers the page itself [seo-001]", () => {
    const names = ["viewport", "Referrer", "color-scheme", "touchline-api", "a b", "", "x>y"];
    expect(head({ metas: names.map((name) => ({ name, content: "x" })) }).metas).toEqual([]);
  });

  it("whatever the server says, links are of the web and names are names", () => {
    const text = fc.oneof(fc.string(), fc.webUrl(), fc.constant("javascript:alert(1)"));
    const received = fc.record({
      metas: fc.array(fc.record({ name: text, content: text })),
      alternates: fc.array(fc.record({ hreflang: text, href: text })),
      mediaAlternates: fc.array(fc.record({ media: text, href: text })),
      customCanonical: fc.record({
        mode: fc.constantFrom("url" as const, "mirror" as const),
        targetUrl: text,
        host: text,
      }),
    });
    fc.assert(
      fc.property(received, (over) => {
        const { metas, links } = head(over);
        for (const { href } of links) expect(href).toMatch(/^https?:\/\//);
        for (const { name } of metas) expect(name).toMatch(/^[a-z][\w.:-]*$/i);
      }),
    );
  });

  it("icons are pictures of the site's own [call-i18n-002]", () => {
    const icon = (url: string, type = "icon") => ({ id: "f", type, url, width: 32 });
    expect(iconLinks([icon("/cdn/1/f.png"), icon("/cdn/1/g.svg", "image")])).toEqual([
      { rel: "icon", href: "/cdn/1/f.png", sizes: "32x32" },
      { rel: "icon", href: "/cdn/1/g.svg", sizes: "32x32" },
    ]);
    for (const url of ["//evil.example/f.png", "/\\evil.example/f.png", "javascript:alert(1)"])
      expect(iconLinks([icon(url)])).toEqual([]);
    expect(iconLinks([icon("/f.html", "html")])).toEqual([]);
  });
});
