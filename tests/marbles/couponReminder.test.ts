import { describe, expect, it } from "vitest";
import { FeedGame } from "../../src/events/sports/events.ts";
import { answers, whenAsked } from "../kit/replies.ts";
import { storedCoupon } from "../kit/bets.ts";
import { lanesOf } from "../kit/timeline.ts";
import { instant, play } from "../kit/play.ts";
import { rule } from "../kit/rule.ts";
import { closedSite } from "../kit/site.ts";
import { feedChange, pricesOf, wholeFeed } from "../kit/siteFeed.ts";

const live = "/en/section/live/1/501";
const line = "/en/section/line/1/502";
const reminder = "NotificationShown(id=coupon-reminder)";

/** The first outcome changes its state with the answer after the first. */
const turning = (state: 1 | 2) =>
  whenAsked(FeedGame, ({ gameId, since }) =>
    answers({
      ...(since === null
        ? wholeFeed("live")
        : feedChange(since + 1, pricesOf("live", [1.85, 3.4, 4.25], [state, 0, 0]))),
      gameId,
    }),
  );

describe("COUPON-REMINDER", () => {
  it("stores bet, instant and whether it was shown [reminders-001] [reminders-003]", () => {
    const timeline = { path: live, user: "10s AddBet(901)", expect: "10s BetAdded", for: "11s" };
    const { session } = play(timeline, lanesOf(timeline));
    expect(JSON.parse(session.getItem("tl.s.couponReminder") ?? "null")).toEqual({
      id: 901,
      timeToShow: instant("40s"),
      isShown: false,
    });
  });
  rule("a live bet after 30 s [reminders-002] [reminders-004] {COUPON-REMINDER:at}", {
    path: live,
    user: "10s AddBet(901)",
    watch: reminder,
    expect:
      "40s CouponReminderShown(901) NotificationShown(id=coupon-reminder, status=warning, action=openCoupon)",
    for: "2m",
  });
  rule("a live bet: nothing 1 ms earlier [reminders-002] {COUPON-REMINDER:before}", {
    path: live,
    user: "10s AddBet(901)",
    watch: `CouponReminderShown ${reminder}`,
    expect: "",
    for: "39s999ms",
  });
  rule("a bet of the line after 5 minutes [reminders-002] {COUPON-REMINDER:at}", {
    path: line,
    user: "10s AddBet(911)",
    watch: reminder,
    expect: "5m10s CouponReminderShown(911) NotificationShown(id=coupon-reminder)",
    for: "6m",
  });
  rule("a bet of the line: nothing 1 ms earlier [reminders-002] {COUPON-REMINDER:before}", {
    path: line,
    user: "10s AddBet(911)",
    watch: `CouponReminderShown ${reminder}`,
    expect: "",
    for: "5m9s999ms",
  });
  rule("another bet restarts the wait [reminders-002] {COUPON-REMINDER:reset}", {
    path: live,
    user: "10s AddBet(901) 29s999ms AddBet(902)",
    watch: reminder,
    expect: "1m9s999ms CouponReminderShown(902) NotificationShown(id=coupon-reminder)",
    for: "2m",
  });
  rule("opening the coupon cancels it up to the last ms [reminders-006] {COUPON-REMINDER:cancel}", {
    path: live,
    user: "10s AddBet(901) 29s999ms GoTo(/en/coupon)",
    watch: "CouponReminderShown",
    expect: "39s999ms CouponReminderDropped",
    for: "2m",
  });
  rule("opening the coupon just after closes it [reminders-006] {COUPON-REMINDER:after}", {
    path: live,
    user: "10s AddBet(901) 30s1ms GoTo(/en/coupon)",
    expect: "40s CouponReminderShown 1ms CouponReminderDropped NotificationClosed(coupon-reminder)",
    for: "2m",
  });
  rule("leaving the coupon again starts a new wait [reminders-001]", {
    path: live,
    user: `10s AddBet(901) 5s GoTo(/en/coupon) 5s GoTo(/en/office/menu)`,
    expect: "50s CouponReminderShown(901)",
    for: "2m",
  });
  rule("an emptied coupon cancels it [reminders-006] {COUPON-REMINDER:cancel}", {
    path: live,
    user: "10s AddBet(901) 29s999ms ClearCoupon",
    watch: "CouponReminderShown",
    expect: "39s999ms CouponReminderDropped",
    for: "2m",
  });
  rule("emptied while it stands: closed [reminders-006]", {
    path: live,
    user: "10s AddBet(901) 31s RemoveBet(901)",
    watch: "CouponReminderShown",
    expect: "40s CouponReminderShown 1s NotificationClosed(coupon-reminder)",
    for: "45s",
  });
  rule("suspended by then: nothing is shown [reminders-004]", {
    path: live,
    user: "1s AddBet(901)",
    server: { FeedGame: turning(1) },
    watch: `CouponReminderShown ${reminder}`,
    expect: "",
    for: "2m",
  });
  rule("gone by then: nothing is shown [reminders-004]", {
    path: live,
    user: "1s AddBet(901)",
    server: { FeedGame: turning(2) },
    watch: `CouponReminderShown ${reminder}`,
    expect: "",
    for: "2m",
  });
  rule("once in a session, whatever is added later [reminders-005]", {
    path: live,
    user: "10s AddBet(901) 31s GoTo(/en/coupon) 1s GoTo(/en/section/live/1/501) 1s AddBet(902)",
    expect: "40s CouponReminderShown",
    for: "2m",
  });
  rule("once in a session, also over a reload [reminders-005] {COUPON-REMINDER:reload}", {
    path: live,
    user: "10s AddBet(901) 2m AddBet(902)",
    tab: "1m reload",
    expect: "40s CouponReminderShown",
    for: "4m",
  });
  rule("another tab is another session [reminders-005]", {
    path: live,
    user: "10s AddBet(901)",
    tab: "1m close 1m opennew",
    expect: "40s CouponReminderShown 1m50s CouponReminderShown",
    for: "1h30m",
  });
  rule("a reload restores the record [reminders-003] {COUPON-REMINDER:reload}", {
    path: live,
    user: "10s AddBet(901)",
    tab: "25s reload",
    expect: "40s CouponReminderShown",
    for: "2m",
  });
  rule("due while the page was closed: shown at once [reminders-003]", {
    path: live,
    user: "10s AddBet(901)",
    tab: "25s close 10m open",
    expect: "10m25s CouponReminderShown",
    for: "11m",
  });
  rule("stored and opened on the coupon: dropped [reminders-006]", {
    path: "/en/coupon",
    stored: {
      local: { "tl.coupon": storedCoupon(901) },
      session: { "tl.s.couponReminder": { id: 901, timeToShow: instant("20s"), isShown: false } },
    },
    watch: "CouponReminderShown",
    expect: "CouponReminderDropped",
    for: "2m",
  });
  rule("a stored record without its bet shows nothing [reminders-004]", {
    stored: {
      session: { "tl.s.couponReminder": { id: 901, timeToShow: instant("20s"), isShown: false } },
    },
    watch: "CouponReminderShown",
    expect: "CouponReminderDropped",
  });
  rule("hidden or not, the time runs [reminders-002]", {
    path: live,
    user: "10s AddBet(901)",
    tab: "11s hidden",
    expect: "40s CouponReminderShown",
    for: "2m",
  });
  rule("the site closes: nobody is reminded {COUPON-REMINDER:cancel}", {
    path: live,
    user: "10s AddBet(901)",
    server: { SiteConfig: answers(closedSite(39_000)) },
    watch: "CouponReminderShown",
    expect: "39s CouponReminderDropped",
    for: "2m",
  });
  rule("overslept: due on waking [reminders-002] {COUPON-REMINDER:sleep}", {
    path: live,
    user: "10s AddBet(901)",
    clock: "20s sleep 1h",
    expect: "1h20s CouponReminderShown",
    for: "1h30m",
  });
  rule("a short sleep counts [reminders-002]", {
    path: live,
    user: "10s AddBet(901)",
    clock: "12s sleep 20s",
    expect: "40s CouponReminderShown",
    for: "2m",
  });
  rule("the clock set back does not put it off [reminders-002] {COUPON-REMINDER:back}", {
    path: live,
    user: "10s AddBet(901)",
    clock: "20s back 1h",
    expect: "40s CouponReminderShown",
    for: "2m",
  });
  rule("the clock set back and a reload: never longer than the whole wait [reminders-002]", {
    path: live,
    user: "10s AddBet(901)",
    clock: "20s back 1h",
    tab: "25s reload",
    expect: "55s CouponReminderShown",
    for: "1h30m",
  });
  rule(
    "the clock set forward: it is due when the page next looks [reminders-002] {COUPON-REMINDER:forward}",
    {
      path: live,
      user: "10s AddBet(901)",
      clock: "21s forward 1h",
      expect: "25s CouponReminderShown",
      for: "1h30m",
    },
  );
  rule("wiped, a reload begins anew [reminders-003] {COUPON-REMINDER:wiped}", {
    path: live,
    user: "10s AddBet(901)  40s AddBet(902)",
    storage: "45s wipe",
    tab: "46s reload",
    expect: "40s CouponReminderShown(901) 40s CouponReminderShown(902)",
    for: "2m",
  });
  rule("another tab has a reminder of its own [reminders-005] {COUPON-REMINDER:tab2}", {
    path: live,
    user: "10s AddBet(901)",
    tab2: "15s open",
    expect: "40s CouponReminderShown(901) 5s 2:CouponReminderShown(901)",
    for: "2m",
  });
  rule("offline it still comes [reminders-002] {COUPON-REMINDER:offline}", {
    path: live,
    user: "10s AddBet(901)",
    network: "12s offline",
    expect: "40s CouponReminderShown",
    for: "2m",
  });
});
