import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PageData } from "../../src/events/seo/pageData.ts";
import { mostSpecific, robotsOf } from "../../src/events/seo/robots.ts";
import { seoPageData } from "../kit/site.ts";

const page = (over: Partial<PageData>): PageData => ({ ...seoPageData, ...over });
const byPath = (...paths: readonly string[]) =>
  paths.map((path) => ({ path, content: `robots of ${path}` }));
const chosen = (paths: readonly string[], path: string) =>
  mostSpecific(byPath(...paths), path)?.path ?? null;

const segment = fc.constantFrom("a", "b", "office", "menu", "1");
const path = fc
  .array(segment, { minLength: 1, maxLength: 4 })
  .map((segments) => `/${segments.join("/")}`);
const pattern = fc.tuple(path, fc.boolean()).map(([base, isOpen]) => base + (isOpen ? "/*" : ""));
const quiet = fc.constantFrom(null, "index", "index, follow", "nofollow", "max-snippet:20");
const loud = fc.constantFrom("noindex", "NOINDEX", "nofollow , noindex", "none");

describe("robots by path", () => {
  it("a trailing /* takes all below and the path itself, nothing beside it [seo-007]", () => {
    expect(chosen(["/office/*"], "/office/menu/settings")).toBe("/office/*");
    expect(chosen(["/office/*"], "/office")).toBe("/office/*");
    expect(chosen(["/office/*"], "/officer")).toBeNull();
    expect(chosen(["/office/*"], "/en/office/menu")).toBeNull();
  });
  it("without it just that path matches [seo-007]", () => {
    expect(chosen(["/office"], "/office")).toBe("/office");
    expect(chosen(["/office"], "/office/menu")).toBeNull();
    expect(chosen(["/office*"], "/office/menu")).toBeNull();
  });
  it("the longest path that matches is chosen, wherever it stands in the list [seo-006]", () => {
    const paths = ["/a/*", "/a/b/c/*", "/a/b/*", "/*"];
    expect(chosen(paths, "/a/b/c/d")).toBe("/a/b/c/*");
    expect(chosen([...paths].reverse(), "/a/b/x")).toBe("/a/b/*");
    expect(chosen(paths, "/z")).toBe("/*");
    expect(chosen(["/a/b/*", "/a/b"], "/a/b")).toBe("/a/b");
  });
  it("no longer one matches than the chosen [seo-006] [seo-007]", () => {
    const matches = (one: string, at: string) =>
      one.endsWith("/*") ? `${at}/`.startsWith(one.slice(0, -1)) : one === at;
    const lengthOf = (one: string) => one.replace(/\/\*$/, "").length;
    fc.assert(
      fc.property(fc.array(pattern, { maxLength: 6 }), path, (patterns, at) => {
        const matching = patterns.filter((one) => matches(one, at));
        const found = chosen(patterns, at);
        if (matching.length === 0) {
          expect(found).toBeNull();
          return;
        }
        expect(matching).toContain(found);
        expect(lengthOf(found ?? "")).toBe(Math.max(...matching.map(lengthOf)));
      }),
    );
  });
});

describe("whether a page may be listed", () => {
  const isListed = (received: PageData, at: string) =>
    !/noindex|none/i.test(robotsOf(received, at) ?? "");
  it("it may unless somebody says noindex [seo-005]", () => {
    fc.assert(
      fc.property(quiet, quiet, fc.array(fc.tuple(pattern, quiet)), path, (own, above, by, at) => {
        const pathMetaRobots = by.map(([one, content]) => ({ path: one, content: content ?? "" }));
        const received = page({ metaRobots: own, hierarchyMetaRobots: above, pathMetaRobots });
        expect(isListed(received, at)).toBe(true);
      }),
    );
  });
  it("a noindex of the page, of what it belongs to or of its path is enough, and is what is written [seo-005]", () => {
    fc.assert(
      fc.property(
        loud,
        quiet,
        fc.constantFrom("page", "metas", "hierarchy", "path"),
        (noindex, other, place) => {
          const received = page({
            metaRobots: place === "page" ? noindex : other,
            metas: place === "metas" ? [{ name: "Robots", content: noindex }] : [],
            hierarchyMetaRobots: place === "hierarchy" ? noindex : other,
            pathMetaRobots: [
              { path: "/a/*", content: place === "path" ? noindex : "index" },
              { path: "/b/*", content: "noindex" },
            ],
          });
          expect(robotsOf(received, "/a/b")).toBe(noindex);
        },
      ),
    );
  });
  it("of the entries by path only the most specific counts [seo-005] [seo-006]", () => {
    const received = page({
      pathMetaRobots: [
        { path: "/a/*", content: "noindex" },
        { path: "/a/open", content: "index, follow" },
      ],
    });
    expect([isListed(received, "/a/b"), isListed(received, "/a/open")]).toEqual([false, true]);
    expect(robotsOf(received, "/a/open")).toBe("index, follow");
    expect(robotsOf(page({}), "/a")).toBeNull();
  });
});
