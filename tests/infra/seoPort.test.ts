// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { DataOf } from "../../src/events/define.ts";
import { HeadDescribed } from "../../src/events/seo/events.ts";
import { headPort } from "../../src/infra/ports/seo.ts";

const own = `<title>Touchline</title><meta name="description" content="own"><meta name="viewport" content="v"><link rel="icon" href="data:own">`;

beforeEach(() => {
  document.head.replaceChildren(document.createRange().createContextualFragment(own));
});

function open() {
  const receive = headPort(document);
  return (head: DataOf<typeof HeadDescribed>) => {
    const { type, v, data } = HeadDescribed(head);
    receive({ seq: 1, at: 0, type, v, data, cause: null });
  };
}
const valuesOf = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map(
    (element) => element.getAttribute("content") ?? element.getAttribute("href"),
  );

describe("the port of the head", () => {
  it("writes links and metas as tags [seo-004]", () => {
    open()({
      title: "not this port's",
      metas: [
        { name: "robots", content: "noindex" },
        { name: "og:site_name", content: 'Touch"line<script>' },
      ],
      links: [
        { rel: "canonical", href: "https://t.example/en" },
        { rel: "alternate", href: "https://t.example/ru", hreflang: "ru" },
        { rel: "alternate", href: "https://m.t.example/", media: "(max-width: 640px)" },
      ],
    });
    expect(valuesOf("meta[name=robots]")).toEqual(["noindex"]);
    expect(valuesOf("meta[property='og:site_name']")).toEqual(['Touch"line<script>']);
    expect(valuesOf("link[rel=canonical]")).toEqual(["https://t.example/en"]);
    expect(valuesOf("link[rel=alternate][hreflang=ru]")).toEqual(["https://t.example/ru"]);
    expect(valuesOf("link[rel=alternate][media]")).toEqual(["https://m.t.example/"]);
    expect(document.title).toBe("Touchline");
    expect(document.head.querySelector("script")).toBeNull();
  });

  it("removes a section's tag completely, because the section may be gone by then", () => {
    const report = open();
    const meta = document.createElement("meta");
    meta.name = "keywords";
    meta.content = "of the section";
    meta.setAttribute("data-section-head", "promo");
    document.head.append(meta);
    report({ title: null, metas: [{ name: "keywords", content: "of the page" }], links: [] });
    expect(valuesOf("meta[name=keywords]")).toEqual(["of the page"]);
    report({ title: null, metas: [], links: [] });
    expect(valuesOf("meta[name=keywords]")).toEqual([]);
  });

  it("removes what it wrote, and restores what it replaced", () => {
    const report = open();
    report({
      title: null,
      metas: [{ name: "description", content: "of the page" }],
      links: [{ rel: "icon", href: "/cdn/f.png", sizes: "32x32" }],
    });
    expect(valuesOf("meta[name=description]")).toEqual(["of the page"]);
    expect(valuesOf("link[rel=icon]")).toEqual(["/cdn/f.png"]);
    report({ title: null, metas: [], links: [] });
    expect(valuesOf("meta[name=description]")).toEqual(["own"]);
    expect(valuesOf("link[rel=icon]")).toEqual(["data:own"]);
    expect(document.head.children).toHaveLength(4);
  });
});
