// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Dictionaries } from "../../src/events/dictionaries/events.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { HeadDescribed, SeoContent, SeoPageVisual } from "../../src/events/seo/events.ts";
import { textOf } from "../../src/events/dictionaries/selectors.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { Terms } from "../../src/events/terms/events.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import { Documents } from "../../src/views/sections/confirmTerms/Documents.tsx";
import { SeoBlock } from "../../src/views/seo/SeoBlock.tsx";
import { useTitle } from "../../src/views/shell/useTitle.ts";
import { answered } from "../kit/events.ts";
import { siteConfig } from "../kit/site.ts";
import { fakeClient } from "./fakeClient.ts";
import { show } from "./player.tsx";
import { mount, one, tap } from "./render.tsx";

const askOf = (url: string, lng = "en") => ({
  lng,
  url,
  section: null,
  sportId: null,
  champId: null,
  gameId: null,
});
const content = (html: string, url = "/section/live") =>
  answered(SeoContent, askOf(url), { html, images: [] });
const visual = (over: object, url = "/section/live") =>
  answered(SeoPageVisual, askOf(url), { h1: null, breadcrumbs: [], banner: null, ...over });

function open(path = "/en/section/live") {
  const fake = fakeClient({ path });
  return { ...fake, page: show(fake, <SeoBlock />) };
}

beforeAll(async () => {
  // The first text loads its parser; from then on it is available.
  const { client, emit } = fakeClient({ path: "/en/section/live" });
  const block = mount(
    <ClientContext value={client}>
      <SeoBlock />
    </ClientContext>,
  );
  emit(content("<p>first</p>"));
  await act(() => import("../../src/views/html/Html.tsx"));
  block.unmount();
});
beforeEach(() => {
  document.title = "";
});
afterEach(() => window.history.replaceState(null, "", "/"));

describe("the text below a page", () => {
  it("has the way back, its heading and the server's text [layouts-007]", () => {
    const { page, emit } = open();
    expect(page.textContent).toBe("");
    emit(
      content("<h2>Before you bet</h2><p>Read <b>this</b></p>"),
      visual({ h1: "Live betting", breadcrumbs: [{ title: "Home", url: "/en" }] }),
    );
    expect(one(page, "section").getAttribute("aria-label")).toBe("Live betting");
    expect(one(page, "nav a").getAttribute("href")).toBe("/en");
    expect([...page.querySelectorAll("h2")].map((heading) => heading.textContent)).toEqual([
      "Live betting",
      "Before you bet",
    ]);
    expect(one(page, "b").textContent).toBe("this");
  });

  it("belongs to its page in its language, and to no other [seo-001]", () => {
    const { page, emit } = open();
    emit(
      content("<p>elsewhere</p>", "/section/line"),
      answered(SeoContent, askOf("/section/live", "ru"), { html: "<p>ru</p>", images: [] }),
    );
    expect(page.textContent).toBe("");
    emit(RouteEntered({ path: "/en/section/line" }));
    expect(page.textContent).toBe("elsewhere");
    emit(RouteEntered({ path: "/en" }));
    expect(page.textContent).toBe("");
  });

  it("runs nothing, and has no link that hides its target", () => {
    const { page, emit } = open();
    emit(
      content(
        `<script>steal()</script><img src="x" onerror="steal()"><img src="//evil.example/x.png">` +
          `<a href="javascript:steal()">tap</a><iframe src="/en"></iframe><p style="x" onclick="steal()">text</p>`,
      ),
      visual({
        h1: "<img src=x onerror=steal()>",
        banner: "//evil.example/b.png",
        breadcrumbs: [{ title: "Home", url: "javascript:steal()" }],
      }),
    );
    expect(page.querySelector("script, iframe, img, a, nav, [onclick], [style]")).toBeNull();
    expect(one(page, "h2").textContent).toBe("<img src=x onerror=steal()>");
    expect(page.textContent).toContain("tap");
  });

  it("shows a picture large when it is tapped [modals-005]", () => {
    const { page, emit, sent } = open();
    emit(content(`<img src="/cdn/1/seo/odds.svg" alt="A pitch">`));
    const button = one(page, "button");
    expect(button.getAttribute("aria-label")).toBe("Enlarge: A pitch");
    tap(button);
    expect(sent.at(-1)).toEqual({
      type: "OpenImage",
      data: { src: "/cdn/1/seo/odds.svg", alt: "A pitch" },
    });
  });

  it("is hidden where the route table or the site config says so [layouts-007]", () => {
    const { page, emit } = open("/en/confirm");
    emit(content("<p>terms</p>", "/confirm"));
    expect(page.textContent).toBe("");
    emit(RouteEntered({ path: "/en/section/live" }), content("<p>live</p>"));
    expect(page.textContent).toBe("live");
    const pages = {
      isRulesEnabled: true,
      isStatisticEnabled: true,
      pathBlacklist: [],
      enabledAccessIds: [],
      hiddenParts: [{ route: "live", parts: ["seo"] }],
    };
    emit(answered(SiteConfig, { lang: "en" }, { ...siteConfig, pages }));
    expect(page.textContent).toBe("");
  });
});

function Named() {
  useTitle();
  return null;
}

describe("the title of the page", () => {
  it("is the one for search engines, otherwise the route's [seo-001]", () => {
    const fake = fakeClient({ path: "/en/section/live" });
    show(fake, <Named />);
    expect(document.title).toBe("Live, Touchline");
    fake.emit(HeadDescribed({ title: "Live betting: matches now", metas: [], links: [] }));
    expect(document.title).toBe("Live betting: matches now");
    fake.emit(HeadDescribed({ title: null, metas: [], links: [] }));
    expect(document.title).toBe("Live, Touchline");
  });
});

describe("the operator's texts", () => {
  const texts = (lng: string, dictionary: object) =>
    answered(Dictionaries, { lng, ids: ["rules"] }, { rules: dictionary });

  it("name the tag of a document [call-i18n-001]", () => {
    const fake = fakeClient({ path: "/en/confirm" });
    const rulesTags = [
      { tag: "rules", menu_key: "rules", dict_key: "terms_rules", icon: "doc", prop_link: "rules" },
    ];
    fake.emit(
      answered(
        SiteConfig,
        { lang: "en" },
        { ...siteConfig, terms: { isConfirmAvailable: true, rulesTags } },
      ),
    );
    const item = { id: 1, title: "Rules of 2026", link: "/terms/1", tags: ["rules"], subRules: [] };
    fake.emit(answered(Terms, { lng: "en" }, { items: [item] }));
    const page = show(fake, <Documents items={fake.state().terms.items ?? []} />);
    expect(page.textContent).not.toContain("Terms and rules");
    fake.emit(texts("en", { terms_rules: "Terms and rules" }));
    expect(page.textContent).toContain("Terms and rules");
  });

  it("belong to one language, and a key stays a key", () => {
    const fake = fakeClient({ path: "/en" });
    fake.emit(texts("en", { title: "Rules" }), texts("ru", { other: "Другое" }));
    expect(textOf(fake.state(), "title")).toBeNull();
    expect(textOf(fake.state(), "other")).toBe("Другое");
    expect(textOf(fake.state(), "toString")).toBeNull();
  });
});
