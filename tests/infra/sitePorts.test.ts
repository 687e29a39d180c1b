// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://touchline.test/en" }
import { afterEach, describe, expect, it, vi } from "vitest";
import { AnalyticsStarted, PageMeasured } from "../../src/events/analytics/events.ts";
import type { Draft, Entry } from "../../src/events/define.ts";
import {
  FingerprintFailed,
  FingerprintTaken,
  FingerprintWanted,
} from "../../src/events/fingerprint/events.ts";
import {
  CookieWritten,
  InstallPromptSeen,
  InstallRequested,
  WindowResized,
} from "../../src/events/shell/deviceEvents.ts";
import { PageLeaveRequested, PageReloadRequested } from "../../src/events/shell/events.ts";
import { countersPort, measurePage } from "../../src/infra/ports/analytics.ts";
import { tokenJar } from "../../src/infra/ports/cookies.ts";
import { cookieJar, cookiePort } from "../../src/infra/ports/cookieJar.ts";
import { fingerprintPort } from "../../src/infra/ports/fingerprint.ts";
import { readFound } from "../../src/infra/ports/found.ts";
import { installPort } from "../../src/infra/ports/install.ts";
import { RedirectFoundCyclic } from "../../src/events/navigation/events.ts";
import { pagePort } from "../../src/infra/ports/page.ts";
import { loadScript } from "../../src/infra/ports/scripts.ts";
import { watchWindowSize } from "../../src/infra/ports/windowSize.ts";
import { MemoryStorage } from "../kit/memoryStorage.ts";

const entryOf = ({ type, v, data }: Draft): Entry => ({
  seq: 1,
  at: 0,
  type,
  v,
  data,
  cause: null,
});
const noCookies = { read: () => null };
const areas = (local: Record<string, unknown> = {}, session: Record<string, unknown> = {}) => ({
  local: new MemoryStorage(local),
  session: new MemoryStorage(session),
});

describe("the page", () => {
  it("is reloaded, or left, when an event says so [error-009] [blocking-010]", () => {
    const page = {
      href: "https://touchline.test/en",
      pathname: "/en",
      reload: vi.fn(),
      assign: vi.fn(),
    };
    const report = vi.fn();
    const port = pagePort(page, report);
    port(entryOf(PageReloadRequested({ reason: "chunk" })));
    port(entryOf(PageLeaveRequested({ url: "https://touchline.test/en/new" })));
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(page.assign).toHaveBeenCalledExactlyOnceWith("https://touchline.test/en/new");
    expect(report).not.toHaveBeenCalled();
  });
  it("is not left for the same address, but for another query of the same path [error-008]", () => {
    const href = "https://touchline.test/en/coupon?load=a1";
    const page = { href, pathname: "/en/coupon", reload: vi.fn(), assign: vi.fn() };
    const report = vi.fn();
    const port = pagePort(page, report);
    port(entryOf(PageLeaveRequested({ url: href })));
    expect(page.assign).not.toHaveBeenCalled();
    expect(report).toHaveBeenCalledExactlyOnceWith(RedirectFoundCyclic({ path: "/en/coupon" }));
    const other = "https://touchline.test/en/coupon?load=b2";
    port(entryOf(PageLeaveRequested({ url: other })));
    expect(page.assign).toHaveBeenCalledExactlyOnceWith(other);
  });
  it("reports each size of its window [ui-005]", () => {
    const reported: Draft[] = [];
    watchWindowSize(window, (draft) => reported.push(draft));
    window.dispatchEvent(new Event("resize"));
    expect(reported).toEqual([
      WindowResized({ width: window.innerWidth, height: window.innerHeight }),
    ]);
  });
  it("reports the browser's measurements, in whole ms [analytics-003]", () => {
    const reported: Draft[] = [];
    const performance = {
      getEntriesByName: () => [{ startTime: 812.4 }],
      getEntriesByType: () => [{ duration: 1_200.6 }],
    };
    measurePage({ performance: performance as never }, (draft) => reported.push(draft));
    expect(reported).toEqual([
      PageMeasured({ name: "first-contentful-paint", ms: 812 }),
      PageMeasured({ name: "load", ms: 1201 }),
    ]);
  });
});

describe("cookies", () => {
  it("are written, read and deleted by events, whatever they contain", () => {
    const jar = cookieJar(document, true);
    const port = cookiePort(jar);
    const write = (value: string | null, endsAt: number | null = null) =>
      port(entryOf(CookieWritten({ name: "age_agree", value, endsAt })));
    write("a;b=c é");
    expect(jar.read("age_agree")).toBe("a;b=c é");
    write("2", Date.now() + 60_000);
    expect(jar.read("age_agree")).toBe("2");
    write(null);
    expect(jar.read("age_agree")).toBeNull();
  });
  it("are valid for all pages of the site, the token until its own expiry [session-003]", () => {
    const written: string[] = [];
    const page = {
      set cookie(text: string) {
        written.push(text);
      },
      get cookie() {
        return "";
      },
    };
    const endsAt = Date.UTC(2027, 0, 15, 8);
    const write = (isSecure: boolean) => tokenJar(cookieJar(page, isSecure)).write("a.b.c", endsAt);
    write(true);
    write(false);
    const end = "expires=Fri, 15 Jan 2027 08:00:00 GMT";
    expect(written).toEqual([
      `user_token=a.b.c; path=/; SameSite=Lax; Secure; ${end}`,
      `user_token=a.b.c; path=/; SameSite=Lax; ${end}`,
    ]);
  });
  it("of others that cannot be decoded are read as they are", () => {
    document.cookie = "cookies_agree_type=%E0%A4%A";
    expect(cookieJar(document, true).read("cookies_agree_type")).toBe("%E0%A4%A");
  });
});

describe("the values found on the device", () => {
  it("are empty on a new device", () =>
    expect(readFound(areas(), noCookies, { search: "" })).toEqual({}));
  it("include flags of the address by name, without their values [blocking-011]", () =>
    expect(readFound(areas(), noCookies, { search: "?redirect-service=1&token=secret" })).toEqual({
      flags: ["redirect-service"],
    }));
  it("include a fingerprint's expiry, never its token [captcha-fingerprint-003] [captcha-fingerprint-006]", () => {
    const stored = { token: "fp", componentsData: { v: 1 }, expiresAt: 1_800_000_000 };
    const found = readFound(areas({ "tl.fingerprint": stored }), noCookies, { search: "" });
    expect(found).toEqual({ fingerprintEndsAt: 1_800_000_000_000 });
    const lacking = { ...stored, token: undefined };
    expect(readFound(areas({ "tl.fingerprint": lacking }), noCookies, { search: "" })).toEqual({});
  });
  it("leave out records of another shape [analytics-003]", () =>
    expect(
      readFound(
        areas({ "tl.metrics": [{ id: "x" }] }, { "tl.s.chunkReloadAt": "soon" }),
        noCookies,
        {
          search: "",
        },
      ),
    ).toEqual({}));
});

describe("the fingerprint script", () => {
  const right = { token: "fp_1", componentsData: { v: 1 }, expiresAt: 1_800_000_000 };
  async function taken(run: (() => Promise<unknown>) | null, isThere = true) {
    const storage = new MemoryStorage();
    let runner: { run: () => Promise<unknown> } | undefined;
    const reported: Draft[] = [];
    const load = vi.fn(() => {
      if (!isThere) return Promise.reject(new Error("no script"));
      if (run !== null) runner = { run };
      return Promise.resolve();
    });
    const report = (draft: Draft) => reported.push(draft);
    const port = fingerprintPort({ load, runner: () => runner, storage, report });
    port(entryOf(FingerprintWanted({})));
    await vi.waitFor(() => expect(reported).toHaveLength(1));
    return { reported, load, stored: storage.getItem("tl.fingerprint") };
  }

  it("is loaded from its fixed path; its result stays on the device [captcha-fingerprint-005] [captcha-fingerprint-006]", async () => {
    const { reported, load, stored } = await taken(() => Promise.resolve(right));
    expect(load).toHaveBeenCalledExactlyOnceWith("/web-api/fingerprint/script.js");
    expect(reported).toEqual([FingerprintTaken({ endsAt: 1_800_000_000_000 })]);
    expect(JSON.parse(stored ?? "null")).toEqual(right);
  });
  for (const lacking of ["token", "componentsData", "expiresAt"] as const) {
    it(`fails without ${lacking} [captcha-fingerprint-004] [error-024]`, async () => {
      const { reported, stored } = await taken(() =>
        Promise.resolve({ ...right, [lacking]: undefined }),
      );
      expect(reported).toEqual([FingerprintFailed({ reason: "response" })]);
      expect(stored).toBeNull();
    });
  }
  it("fails when it throws [error-024]", async () => {
    const { reported } = await taken(() => Promise.reject(new Error("no")));
    expect(reported).toEqual([FingerprintFailed({ reason: "exec" })]);
  });
  it("fails when it does not load, or returns nothing [error-024]", async () => {
    const failed = [FingerprintFailed({ reason: "api" })];
    expect((await taken(null)).reported).toEqual(failed);
    expect((await taken(null, false)).reported).toEqual(failed);
  });
});

describe("the scripts of counters", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  it("are loaded from their addresses; one that fails to load is left out [analytics-008]", () => {
    const load = vi.fn((url: string) =>
      url.endsWith("b.js") ? Promise.reject(new Error("gone")) : Promise.resolve(),
    );
    const scriptUrls = ["https://a.test/a.js", "https://b.test/b.js"];
    countersPort(load)(entryOf(AnalyticsStarted({ scriptUrls })));
    expect(load.mock.calls.flat()).toEqual(scriptUrls);
  });
  it("share one policy of the page, created once", () => {
    const createPolicy = vi.fn(
      (_name: string, rules: { createScriptURL: (url: string) => string }) => rules,
    );
    vi.stubGlobal("trustedTypes", { createPolicy });
    const appended: string[] = [];
    const script = () => ({ src: "", async: false });
    const document = {
      createElement: script,
      head: { append: ({ src }: { src: string }) => appended.push(src) },
    };
    void loadScript(document as never, "/one.js");
    void loadScript(document as never, "/two.js");
    expect(appended).toEqual(["/one.js", "/two.js"]);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["touchline-sections"]);
  });
});

describe("the browser's install offer", () => {
  it("is held back, reported, and made once [pwa-app-003]", () => {
    const reported: Draft[] = [];
    const port = installPort(window, (draft) => reported.push(draft));
    const prompt = vi.fn(() => Promise.resolve());
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(reported).toEqual([InstallPromptSeen({})]);
    port(entryOf(InstallRequested({})));
    port(entryOf(InstallRequested({})));
    expect(prompt).toHaveBeenCalledTimes(1);
  });
});
