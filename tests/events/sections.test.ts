import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { RefreshSection } from "../../src/commands/sections.ts";
import { LeaveSection, UseSection } from "../../src/commands/sectionRefresh.ts";
import {
  CheckSection,
  SectionDied,
  SectionFailed,
  SectionLeft,
  SectionLoaded,
  SectionReady,
  SectionRefreshAsked,
  SectionWanted,
} from "../../src/events/sections/events.ts";
import { mayGo, type SectionCode, sectionOf } from "../../src/events/sections/state.ts";
import { given, stateOf } from "../kit/spec.ts";

const section = "menu";
const wanted = (why: "view" | "retry" | "refresh" = "view") => SectionWanted({ section, why });
const failed = SectionFailed({ section, reason: "chunk" });
const ready = SectionReady({ section });
const after = (...events: readonly Draft[]) => sectionOf(stateOf(...events).sections, section);

const codes: readonly SectionCode[] = [-2, -1, 1, 2];
const goesTo = (from: SectionCode) => codes.filter((to) => mayGo(from, to));

describe("states of a section", () => {
  it("are these four, and only these changes are allowed [sections-002] [sections-003] [sections-004] [sections-005] [sections-006]", () => {
    expect(goesTo(-2)).toEqual([1, 2]);
    expect(goesTo(-1)).toEqual([-2, 1]);
    expect(goesTo(1)).toEqual([-2, -1, 2]);
    expect(goesTo(2)).toEqual([-2]);
  });
  it("begin at not-exist [sections-011]", () => expect(after().code).toBe(-2));
  it("go to loading when it is fetched [sections-012]", () => expect(after(wanted()).code).toBe(1));
  it("stay there until it says that it is ready [sections-013]", () => {
    const loaded = SectionLoaded({ section });
    expect(after(wanted(), loaded)).toMatchObject({ code: 1, isHere: true });
    expect(after(wanted(), loaded, ready).code).toBe(2);
  });
  it("go to error when its code does not come [sections-014]", () =>
    expect(after(wanted(), failed)).toMatchObject({ code: -1, isHere: false }));
  it("go to error when it reports one, loading or ready [sections-015]", () => {
    const broken = SectionFailed({ section, reason: "error" });
    expect(after(wanted(), broken).code).toBe(-1);
    expect(after(wanted(), ready, broken).code).toBe(-1);
  });
  it("go to not-exist when it says that it is gone [sections-016]", () => {
    for (const way of [[wanted()], [wanted(), failed], [wanted(), ready]]) {
      expect(after(...way, SectionDied({ section })).code).toBe(-2);
    }
  });
  it("go to not-exist when no view uses it [sections-007]", () => {
    expect(after(wanted(), ready, SectionLeft({ section })).code).toBe(-2);
    expect(stateOf(wanted(), SectionLeft({ section })).sections).toEqual({});
  });
  it("outlive a view while there is another one, loading or ready [sections-007]", () => {
    const left = SectionLeft({ section });
    for (const way of [[], [SectionLoaded({ section })], [ready], [failed]]) {
      const two = [wanted(), ...way, wanted()];
      expect(after(...two)).toEqual({ ...after(wanted(), ...way), views: 2 });
      expect(after(...two, left)).toEqual(after(wanted(), ...way));
      expect(stateOf(...two, left, left).sections).toEqual({});
    }
  });
  it("are reset for a view that mounts after a death [sections-003] [sections-016]", () => {
    const died = SectionDied({ section });
    expect(after(wanted(), ready, died)).toMatchObject({ code: -2, views: 1 });
    expect(after(wanted(), ready, died, wanted())).toMatchObject({ code: 1, views: 2 });
    expect(stateOf(wanted(), ready, died, SectionLeft({ section })).sections).toEqual({});
  });
  it("know where the section is and what it calls the page [sections-001]", () => {
    const remote = SectionWanted({ section, why: "view", isRemote: true });
    const loaded = SectionLoaded({ section, appName: "wheel", title: "Wheel", bytes: 7 });
    expect(after(remote, loaded, ready)).toMatchObject({ isRemote: true, title: "Wheel", code: 2 });
    expect(after(wanted(), ready)).toMatchObject({ isRemote: false, title: null });
  });
  it("do not change otherwise [sections-003] [sections-004] [sections-006]", () => {
    expect(after(failed).code).toBe(-2);
    expect(after(wanted(), failed, failed)).toEqual(after(wanted(), failed));
    expect(after(wanted(), failed, ready).code).toBe(-1);
    expect(after(wanted(), ready, wanted("refresh")).code).toBe(2);
    expect(after(wanted(), ready, ready)).toEqual(after(wanted(), ready));
  });
  it("are not changed by reports of an unused section", () => {
    for (const said of [ready, failed, SectionDied({ section }), SectionLoaded({ section })]) {
      expect(stateOf(said).sections).toEqual({});
    }
  });
  it("count the automatic retries; ready resets them [sections-018]", () => {
    const twice = [wanted(), failed, wanted("retry"), failed, wanted("retry"), failed];
    expect(after(...twice).retries).toBe(2);
    expect(after(...twice, wanted("refresh"), failed).retries).toBe(2);
    expect(after(...twice, wanted("retry"), ready)).toMatchObject({ retries: 0, failedAt: 0 });
  });
  it("keep the server's report of a failed one only [layouts-009]", () => {
    const ask = { section, timeoutMs: 1_000 };
    const down = CheckSection.answered({ call: 1, ask, body: { isReady: false } });
    expect(after(wanted(), failed, down).isHealthy).toBe(false);
    expect(after(wanted(), down).isHealthy).toBeNull();
  });
});

describe("UseSection and LeaveSection", () => {
  it("count the views besides that of the route [sections-007]", () => {
    given().when(UseSection({ section })).expectEvents(wanted());
    given(wanted(), ready).when(LeaveSection({ section })).expectEvents(SectionLeft({ section }));
    given().when(LeaveSection({ section })).expectRefusal("nothing_to_do");
  });
});

describe("RefreshSection", () => {
  it("asks for a section in error once more [sections-019]", () =>
    given(wanted(), failed)
      .when(RefreshSection({ section }))
      .expectEvents(SectionRefreshAsked({ section })));
  it("has nothing to do otherwise", () => {
    for (const way of [[], [wanted()], [wanted(), ready]]) {
      given(...way)
        .when(RefreshSection({ section }))
        .expectRefusal("nothing_to_do");
    }
  });
});
