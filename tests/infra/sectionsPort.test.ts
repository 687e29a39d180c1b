import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { SectionWanted } from "../../src/events/sections/events.ts";
import { sectionsPort } from "../../src/infra/ports/sections.ts";

function open(load: (section: string) => Promise<unknown>, here: readonly string[] = []) {
  const window = new EventTarget() as Pick<Window, "addEventListener"> & EventTarget;
  const told: Draft[] = [];
  const heard = sectionsPort({
    window,
    isHere: (section) => here.includes(section),
    load,
    report: (draft) => told.push(draft),
  });
  const want = (section: string) => {
    const { type, v, data } = SectionWanted({ section, why: "view" });
    heard({ seq: 1, at: 0, type, v, data, cause: null });
  };
  const say = (detail: unknown) => {
    window.dispatchEvent(Object.assign(new Event("touchline:section"), { detail }));
  };
  return { told: () => told.map(({ type, data }) => [type, data]), want, say };
}

const menu = { section: "menu" };

describe("port of the sections", () => {
  it("tells that the code of a section came, or did not [sections-014]", async () => {
    const port = open((section) => (section === "menu" ? Promise.resolve() : Promise.reject()));
    port.want("menu");
    port.want("report");
    await Promise.resolve();
    await Promise.resolve();
    expect(port.told()).toEqual([
      ["SectionLoaded", menu],
      ["SectionFailed", { section: "report", reason: "chunk" }],
    ]);
  });
  it("tells at once of one whose code is here", () => {
    const port = open(() => Promise.reject(), ["menu"]);
    port.want("menu");
    expect(port.told()).toEqual([["SectionLoaded", menu]]);
  });
  it("hears what sections say of themselves [sections-013] [sections-015] [sections-016]", () => {
    const port = open(() => Promise.resolve());
    for (const type of ["ready", "error", "dead"]) port.say({ appName: "menu", type });
    expect(port.told()).toEqual([
      ["SectionReady", menu],
      ["SectionFailed", { ...menu, reason: "error" }],
      ["SectionDied", menu],
    ]);
  });
  it("drops what is no word of a section", () => {
    const port = open(() => Promise.resolve());
    for (const detail of [undefined, null, "ready", 7, {}, { appName: 1, type: "ready" }])
      port.say(detail);
    port.say({ appName: "menu", type: "exploded" });
    expect(port.told()).toEqual([]);
  });
});
