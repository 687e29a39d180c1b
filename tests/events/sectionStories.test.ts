import { describe, expect, it } from "vitest";
import type { Draft, Entry } from "../../src/events/define.ts";
import {
  SectionDied,
  SectionFailed,
  SectionLoaded,
  SectionReady,
  SectionWanted,
} from "../../src/events/sections/events.ts";
import { SectionWarned } from "../../src/events/sections/warningEvents.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { sectionStories } from "../../src/events/sections/stories.ts";

const section = "wheel";
const remote = (why: "view" | "retry" | "refresh") =>
  SectionWanted({ section, why, isRemote: true });
const loaded = SectionLoaded({ section, appName: section, bytes: 412 });
/** Each fact with the instant at which it happened, ms. */
const storiesOf = (...events: readonly (readonly [number, Draft])[]) =>
  sectionStories(
    events.map(([at, { type, v, data }], seq): Entry => ({ seq, at, type, v, data, cause: null })),
  );

describe("the story of a section", () => {
  it("tells how long it took, how large it was, and how often it was fetched and why", () => {
    const http = SectionFailed({ section, reason: "http", status: 500, detail: "x answers 500" });
    expect(
      storiesOf(
        [0, RouteEntered({ path: "/en" })],
        [100, remote("view")],
        [150, http],
        [1_150, remote("retry")],
        [1_250, loaded],
        [1_300, SectionReady({ section })],
        [1_310, SectionReady({ section })],
      ),
    ).toEqual([
      {
        section,
        isRemote: true,
        fetches: { view: 1, retry: 1, refresh: 0 },
        loadedMs: 100,
        readyMs: 150,
        bytes: 412,
        fault: "http: x answers 500",
      },
    ]);
  });
  it("begins anew with each fetch, and keeps what went wrong last", () => {
    const bad = SectionWarned({ section, warning: "evaluatedCode", detail: "SyntaxError" });
    const [story] = storiesOf(
      [0, remote("view")],
      [10, loaded],
      [11, bad],
      [20, remote("refresh")],
    );
    expect(story).toMatchObject({ loadedMs: null, readyMs: null, bytes: null });
    expect(story?.fault).toBe("evaluatedCode: SyntaxError");
    const [dead] = storiesOf([0, remote("view")], [5, SectionDied({ section })]);
    expect(dead?.fault).toBe("dead");
  });
  it("covers built-in ones too, and none that was never requested", () => {
    const menu = { section: "menu" };
    const stories = storiesOf(
      [0, SectionReady({ section })],
      [1, SectionWanted({ ...menu, why: "view" })],
      [3, SectionLoaded(menu)],
      [4, SectionFailed({ ...menu, reason: "error" })],
    );
    expect(stories).toEqual([
      {
        ...menu,
        isRemote: false,
        fetches: { view: 1, retry: 0, refresh: 0 },
        loadedMs: 2,
        readyMs: null,
        bytes: null,
        fault: "error",
      },
    ]);
  });
});
