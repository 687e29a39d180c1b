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

/** The first outcome changes its state with the second answer. */
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
  it("stores the bet, the time and whether it was shown [reminders-001] [reminders-003]", () => {
    const timeline = { path: live, user: "10s AddBet(901)", expect: "10s BetAdded", for: "11s" };
    const { session } = play(timeline, lanesOf(timeline));
    expect(JSON.parse(session.getItem("tl.s.couponReminder") ?? "null")).toEqual({
      id: 901,
      timeToShow: instant("40s"),
      isShown: false,
    });
  });
  rule("fires 30 s after a live bet [reminders-002] [reminders-004] {COUPON-REMINDER:at}", {
    path: live,
    user: "10s AddBet(901)",
    watch: reminder,
    expect:
      "40s CouponReminderShown(901) NotificationShown(id=coupon-reminder, status=warning, action=openCoupon)",
    for: "2m",
  });
  rule("does nothing 1 ms earlier for a live bet [reminders-002] {COUPON-REMINDER:before}", {
    path: live,
    user: "10s AddBet(901)",
    watch: `CouponReminderShown ${reminder}`,
    expect: "",
    for: "39s999ms",
  });
  rule("fires 5 minutes after a prematch bet [reminders-002] {COUPON-REMINDER:at}", {
    path: line,
    user: "10s AddBet(911)",
    watch: reminder,
    expect: "5m10s CouponReminderShown(911) NotificationShown(id=coupon-reminder)",
    for: "6m",
  });
  rule("does nothing 1 ms earlier for a prematch bet [reminders-002] {COUPON-REMINDER:before}", {
    path: line,
    user: "10s AddBet(911)",
    watch: `CouponReminderShown ${reminder}`,
    expect: "",
    for: "5m9s999ms",
  });
  rule("restarts the wait with another bet [reminders-002] {COUPON-REMINDER:reset}", {
    path: live,
    user: "10s AddBet(901) 29s999ms AddBet(902)",
    expect: "1m9s999ms CouponReminderShown(902) NotificationShown(id=coupon-reminder)",
    for: "2m",
  });
  rule("is cancelled by opening the coupon in time [reminders-006] {COUPON-REMINDER:cancel}", {
    path: live,
    user: "10s AddBet(901) 29s999ms GoTo(/en/coupon)",
    watch: "CouponReminderShown",
    expect: "39s999ms CouponReminderDropped",
    for: "2m",
  });
  rule("closes when the coupon is opened later [reminders-006] {COUPON-REMINDER:after}", {
    path: live,
    user: "10s AddBet(901) 30s1ms GoTo(/en/coupon)",
    expect: "40s CouponReminderShown 1ms CouponReminderDropped NotificationClosed(coupon-reminder)",
    for: "2m",
  });
  rule("starts a new wait when the player leaves the coupon again [reminders-001]", {
    path: live,
    user: `10s AddBet(901) 5s GoTo(/en/coupon) 5s GoTo(/en/office/menu)`,
    expect: "50s CouponReminderShown(901)",
    for: "2m",
  });
  rule("waits anew once the quick coupon is closed, and closes when that is opened", {
    path: live,
    user: "10s AddBet(901) 29s OpenQuickCoupon 10s CloseQuickCoupon 31s OpenQuickCoupon",
    expect: "39s CouponReminderDropped 40s CouponReminderShown 1s CouponReminderDropped",
    for: "2m",
  });
  rule("is cancelled by an emptied coupon [reminders-006] {COUPON-REMINDER:cancel}", {
    path: live,
    user: "10s AddBet(901) 29s999ms ClearCoupon",
    watch: "CouponReminderShown",
    expect: "39s999ms CouponReminderDropped",
    for: "2m",
  });
  rule("closes when the coupon is emptied while it is open [reminders-006]", {
    path: live,
    user: "10s AddBet(901) 31s RemoveBet(901)",
    watch: "CouponReminderShown",
    expect: "40s CouponReminderShown 1s NotificationClosed(coupon-reminder)",
    for: "45s",
  });
  rule("does not show a bet that is suspended by then [reminders-004]", {
    path: live,
    user: "1s AddBet(901)",
    server: { FeedGame: turning(1) },
    watch: `CouponReminderShown ${reminder}`,
    expect: "",
    for: "2m",
  });
  rule("does not show a bet that is gone by then [reminders-004]", {
    path: live,
    user: "1s AddBet(901)",
    server: { FeedGame: turning(2) },
    watch: `CouponReminderShown ${reminder}`,
    expect: "",
    for: "2m",
  });
  rule("shows once per session, whatever is added later [reminders-005]", {
    path: live,
    user: "10s AddBet(901) 31s GoTo(/en/coupon) 1s GoTo(/en/section/live/1/501) 1s AddBet(902)",
    expect: "40s CouponReminderShown",
    for: "2m",
  });
  rule("shows once per session, even over a reload [reminders-005] {COUPON-REMINDER:reload}", {
    path: live,
    user: "10s AddBet(901) 2m AddBet(902)",
    tab: "1m reload",
    expect: "40s CouponReminderShown",
    for: "4m",
  });
  rule("shows in another tab, which is another session [reminders-005]", {
    path: live,
    user: "10s AddBet(901)",
    tab: "1m close 1m opennew",
    expect: "40s CouponReminderShown 1m50s CouponReminderShown",
    for: "1h30m",
  });
  rule("restores its record after a reload [reminders-003] {COUPON-REMINDER:reload}", {
    path: live,
    user: "10s AddBet(901)",
    tab: "25s reload",
    expect: "40s CouponReminderShown",
    for: "2m",
  });
  rule("shows at once when it fell due while the page was closed [reminders-003]", {
    path: live,
    user: "10s AddBet(901)",
    tab: "25s close 10m open",
    expect: "10m25s CouponReminderShown",
    for: "11m",
  });
  rule("is dropped when a stored one is opened on the coupon [reminders-006]", {
    path: "/en/coupon",
    stored: {
      local: { "tl.coupon": storedCoupon(901) },
      session: { "tl.s.couponReminder": { id: 901, timeToShow: instant("20s"), isShown: false } },
    },
    watch: "CouponReminderShown",
    expect: "CouponReminderDropped",
    for: "2m",
  });
  rule("shows nothing for a stored record without its bet [reminders-004]", {
    stored: {
      session: { "tl.s.couponReminder": { id: 901, timeToShow: instant("20s"), isShown: false } },
    },
    watch: "CouponReminderShown",
    expect: "CouponReminderDropped",
  });
  rule("keeps counting while the tab is hidden [reminders-002]", {
    path: live,
    user: "10s AddBet(901)",
    tab: "11s hidden",
    expect: "40s CouponReminderShown",
    for: "2m",
  });
  rule("is cancelled when the site closes {COUPON-REMINDER:cancel}", {
    path: live,
    user: "10s AddBet(901)",
    server: { SiteConfig: answers(closedSite(39_000)) },
    watch: "CouponReminderShown",
    expect: "39s CouponReminderDropped",
    for: "2m",
  });
  rule("fires on waking if it fell due during sleep [reminders-002] {COUPON-REMINDER:sleep}", {
    path: live,
    user: "10s AddBet(901)",
    clock: "20s sleep 1h",
    expect: "1h20s CouponReminderShown",
    for: "1h30m",
  });
  rule("counts a short sleep [reminders-002]", {
    path: live,
    user: "10s AddBet(901)",
    clock: "12s sleep 20s",
    expect: "40s CouponReminderShown",
    for: "2m",
  });
  rule("is not delayed when the clock is set back [reminders-002] {COUPON-REMINDER:back}", {
    path: live,
    user: "10s AddBet(901)",
    clock: "20s back 1h",
    expect: "40s CouponReminderShown",
    for: "2m",
  });
  rule("never waits longer after a clock set back and a reload [reminders-002]", {
    path: live,
    user: "10s AddBet(901)",
    clock: "20s back 1h",
    tab: "25s reload",
    expect: "55s CouponReminderShown",
    for: "1h30m",
  });
  rule("fires early when the clock is set forward [reminders-002] {COUPON-REMINDER:forward}", {
    path: live,
    user: "10s AddBet(901)",
    clock: "21s forward 1h",
    expect: "25s CouponReminderShown",
    for: "1h30m",
  });
  rule("starts over when the storage is wiped [reminders-003] {COUPON-REMINDER:wiped}", {
    path: live,
    user: "10s AddBet(901)  40s AddBet(902)",
    storage: "45s wipe",
    tab: "46s reload",
    expect: "40s CouponReminderShown(901) 40s CouponReminderShown(902)",
    for: "2m",
  });
  rule("runs separately in another tab [reminders-005] {COUPON-REMINDER:tab2}", {
    path: live,
    user: "10s AddBet(901)",
    tab2: "15s open",
    expect: "40s CouponReminderShown(901) 5s 2:CouponReminderShown(901)",
    for: "2m",
  });
  rule("fires while offline too [reminders-002] {COUPON-REMINDER:offline}", {
    path: live,
    user: "10s AddBet(901)",
    network: "12s offline",
    expect: "40s CouponReminderShown",
    for: "2m",
  });
});
