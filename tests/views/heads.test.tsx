// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { SectionWanted } from "../../src/events/sections/events.ts";
import { AgeQuestion } from "../../src/views/site/AgeQuestion.tsx";
import { Section } from "../../src/views/shell/Section.tsx";
import { fakeClient } from "./fakeClient.ts";
import { config, open } from "./layoutPage.tsx";
import { show } from "./player.tsx";
import { one, settled } from "./render.tsx";

describe("the head of a page", () => {
  it("shows the name of the site, and of a partner who runs it", async () => {
    const { page, emit } = await open("/en", [config()]);
    const mark = () => one(page, '[data-bar="home"] a[href="/en"]');
    expect(mark().textContent).toBe("Touchline");
    emit(config({ branding: { name: "Northside", defaultTheme: 0, brandBook: [] } }));
    await settled();
    expect(mark().textContent).toBe("Northside");
    expect(mark().getAttribute("aria-label")).toBe("Northside, home");
    expect(page.querySelectorAll("nav").length).toBeGreaterThan(0);
  });

  it("does not show home's while another page loads", () => {
    const bars = (path: string, section: string) => {
      const fake = fakeClient({ path });
      fake.emit(SectionWanted({ section, why: "view" }));
      const page = show(fake, <Section />);
      return [...page.querySelectorAll("[data-bar]")].map((bar) => bar.getAttribute("data-bar"));
    };
    expect(bars("/en", "home")).toEqual(["home"]);
    expect(bars("/en/office/report", "report")).toEqual(["page"]);
  });
});

describe("a way on", () => {
  it("leads home on a page that is not open yet", async () => {
    const { page } = await open("/en/toto", [config()]);
    await settled();
    expect(one(page, "main h1").textContent).toBe("This page is not available yet");
    expect(one(page, 'main a[href="/en"]').textContent).toBe("Go to home");
  });

  it("leads visitors who are too young off the site", () => {
    const page = show(fakeClient({ path: "/en" }), <AgeQuestion />);
    expect(one(page, 'dialog a[href="about:blank"]').textContent).toBe("Leave this site");
  });
});
