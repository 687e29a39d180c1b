// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { RecentSearchesKept } from "../../src/events/search/events.ts";
import { recentSearchesPort } from "../../src/infra/ports/search.ts";
import { Vault } from "../../src/infra/vault.ts";

const key = "tl.recentSearches";
const received: Draft[] = [];
const vault = new Vault();
const port = (local: Storage | null = localStorage) =>
  recentSearchesPort(window, { local, session: null }, vault, (draft) => received.push(draft));
const texts = () => received.map(({ data }) => vault.open(data));
const keep = (...kept: readonly string[]) => {
  const tokens = kept.map((text) => vault.seal("personal", text));
  const { type, v, data } = RecentSearchesKept({ texts: tokens });
  return { seq: 1, at: 0, type, v, data, cause: null };
};
beforeEach(() => {
  received.length = 0;
  localStorage.clear();
});

describe("earlier searches of the device", () => {
  it("are read sealed", () => {
    localStorage.setItem(key, JSON.stringify(["norrvik", "bastia"]));
    port().start();
    expect(JSON.stringify(received)).not.toContain("norrvik");
    expect(texts()).toEqual([{ texts: ["norrvik", "bastia"] }]);
  });
  it.each([
    ["nothing stored", null],
    ["something else", '{"a":1}'],
    ["no JSON", "norrvik"],
  ])("are none with %s", (_what, stored) => {
    if (stored !== null) localStorage.setItem(key, stored);
    port().start();
    expect(received).toEqual([]);
  });
  it("leave out what is too long or empty", () => {
    localStorage.setItem(key, JSON.stringify(["", "x".repeat(65), "nor"]));
    port().start();
    expect(texts()).toEqual([{ texts: ["nor"] }]);
  });
  it("are stored as what they mean, and removed when there are none", () => {
    port().onEntry(keep("norrvik"));
    expect(localStorage.getItem(key)).toBe('["norrvik"]');
    port().onEntry(keep());
    expect(localStorage.getItem(key)).toBeNull();
  });
  it("follow another tab", () => {
    port().start();
    localStorage.setItem(key, '["bastia"]');
    window.dispatchEvent(new StorageEvent("storage", { key }));
    expect(texts().at(-1)).toEqual({ texts: ["bastia"] });
  });
  it("are not kept without a storage", () => {
    expect(() => port(null).onEntry(keep("norrvik"))).not.toThrow();
  });
});
