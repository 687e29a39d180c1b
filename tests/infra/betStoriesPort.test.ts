import { beforeEach, describe, expect, it } from "vitest";
import { BetStoriesFound } from "../../src/events/betStories/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { DomainsArrived } from "../../src/events/runtime/events.ts";
import { SessionClosed, SessionOpened } from "../../src/events/session/events.ts";
import type { State } from "../../src/events/index.ts";
import { betStoriesPort } from "../../src/infra/ports/betStories.ts";
import { ownerMark } from "../../src/infra/ports/ownerMark.ts";
import { Vault } from "../../src/infra/vault.ts";
import { placedStory } from "../kit/betStory.ts";
import { MemoryStorage } from "../kit/memoryStorage.ts";
import { stateOf } from "../kit/spec.ts";

const key = "tl.betStories";
const anna = 4711;
const bella = 4712;
const stored = (userId: number, ...stories: readonly object[]) =>
  JSON.stringify({ mark: ownerMark(key, userId), stories });

let local: MemoryStorage;
let reported: Draft[];
beforeEach(() => {
  local = new MemoryStorage();
  reported = [];
});

/** A page of this player, or of nobody. */
function page(userId: number | null) {
  const vault = new Vault();
  const signedIn =
    userId === null
      ? SessionClosed({ reason: "start" })
      : SessionOpened({ userId: vault.seal("personal", userId) });
  let state: State = stateOf(signedIn);
  let fromTab: () => void = () => {};
  const port = betStoriesPort({
    local,
    onOtherTab: (receive) => {
      fromTab = receive;
    },
    vault,
    state: () => state,
    report: (draft) => reported.push(draft),
  });
  const receive = ({ type, v, data }: Draft, events: readonly Draft[] = []) => {
    state = stateOf(signedIn, ...events);
    port({ seq: 1, at: 0, type, v, data, cause: null });
  };
  const arrive = () => receive(DomainsArrived({ need: "player", domains: ["betStories"] }));
  /** As the folds leave it: the page has come to know of these. */
  const know = (isElsewhere: boolean, ...stories: readonly ReturnType<typeof placedStory>[]) => {
    const found = BetStoriesFound({ stories: [...stories], isElsewhere });
    receive(found, [found]);
  };
  return { arrive, know, receive, tab: () => fromTab() };
}
const found = () =>
  reported.flatMap((draft) =>
    BetStoriesFound.is(draft) ? [[draft.data.isElsewhere, draft.data.stories.length]] : [],
  );

describe("the stories of bets on the device", () => {
  it("are reported to their player when the page has its rules, and once", () => {
    local.setItem(key, stored(anna, placedStory()));
    const own = page(anna);
    own.tab();
    expect(found()).toEqual([]);
    own.arrive();
    own.tab();
    expect(found()).toEqual([[false, 1]]);
  });

  it.each([
    ["nothing", null],
    ["something else", "[1]"],
    ["a story of another shape", stored(anna, { key: "key-1" })],
  ])("are none where the device has %s", (_what, text) => {
    if (text !== null) local.setItem(key, text);
    page(anna).arrive();
    expect(reported).toEqual([]);
  });

  it("are shown to nobody else, and leave when somebody else signs in", () => {
    local.setItem(key, stored(anna, placedStory()));
    page(null).arrive();
    expect(local.getItem(key)).not.toBeNull();
    page(bella).arrive();
    expect(reported).toEqual([]);
    expect(local.getItem(key)).toBeNull();
  });

  it("are kept without naming the player, beside those of another tab", () => {
    const own = page(anna);
    own.arrive();
    local.setItem(key, stored(anna, placedStory({ key: "other", tappedAt: 1 })));
    own.know(false, placedStory());
    const text = local.getItem(key) ?? "";
    expect(text).toContain('"other"');
    expect(text).toContain('"key-1"');
    expect(text).not.toContain(String(anna));
  });

  it("are not written again by a tab that only read them", () => {
    const own = page(anna);
    own.arrive();
    own.know(true, placedStory());
    expect(local.getItem(key)).toBeNull();
  });

  it("another tab's change is reported", () => {
    const own = page(anna);
    own.arrive();
    local.setItem(key, stored(anna, placedStory()));
    own.tab();
    expect(found()).toEqual([[true, 1]]);
  });

  it.each([
    ["player", null],
    ["idle", null],
    ["tab", null],
    ["expired", "kept"],
  ] as const)("after a session that ended with %s they are %s", (reason, kept) => {
    const own = page(anna);
    own.arrive();
    own.know(false, placedStory());
    own.receive(SessionClosed({ reason }));
    expect(local.getItem(key) === null ? null : "kept").toBe(kept);
  });

  it("a device that stores nothing says so", () => {
    local.setItem = () => {
      throw new Error("full");
    };
    const own = page(anna);
    own.arrive();
    own.know(false, placedStory());
    expect(reported.map(({ type }) => type)).toEqual(["ValueNotStored"]);
  });
});
