import { describe, expect, it } from "vitest";
import { blockPageOf } from "../../src/events/blocking/pages.ts";
import { Block } from "../../src/events/blocking/events.ts";
import { Redirect } from "../../src/events/redirect/events.ts";
import { FingerprintFailed, FingerprintTaken } from "../../src/events/fingerprint/events.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { decisionOf } from "../../src/events/navigation/guards/index.ts";
import { pathOf, routeOf } from "../../src/events/navigation/route.ts";
import { PageProgressed, PageProgressEnded } from "../../src/events/progress/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { decode } from "../../src/codec/codec.ts";
import { noticeLanguage } from "../../src/views/site/noticeLanguage.ts";
import { answered } from "../kit/events.ts";
import { siteConfig } from "../kit/site.ts";
import { stateOf } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";

const block = (displayTypeId: number, templateTypeId?: number) =>
  answered(
    Block,
    { isSignedIn: false, path: "/en" },
    { displayTypeId, ...(templateTypeId === undefined ? {} : { templateTypeId }) },
  );
const maintenance = (over: object) =>
  answered(
    SiteConfig,
    { lang: "en" },
    {
      ...siteConfig,
      maintenance: {
        isActive: false,
        started_at: null,
        ended_at: null,
        notify_started_at: null,
        notify_ended_at: null,
        ...over,
      },
    },
  );

describe("pages in place of the site", () => {
  it.each([
    [4, "site-updates"],
    [16, "suspension"],
    [1, "block"],
    [2, "block"],
    [3, "block"],
    [5, "block"],
    [14, "block"],
    [13, "block-ua"],
    [17, "block-ie"],
    [8, "coming-soon"],
    [0, "block"],
  ] as const)("reason %i is shown by %s [blocking-005]", (reason, page) => {
    expect(blockPageOf(reason)).toBe(page);
    expect(decisionOf(stateOf(block(1, reason))).verdict).toMatchObject({ to: `/en/${page}` });
    expect(routeOf(`/en/${page}`)).toEqual({ name: page, params: {} });
    expect(pathOf({ name: page }, "en")).toBe(`/en/${page}`);
  });
  it("a reason that is left out is 0 [blocking-002]", () =>
    expect(stateOf(block(1)).blocking.reason).toBe(0));
  it("another display type clears the reason [blocking-004]", () =>
    expect(stateOf(block(1, 2), block(0, 2)).blocking.reason).toBeNull());
  it("maintenance goes before a block [maintenance-005]", () =>
    expect(decisionOf(stateOf(block(1, 2), maintenance({ isActive: true })))).toMatchObject({
      guard: "maintenance",
      verdict: { to: "/en/maintenance" },
    }));
  it("an open site leads away from the page of maintenance [maintenance-003]", () => {
    const entered = RouteEntered({ path: "/en/maintenance" });
    expect(decisionOf(stateOf(entered)).verdict).toBeNull();
    expect(decisionOf(stateOf(maintenance({}), entered)).verdict).toEqual({ to: "/en" });
  });
});

describe("maintenance of the site config", () => {
  it("holds the instants that lie ahead [maintenance-001]", () => {
    const ahead = START_AT / 1000 + 60;
    const { maintenance: received } = stateOf(
      maintenance({ started_at: ahead, ended_at: START_AT / 1000 }),
    );
    expect(received).toMatchObject({ isOn: false, startsAt: ahead * 1000, endsAt: null });
  });
  it.each([
    [{ isActive: true, web_state: 0 }, true],
    [{ isActive: false, web_state: 2 }, true],
    [{ isActive: false, web_state: 1 }, false],
    [{ isActive: false }, false],
  ])("%j: closed %s [maintenance-001]", (received, isClosed) => {
    expect(stateOf(maintenance(received)).maintenance.isOn).toBe(isClosed);
  });
  it.each([
    ["az", "ru"],
    ["kz", "ru"],
    ["kk", "ru"],
    ["ua", "ru"],
    ["uk", "ru"],
    ["ru", "ru"],
    ["en", "en"],
    ["de", "en"],
  ] as const)("is announced to a site in %s in %s [maintenance-007]", (site, notice) =>
    expect(noticeLanguage(site)).toBe(notice),
  );
});

it("a redirect answer of a wrong shape is no answer [error-025]", () => {
  const body = { redirect: "yes", code: 301, url: "https://touchline.test" };
  const entry = { call: 1, ask: { path: "/en" }, body };
  expect(decode(Redirect.answered.codec, entry).tag).toBe("bad");
});

describe("fingerprint", () => {
  it("a token that has expired on arrival is a failure [captcha-fingerprint-003]", () => {
    const { fingerprint } = stateOf(FingerprintTaken({ endsAt: START_AT + 1_000 }));
    expect(fingerprint).toMatchObject({ endsAt: null, failures: 1 });
  });
  it("a valid token resets the failures [captcha-fingerprint-007]", () => {
    const endsAt = START_AT + 60_000;
    const failed = FingerprintFailed({ reason: "exec" });
    const { fingerprint } = stateOf(failed, failed, FingerprintTaken({ endsAt }));
    expect(fingerprint).toMatchObject({ endsAt, failures: 0 });
  });
});

it("the bar of a screen counts from its first update [ui-001]", () => {
  const at = (share: number) => PageProgressed({ share });
  expect(stateOf(at(0.2), at(0.7)).progress).toMatchObject({ share: 0.7, since: START_AT + 1_000 });
  expect(stateOf(at(0.7), at(0.2)).progress).toMatchObject({ share: 0.2, since: START_AT + 2_000 });
  expect(stateOf(at(0.2), PageProgressEnded({}), at(0.7)).progress.share).toBeNull();
  expect(stateOf(at(0.7), PageProgressEnded({}), at(0.2)).progress.share).toBe(0.2);
});
