// @vitest-environment happy-dom
import { app, arrival } from "../kit/app.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { PreferencesFound, SystemThemeChanged } from "../../src/events/preferences/events.ts";
import { preferenceFields } from "../../src/events/preferences/stored.ts";
import { settingFields } from "../../src/events/settings/stored.ts";
import { decode } from "../../src/codec/codec.ts";
import { readFound } from "../../src/infra/ports/found.ts";
import { preferencesPort, watchPreferences } from "../../src/infra/ports/preferences.ts";
import { readFields, readStored } from "../../src/infra/ports/storage.ts";
import { Vault } from "../../src/infra/vault.ts";
import { MemoryStorage } from "../kit/memoryStorage.ts";

const cookies = (all: Readonly<Record<string, string>> = {}) => ({
  read: (name: string) => all[name] ?? null,
});
const places = (local: Record<string, unknown>, jar: Readonly<Record<string, string>> = {}) => ({
  local: new MemoryStorage(local),
  cookies: cookies(jar),
  isSystemDark: () => true,
});
const entryOf = ({ type, v, data }: Draft) => ({ seq: 1, at: 0, type, v, data, cause: null });
const stored = {
  theme: "dark",
  isShowGameId: true,
  appViewType: 1,
  is12h: true,
  language: "ru",
};

describe("the stored settings", () => {
  it("are read field by field: a bad field does not lose the others, an unknown one is dropped [settings-005]", () => {
    const settings = { ...stored, fontScale: "huge", coefViewId: "x", somethingElse: 1 };
    const read = readStored(
      { local: new MemoryStorage({ "tl.settings": settings }), session: null },
      new Vault(),
    );
    expect(read.settings).toEqual({ theme: "dark", is12h: true, language: "ru" });
  });

  it("always fit their codec, whatever the storage has, and keep each good field [settings-005]", () => {
    const fields = { ...settingFields, ...preferenceFields };
    const good = fc.record(
      {
        theme: fc.constantFrom("system", "light", "dark"),
        coefViewId: fc.option(fc.nat(20), { nil: null }),
        isCompactView: fc.boolean(),
        appViewType: fc.constantFrom(0, 1),
        isShowGameId: fc.boolean(),
      },
      { requiredKeys: [], noNullPrototype: true },
    );
    const bad = fc.dictionary(
      fc.oneof(fc.constantFrom("fontScale", "timeZone", "is12h", "filteredMarkets"), fc.string()),
      fc.oneof(fc.object(), fc.array(fc.anything()), fc.constant(undefined)),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(bad, good, (odd, fine) => {
        const local = new MemoryStorage({ "tl.settings": JSON.stringify({ ...odd, ...fine }) });
        local.setItem("tl.settings", JSON.stringify({ ...odd, ...fine }));
        const read = readFields(local, "tl.settings", fields) ?? {};
        expect(read).toEqual(fine);
        expect(Object.keys(read).every((name) => name in fields)).toBe(true);
      }),
    );
  });

  it("count as never stored when they are not a record", () => {
    for (const text of ["[1]", "null", '"x"', "7", "{"]) {
      const local = new MemoryStorage({});
      local.setItem("tl.settings", text);
      expect(readFields(local, "tl.settings", settingFields)).toBeUndefined();
    }
  });
});

describe("the time zone", () => {
  const zoneOf = (tzo: string | null, zone?: number) => {
    const { timeZone, browserZone } = readFound(
      { local: null, session: null },
      cookies(tzo === null ? {} : { tzo }),
      { search: "", ...(zone === undefined ? {} : { zone }) },
    );
    return [timeZone, browserZone];
  };
  it("is the cookie's when that is valid; the phone's is reported alongside [settings-004]", () => {
    expect(zoneOf("5.5", 2)).toEqual([5.5, 2]);
    expect(zoneOf("0")).toEqual([0, undefined]);
    expect(zoneOf("-12")).toEqual([-12, undefined]);
    for (const odd of [null, "", " ", "x", "99", "NaN", "Infinity"])
      expect(zoneOf(odd, -3)).toEqual([undefined, -3]);
  });
});

describe("the settings that no first page needs", () => {
  const received = (
    local: Record<string, unknown>,
    jar: Readonly<Record<string, string>> = {},
    started: object = {},
  ) => {
    const events: Draft[] = [];
    const port = preferencesPort(
      places(local, jar),
      (draft) => events.push(draft),
      () => ({ ...app.root.initial.settings, ...started }),
    );
    port(entryOf(arrival("later")));
    expect(events).toEqual([]);
    port(entryOf(arrival("frame")));
    return events;
  };

  it("are reported once a domain that needs them has loaded [settings-008]", () => {
    const local = {
      "tl.settings": stored,
      "tl.cookiesAgreeTime": 1_795_000_000,
    };
    const jar = { cookies_agree_type: "functional", left_hide: "1" };
    const [event] = received(local, jar, { theme: "dark", is12h: true });
    expect(event).toEqual(
      PreferencesFound({
        kept: { isShowGameId: true, appViewType: 1, isLeftHidden: true },
        consent: "functional",
        agreedAt: 1_795_000_000,
        isSystemDark: true,
      }),
    );
    expect(decode(PreferencesFound.codec, event?.data).tag).toBe("ok");
  });

  it("come with what another tab has changed since the page started [settings-008]", () => {
    const local = { "tl.settings": { theme: "dark", language: "ru", isShowGameId: true } };
    const [event] = received(local, { tzo: "4" }, { theme: "system", language: "en" });
    expect(event).toMatchObject({
      data: { settings: { theme: "dark", timeZone: 4 }, kept: { isShowGameId: true } },
    });
    expect(JSON.stringify(event)).not.toContain("language");
    const [same] = received(local, { tzo: "4" }, { theme: "dark", timeZone: 4 });
    expect(same?.data).not.toHaveProperty("settings");
  });

  it("are empty on a new device", () => {
    expect(received({})).toEqual([
      PreferencesFound({
        kept: {},
        consent: null,
        agreedAt: null,
        isSystemDark: true,
      }),
    ]);
  });
});

describe("another tab", () => {
  const watched = () => {
    const events: Draft[] = [];
    const here = places(
      { "tl.settings": stored, "tl.cookiesAgreeTime": 7 },
      { tzo: "4", cookies_agree_type: "all" },
    );
    watchPreferences(window, here, (draft) => events.push(draft));
    const report = (key: string | null) => {
      events.length = 0;
      window.dispatchEvent(Object.assign(new Event("storage"), { key }));
      return events.map(({ data }) => data);
    };
    return report;
  };

  it("passes on the settings that it changed, except the language [settings-008]", () => {
    const report = watched();
    expect(report("tl.settings")).toMatchObject([
      {
        settings: { theme: "dark", is12h: true, timeZone: 4 },
        kept: { isShowGameId: true },
        consent: "all",
      },
    ]);
    expect(JSON.stringify(report("tl.settings"))).not.toContain("language");
  });
  it("passes on nothing else", () => {
    const report = watched();
    expect(report("tl.coupon")).toEqual([]);
    expect(report("tl.cookiesAgreeTime")).toMatchObject([{ agreedAt: 7 }]);
    expect(report("tl.cookiesAgreeTime")[0]).not.toHaveProperty("settings");
  });
});

describe("the phone", () => {
  it("reports that it becomes dark [settings-002]", () => {
    const events: Draft[] = [];
    const query = new EventTarget();
    const view = Object.assign(new EventTarget(), { matchMedia: () => query });
    watchPreferences(view as never, places({}), (draft) => events.push(draft));
    query.dispatchEvent(Object.assign(new Event("change"), { matches: true }));
    expect(events).toEqual([SystemThemeChanged({ isDark: true })]);
  });
});
