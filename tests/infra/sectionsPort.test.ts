import { describe, expect, it, vi } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { SectionWanted } from "../../src/events/sections/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { sectionsPort, type SectionsPortOptions } from "../../src/infra/ports/sections.ts";
import { siteConfig } from "../kit/site.ts";
import { stateOf } from "../kit/spec.ts";

const site = (...remote: readonly string[]) =>
  SiteConfig.answered({
    call: 1,
    ask: { lang: "en" },
    body: {
      ...siteConfig,
      remoteSections: {
        allowedOrigins: [],
        sections: Object.fromEntries(
          remote.map((name) => [
            name,
            { url: `/sections/${name}`, isEnabled: true, isPost: false, isForceSpa: false },
          ]),
        ),
      },
    },
  });

function open(
  load: (section: string) => Promise<unknown>,
  here: readonly string[] = [],
  rest: Partial<SectionsPortOptions> = {},
) {
  const announcements = new EventTarget();
  const received: Draft[] = [];
  const receivedValue = sectionsPort({
    announcements,
    state: () => stateOf(),
    isHere: (section) => here.includes(section),
    load,
    report: (draft) => received.push(draft),
    ...rest,
  });
  const receive = ({ type, v, data }: Draft) =>
    receivedValue({ seq: 1, at: 0, type, v, data, cause: null });
  const want = (section: string) => receive(SectionWanted({ section, why: "view" }));
  const say = (detail: unknown) => {
    announcements.dispatchEvent(Object.assign(new Event("touchline:section"), { detail }));
  };
  return { received: () => received.map(({ type, data }) => [type, data]), receive, want, say };
}

const menu = { section: "menu" };

describe("the port of the sections", () => {
  it("reports that the code of a section has loaded, or failed to [sections-014]", async () => {
    const port = open((section) => (section === "menu" ? Promise.resolve() : Promise.reject()));
    port.want("menu");
    port.want("report");
    await vi.waitFor(() =>
      expect(port.received()).toEqual([
        ["SectionLoaded", menu],
        ["SectionFailed", { section: "report", reason: "chunk" }],
      ]),
    );
  });
  it("reports at once when the code has already loaded", () => {
    const port = open(() => Promise.reject(), ["menu"]);
    port.want("menu");
    expect(port.received()).toEqual([["SectionLoaded", menu]]);
  });
  it("receives what sections report about themselves [sections-013] [sections-015] [sections-016]", () => {
    const port = open(() => Promise.resolve());
    for (const type of ["ready", "error", "dead"]) port.say({ appName: "menu", type });
    expect(port.received()).toEqual([
      ["SectionReady", menu],
      ["SectionFailed", { ...menu, reason: "error" }],
      ["SectionDied", menu],
    ]);
  });
  it("drops anything that is not a section's report", () => {
    const port = open(() => Promise.resolve());
    for (const detail of [undefined, null, "ready", 7, {}, { appName: 1, type: "ready" }])
      port.say(detail);
    port.say({ appName: "menu", type: "exploded" });
    expect(port.received()).toEqual([]);
  });
  it("leaves remote sections to their own port [sections-001]", () => {
    const port = open(() => Promise.resolve(), ["menu"], { state: () => stateOf(site("menu")) });
    port.want("menu");
    expect(port.received()).toEqual([]);
  });
  it("waits for the site config where a section may be remote", () => {
    let events: readonly Draft[] = [];
    const port = open(() => Promise.resolve(), ["menu", "news"], {
      isBuiltIn: (section) => section !== "wheel",
      isInlined: (section) => section === "menu",
      state: () => stateOf(...events),
    });
    for (const section of ["news", "menu", "wheel"]) {
      events = [...events, SectionWanted({ section, why: "view" })];
      port.want(section);
    }
    expect(port.received(), "not inlined and built in").toEqual([
      ["SectionLoaded", { section: "news" }],
    ]);
    events = [...events, site()];
    port.receive(site());
    expect(port.received().slice(1)).toEqual([
      ["SectionLoaded", menu],
      ["SectionFailed", { section: "wheel", reason: "error" }],
    ]);
  });
});
