import { describe, expect, it } from "vitest";
import { storedCoupon } from "./bets.ts";
import type { Timeline } from "./timeline.ts";
import { durationMs, durationText } from "./durations.ts";
import { answers, silence } from "./replies.ts";
import { prove } from "./rule.ts";

const place = { text: () => "here", frame: () => "here" };
const proving = (timeline: Timeline) => () => prove("title", timeline, place);
const paused = "40s PollingPaused";

describe("an invalid timeline fails by name", () => {
  const refused: readonly (readonly [what: string, timeline: Timeline, text: string])[] = [
    ["no expectation", { tab: "10s hidden", expect: "" }, "expects nothing and watches nothing"],
    ["an unknown event", { expect: "1s PolingPaused" }, 'there is no event "PolingPaused"'],
    [
      "an unknown watched event",
      { watch: "Foo", expect: "" },
      'watch lane: there is no event "Foo"',
    ],
    ["a command as an event", { expect: "1s AddBet" }, '"AddBet" is a command'],
    [
      "an unknown command",
      { user: "1s AddBets(901)", expect: paused },
      'there is no command "AddBets"',
    ],
    [
      "a field that the command does not have",
      { user: "AddBet(1, 2)", expect: paused },
      '"2" stands for no field',
    ],
    [
      "a command that does not fit",
      { user: "AddBet(x)", expect: paused },
      "send AddBet: outcomeId",
    ],
    [
      "a field that a watched event does not have",
      { watch: "NotificationClosed(nam=bet-removed)", expect: "" },
      'has no field "nam"; it has ',
    ],
    [
      "a field that is not in what a call asks",
      { watch: "FeedListAsked(ask.fed=live)", expect: "" },
      'has no field "fed"; it has feed',
    ],
    ["a field of an event without any", { expect: "40s PollingPaused(why=x)" }, "it has none"],
    [
      "an event of a second tab that is not there",
      { watch: "2:SessionClosed", expect: paused },
      '"2:SessionClosed" is of a second tab',
    ],
    [
      "a stored value that the page does not know",
      { stored: { local: { "tl.coupn": {} } }, expect: "", watch: "PollingPaused" },
      'no page read "tl.coupn"',
    ],
    ["an address that is none", { path: "en/coupon", expect: paused }, "it begins with /"],
    ["an unknown word of the tab", { tab: "1s hide", expect: paused }, 'the unknown word "hide"'],
    ["an unknown word of the network", { network: "offline 1s on", expect: paused }, 'word "on"'],
    ["an unknown word of a section", { section: "1s gone", expect: paused }, 'unknown word "gone"'],
    ["a section of the other tab", { section: "2:ready", expect: paused }, 'word "2:ready"'],
    [
      "a failure without its reason",
      { section: "1s failed", expect: paused },
      'section lane: "failed" does not fit: reason',
    ],
    [
      "an invalid status",
      { section: "1s error(soon)", expect: paused },
      '"error(soon)" does not fit: status',
    ],
    [
      "a field that a word of a section does not have",
      { section: "1s failed(http, code=500)", expect: paused },
      'has no field "code"; it has reason, status, detail, section',
    ],
    [
      "a section without a page",
      { section: "2s ready", tab: "1s close", expect: paused },
      'section lane: "ready" at 2s while the page is closed',
    ],
    [
      "a section of a page that is not known yet",
      { path: "/en/promotions", server: { Rules: silence }, section: "ready", expect: paused },
      '"ready" has nobody to say it; name the section',
    ],
    ["an unknown word of the clock", { clock: "1s nap", expect: paused }, 'word "nap"'],
    [
      "a sleep without its length",
      { clock: "1s sleep", expect: paused },
      '"sleep" without its length',
    ],
    [
      "something that is not a word",
      { user: "5 AddBet(901)", expect: paused },
      '"5", which is neither',
    ],
    [
      "a duration at the end",
      { tab: "1s hidden 5s", expect: paused },
      "ends with 5s and no word after it",
    ],
    ["a window that ends too early", { expect: paused, for: "39s" }, "after the end of the window"],
    [
      "a window that is not a duration",
      { expect: paused, for: "soon" },
      '"soon" is not a duration',
    ],
    ["durations in the watch lane", { watch: "1s PollingPaused", expect: "" }, "without durations"],
    ["an unknown call", { server: { Feed: silence }, expect: paused }, 'there is no call "Feed"'],
    [
      "an answer that does not fit",
      { server: { SiteConfig: answers({}) }, expect: paused },
      "the answer for SiteConfig does not fit",
    ],
    [
      "a word in a sleep",
      { clock: "1s sleep 1h", tab: "2s hidden", expect: paused },
      "falls into a sleep",
    ],
    [
      "commands to a closed page",
      { tab: "1s close", user: "2s ClearCoupon", expect: paused },
      "page is closed",
    ],
    ["opening an open page", { tab: "1s open", expect: paused }, "while the page is open"],
    [
      "a refusal that the timeline does not mention",
      { user: "1s ClearCoupon", expect: paused },
      "CommandRefused at 1s",
    ],
    [
      "a rule without an end",
      { path: "/en/section/live", expect: "FeedListAsked" },
      "the timeline has no end: POLL went on for",
    ],
  ];
  for (const [what, timeline, text] of refused) {
    it(what, () => {
      expect(proving(timeline)).toThrow(text);
    });
  }

  it("an unknown lane", () => {
    const timeline = { expect: paused, server: {}, users: "1s ClearCoupon" };
    expect(proving(timeline)).toThrow('there is no lane "users"');
  });
});

describe("a valid timeline", () => {
  it("returns what was played", () => {
    const { events, state, local } = prove(
      "title",
      {
        stored: { local: { "tl.coupon": storedCoupon(901, 902) } },
        user: "5s RemoveBet(901) RemoveBet(902)",
        expect: "5s BetRemoved(901) BetRemoved(902)",
        for: "1m",
      },
      place,
    );
    expect(events[0]?.entry.type).toBe("AppStarted");
    expect(state.coupon.bets).toEqual([]);
    expect(JSON.parse(local.getItem("tl.coupon") ?? "null")).toMatchObject({ bets: [] });
  });

  it("plays the same way twice", () => {
    const timeline = {
      path: "/en",
      isPlayer: true,
      user: "1s AddBet(901) 1s PlaceCoupon",
      expect: "",
      watch: "ConfigMissing",
      for: "1m",
    };
    const one = prove("title", timeline, place).events;
    expect(prove("title", timeline, place).events).toEqual(one);
    expect(one.length).toBeGreaterThan(100);
  });
});

describe("durations", () => {
  it("are read and written as people write them", () => {
    expect(durationMs("14m59s")).toBe(899_000);
    expect(durationMs("30m1ms")).toBe(1_800_001);
    expect([0, 1, 1_000, 1_800_001, 90_061_000, -1].map(durationText)).toEqual([
      "0",
      "1ms",
      "1s",
      "30m 1ms",
      "1d 1h 1m 1s",
      "-1ms",
    ]);
    expect(() => durationMs("1.5s")).toThrow('"1.5s" is not a duration');
  });
});
