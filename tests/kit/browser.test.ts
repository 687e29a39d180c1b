import { describe, expect, it } from "vitest";
import type { Timeline } from "./timeline.ts";
import { lanesOf } from "./timeline.ts";
import { Neighbours } from "./neighbours.ts";
import { play } from "./play.ts";
import { rule } from "./rule.ts";
import { World } from "./world.ts";

const playing = (timeline: Timeline) => () => play(timeline, lanesOf(timeline));

describe("a second tab", () => {
  rule("opens when the lane says so, and its events are marked as its own", {
    tab: "1s hidden",
    tab2: "5s open 1s hidden",
    watch: "2:AppStarted 2:TabHidden AppStarted TabHidden",
    expect: "AppStarted 1s TabHidden 4s 2:AppStarted(isTabHidden=false) 1s 2:TabHidden",
    for: "10s",
  });
  rule("can open hidden, take commands, and close", {
    path: "/en/section/live/1/501",
    tab2: "1s hidden open 2s AddBet(901) 1s close",
    watch: "2:FeedGameAsked",
    expect: "1s 2:AppStarted(isTabHidden=true) 2:FeedGameAsked 2s 2:BetAdded(bet.market.id=901)",
    for: "30s",
  });
  rule("receives the first tab's messages after 1 ms, and never its own", {
    path: "/en/section/live/1/501",
    user: "5s AddBet(901)",
    tab2: "1s open",
    watch: "CouponReplaced",
    expect: "5s BetAdded 1ms 2:CouponReplaced",
    for: "20s",
  });
  rule("receives nothing when the tabs have no way to communicate", {
    path: "/en/section/live/1/501",
    without: "channel",
    user: "5s AddBet(901)",
    tab2: "1s open",
    watch: "2:CouponReplaced",
    expect: "5s BetAdded",
    for: "20s",
  });
  rule("receives the messages sent while it was frozen when it is thawed", {
    path: "/en/section/live/1/501",
    user: "5s AddBet(901)",
    tab2: "1s open 1s frozen 1m thawed",
    expect: "5s BetAdded 57s 2:CouponReplaced",
    for: "1m10s",
  });
  rule("uses the same server, and the session of both", {
    isPlayer: true,
    user: "5s SignOut",
    tab2: "1s open 9s close 1s open",
    watch: "2:SessionOpened",
    expect: "1s 2:SessionOpened 4s1ms 2:SessionClosed(tab) 5s999ms 2:SessionClosed(start)",
    for: "20s",
  });

  it("shares the local storage and has a session storage of its own", () => {
    const timeline = {
      path: "/en/section/live/1/501",
      user: "1s AddBet(901)",
      tab2: "2s open",
      expect: "1s BetAdded",
      for: "3s",
    };
    const { events } = play(timeline, lanesOf(timeline));
    const started = events.find(({ tab, entry }) => tab === 2 && entry.type === "AppStarted");
    expect(started?.entry.data).toMatchObject({ stored: { coupon: { typeId: 0 } } });
    expect(started?.entry.data).not.toMatchObject({ stored: { couponReminder: {} } });
  });

  it("takes no commands while it is closed or frozen", () => {
    expect(playing({ tab2: "1s AddBet(1)", expect: "1s BetAdded" })).toThrow(
      'tab2 lane: "AddBet(1)" at 1s while the page is closed',
    );
    expect(playing({ tab: "1s frozen", user: "2s ClearCoupon", expect: "1s BetAdded" })).toThrow(
      'user lane: "ClearCoupon" at 2s while the page stands still',
    );
    expect(playing({ tab: "1s thawed", expect: "1s BetAdded" })).toThrow(
      "while the page is running",
    );
  });
});

describe("a frozen tab", () => {
  const path = "/en/section/live";
  rule("does nothing until it is thawed, and then checks the clock", {
    path,
    tab: "7s frozen 1m thawed",
    expect: "FeedListAsked 5s FeedListAsked 1m2s FeedListAsked 5s FeedListAsked",
    for: "1m16s",
  });
  rule("counts as hidden while the player is away on another site", {
    path,
    tab: "7s left 1m returned",
    watch: "TabHidden TabShown PollingPaused",
    expect: "7s TabHidden 1m PollingPaused TabShown",
    for: "1m16s",
  });
  rule("receives network changes when it is thawed", {
    tab: "1s frozen 9s thawed",
    network: "5s offline",
    expect: "10s WentOffline",
    for: "1m",
  });
});

describe("a section", () => {
  rule("reports what its lane says, and nothing else", {
    section: "1s loaded 300ms ready 5s error(503) 500ms dead",
    watch: "SectionLoaded SectionReady SectionFailed SectionDied",
    expect: `1s SectionLoaded(menu) 300ms SectionReady(menu)
             5s SectionFailed(menu, error, 503) 500ms SectionDied(menu)`,
  });
  rule("reports what the lane has for the next fetch after its host failed", {
    section: "failed(http, status=502) 1s ready",
    watch: "SectionWanted SectionReady",
    expect: `SectionWanted SectionFailed(reason=http, status=502)
             1s SectionWanted(why=retry) SectionReady`,
  });
  rule("belongs to the page unless it is named", {
    section: "1s ready 1s ready 1s error(section=menu)",
    user: "1500ms GoTo(/en/office/report)",
    watch: "SectionReady SectionFailed",
    expect: "1s SectionReady(menu) 1s SectionReady(report) 1s SectionFailed(section=menu)",
  });
  rule("also follows its plan, where it has one", {
    sections: { menu: ["ready"] },
    section: "5s error",
    watch: "SectionReady",
    expect: "SectionReady 5s SectionFailed 1s SectionReady",
  });
  rule("reports after the network and before the player", {
    network: "1s offline",
    section: "1s ready",
    user: "1s GoTo(/en/office/report)",
    watch: "SectionReady",
    expect: "1s WentOffline SectionReady RouteEntered",
  });
});

describe("the storage", () => {
  const path = "/en/section/live/1/501";
  const started = (timeline: Timeline) =>
    play(timeline, lanesOf(timeline)).events.findLast(({ entry }) => entry.type === "AppStarted")
      ?.entry.data;
  const added = {
    path,
    user: "1s AddBet(901)",
    tab: "3s reload",
    expect: "1s BetAdded",
    for: "4s",
  };

  it("is empty after a wipe, in both areas", () => {
    expect(started(added)).toMatchObject({ stored: { coupon: {}, couponReminder: {} } });
    const wiped = started({ ...added, storage: "2s wipe" });
    expect(wiped).not.toMatchObject({ stored: { coupon: {} } });
    expect(wiped).not.toMatchObject({ stored: { couponReminder: {} } });
  });
  rule("stores nothing more while it is full, and reports it", {
    ...added,
    storage: "500ms full 2s free",
    watch: "ValueNotStored(key=tl.coupon)",
    expect: "1s BetAdded ValueNotStored(tl.coupon) 300ms ValueNotStored(tl.coupon)",
  });
});

describe("the lock of the browser", () => {
  const setUp = () => {
    const world = new World();
    const neighbours = new Neighbours(world);
    const received: string[] = [];
    const tab = (name: string) => {
      const owner = { name };
      const lock = neighbours.lockOf(owner);
      const say = (what: string) => () => received.push(`${name} ${what} ${world.ms}`);
      return {
        owner,
        ask: (isStealing: boolean) => lock.ask({ isStealing }, say("gained"), say("lost")),
        release: lock.release,
      };
    };
    const run = () => {
      while (world.nextMs() !== null) world.runNext();
      return received.splice(0);
    };
    return { neighbours, one: tab("one"), other: tab("other"), third: tab("third"), run };
  };

  it("goes to the first tab that asks, then in turn", () => {
    const { neighbours, one, other, third, run } = setUp();
    for (const tab of [one, other, third]) tab.ask(false);
    expect(run()).toEqual(["one gained 0"]);
    one.release();
    expect(run()).toEqual(["other gained 0"]);
    neighbours.leave(other.owner);
    expect(run()).toEqual(["third gained 0"]);
  });
  it("goes to the tab that steals it, and the previous owner is notified", () => {
    const { one, other, run } = setUp();
    one.ask(false);
    run();
    other.ask(true);
    expect(run()).toEqual(["other gained 0", "one lost 1"]);
  });
});
