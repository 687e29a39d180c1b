import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import {
  SectionDied,
  SectionFailed,
  SectionLeft,
  SectionReady,
  SectionWanted,
} from "../../src/events/sections/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { remotePort } from "../../src/infra/ports/remote.ts";
import type { Report } from "../../src/infra/sections/types.ts";
import { siteConfig } from "../kit/site.ts";
import { stateOf } from "../kit/spec.ts";

const section = "wheel";
const address = { url: "/sections/wheel", isEnabled: true, isPost: false, isForceSpa: false };
const site = SiteConfig.answered({
  call: 1,
  ask: { lang: "en" },
  body: {
    ...siteConfig,
    remoteSections: { allowedOrigins: [], sections: { [section]: address } },
  },
});
const wanted = (why: "view" | "retry" | "refresh" = "view") =>
  SectionWanted({ section, why, isRemote: true });
const failed = SectionFailed({ section, reason: "http" });

/** The port over a loader that records its calls. */
function open(...before: readonly Draft[]) {
  let events: readonly Draft[] = [site, ...before];
  const done: string[] = [];
  const reported: Draft[] = [];
  let report: (section: string, received: Report) => void = () => {};
  const receivedValue = remotePort({
    state: () => stateOf(...events),
    report: (draft) => reported.push(draft),
    loader: (receive) => {
      report = receive;
      return {
        load: (name, { url }, { path, lng }) => done.push(`load ${name} ${url} ${path} ${lng}`),
        leave: (name) => done.push(`leave ${name}`),
        move: (path, lng) => done.push(`move ${path} ${lng}`),
        prefetch: () => {},
        attach: () => () => {},
      };
    },
  });
  const happens = (...drafts: readonly Draft[]) => {
    for (const draft of drafts) {
      events = [...events, draft];
      const { type, v, data } = draft;
      receivedValue({ seq: 1, at: 0, type, v, data, cause: null });
    }
  };
  const received = (word: Report) => {
    report(section, word);
    return reported.splice(0).map(({ type, data }) => [type, data]);
  };
  return { done, happens, received };
}

const load = "load wheel /sections/wheel  en";

describe("the port of remote sections", () => {
  it("fetches what was wanted before it loaded, at the address of the site config [sections-001]", () =>
    expect(open(wanted()).done).toEqual([load]));
  it("fetches what a view wants to show, repeatedly too", () => {
    const own = SectionWanted({ section, why: "view", isRemote: true, path: "/error/404" });
    const { done, happens } = open(own);
    happens(failed, wanted("retry"));
    const error = "load wheel /sections/wheel /error/404 en";
    expect(done).toEqual([error, "leave wheel", error]);
  });
  it("fetches once for all views, and removes the section with the last one [sections-007]", () => {
    const { done, happens } = open();
    happens(wanted(), wanted(), SectionLeft({ section }));
    expect(done).toEqual([load]);
    happens(SectionLeft({ section }));
    expect(done).toEqual([load, "leave wheel"]);
  });
  it("starts over after a failure or a death", () => {
    const { done, happens } = open();
    happens(wanted(), failed, wanted("retry"), SectionReady({ section }));
    expect(done.splice(0)).toEqual([load, "leave wheel", load]);
    happens(SectionDied({ section }), wanted());
    expect(done).toEqual(["leave wheel", load]);
  });
  it("ignores built-in sections", () => {
    const { done, happens } = open();
    happens(
      SectionWanted({ section: "menu", why: "view" }),
      SectionFailed({ section: "menu", reason: "chunk" }),
      SectionLeft({ section: "menu" }),
    );
    expect(done).toEqual([]);
  });
  it("notifies sections of the path [sections-023]", () => {
    const { done, happens } = open(wanted());
    happens(RouteEntered({ path: "/en/promo" }));
    expect(done).toEqual([load, "move /promo en"]);
  });
  it("turns the loader's reports into events [error-010] [error-011] [error-012]", () => {
    const { received } = open();
    expect(received({ tag: "loaded", appName: "wheel", title: null, bytes: 9 })).toEqual([
      ["SectionLoaded", { section, appName: "wheel", bytes: 9 }],
    ]);
    expect(received({ tag: "loaded", appName: "wheel", title: "Wheel", bytes: 9 })).toEqual([
      ["SectionLoaded", { section, appName: "wheel", title: "Wheel", bytes: 9 }],
    ]);
    expect(received({ tag: "ready" })).toEqual([["SectionReady", { section }]]);
    expect(received({ tag: "dead" })).toEqual([["SectionDied", { section }]]);
    for (const fault of ["appName", "null"] as const) {
      expect(received({ tag: "failed", fault, detail: "why" })).toEqual([
        ["SectionFailed", { section, reason: fault, detail: "why" }],
      ]);
    }
    expect(received({ tag: "failed", fault: "error", status: 503, detail: "why" })).toEqual([
      ["SectionFailed", { section, reason: "error", status: 503, detail: "why" }],
    ]);
    expect(received({ tag: "warned", warning: "evaluatedCode", detail: "bad" })).toEqual([
      ["SectionWarned", { section, warning: "evaluatedCode", detail: "bad" }],
    ]);
  });
});
