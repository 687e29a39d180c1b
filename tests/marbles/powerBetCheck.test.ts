import { describe } from "vitest";
import { instant } from "../kit/play.ts";
import { siteWith } from "../kit/maintenance.ts";
import { answers, fails, inTurn, late, silence, timesOut } from "../kit/replies.ts";
import { siteConfig } from "../kit/site.ts";
import { having, limit } from "./limits.ts";
import { KEY, confirm, offer, offered, placed, rule, sent, storedBet, watch } from "./powering.ts";

const again =
  "GoTo(/en/user/login) SignIn(form=login_password, login=anna, password=wonder, isRemembered=false)";
const failsOnce = inTurn(fails(500), answers(placed));

describe("POWER-BET-CHECK: taking", () => {
  rule("stores the key, makes one call and asks nothing when the answer comes at once", {
    expect: `2s PowerBetOpened(key=${KEY}) ${sent} PowerBetPlaced(balance=95)`,
  });
  rule("ends with a definite refusal, and asks for the offer again at once", {
    server: { PowerBet: fails(409, { code: 2012 }) },
    watch: `${watch} PowerBetOffersAsked`,
    expect: `PowerBetOffersAsked 2s PowerBetOpened ${sent} PowerBetRefused(code=2012)
             PowerBetOffersAsked 5s PowerBetOffersAsked`,
    for: "8s",
  });
  rule("refuses a second confirmation while the first has no answer", {
    server: { PowerBet: late("5s", answers(placed)) },
    user: `2s ${confirm} 1s ${confirm}`,
    watch: `${watch} CommandRefused`,
    expect: `2s PowerBetOpened ${sent} 1s CommandRefused(TakePowerBet, sale_open) 4s PowerBetPlaced`,
  });
  rule("refuses an offer that is not the one shown any more, and one that has just fallen", {
    server: {
      PowerBetOffers: inTurn(offered(offer), offered({ ...offer, coef: 2, offerId: "pb_2" })),
    },
    user: `5s200ms ${confirm} TakePowerBet(offerId=pb_2, coef=2, amount=5)
           300ms TakePowerBet(offerId=pb_2, coef=2, amount=5)`,
    watch: `${watch} CommandRefused`,
    expect: `5s200ms CommandRefused(TakePowerBet, offer_changed) CommandRefused(TakePowerBet, label_changed)
             300ms PowerBetOpened PowerBetAsked(ask.wish.amount=5) PowerBetPlaced`,
  });
  rule("refuses what is below the minimum, above the maximum, no money, and not offered", {
    user: `2s TakePowerBet(offerId=pb_1, coef=2.1, amount=0.4) TakePowerBet(offerId=pb_1, coef=2.1, amount=10.01)
           TakePowerBet(offerId=pb_1, coef=2.1, amount=1.001) TakePowerBet(offerId=pb_1, coef=9, amount=5)`,
    watch: `${watch} CommandRefused`,
    expect: `2s CommandRefused(TakePowerBet, amount_below_minimum)
             CommandRefused(TakePowerBet, amount_above_maximum)
             CommandRefused(TakePowerBet, amount_missing) CommandRefused(TakePowerBet, offer_changed)`,
  });
  rule("refuses what is above the player's limit on one bet, and takes what is as high as it", {
    server: {
      SiteConfig: answers({
        ...siteConfig,
        policy: { id: "US-PA", figures: {}, hasSingleWagerLimit: true },
      }),
      ClientLimits: having(limit(40, { limitValue: 4 })),
    },
    user: `2s ${confirm} TakePowerBet(offerId=pb_1, coef=2.1, amount=4)`,
    watch: `${watch} CommandRefused`,
    expect: `2s CommandRefused(TakePowerBet, amount_above_single_wager)
             PowerBetOpened PowerBetAsked(ask.wish.amount=4) PowerBetPlaced`,
  });
});

describe("POWER-BET-CHECK: the answer is lost", () => {
  rule("sends the same request under the same key 1 s later {POWER-BET-CHECK:at}", {
    server: { PowerBet: inTurn(timesOut(), answers(placed)) },
    expect: `2s PowerBetOpened ${sent} 15s PowerBetUnknown(tries=1) 1s ${sent} PowerBetPlaced`,
  });
  rule("nothing is sent 1 ms earlier {POWER-BET-CHECK:before}", {
    server: { PowerBet: inTurn(timesOut(), answers(placed)) },
    expect: `2s PowerBetOpened ${sent} 15s PowerBetUnknown`,
    for: "17s999ms",
  });
  rule("sends once, and not again 1 ms later {POWER-BET-CHECK:after}", {
    server: { PowerBet: fails(503) },
    expect: `2s PowerBetOpened ${sent} PowerBetUnknown 1s ${sent} PowerBetUnknown`,
    for: "3s1ms",
  });
  for (const [status, code] of [
    [400, 10],
    [401, 20],
    [404, 40],
    [409, 51],
    [429, 60],
    [451, 45],
  ] as const) {
    rule(`learns nothing from a repeat turned away with ${status}, ${code}`, {
      server: { PowerBet: inTurn(timesOut(), fails(status, { code }), answers(placed)) },
      watch: "PowerBetAsked PowerBetPlaced PowerBetRefused",
      expect: `2s ${sent} 16s ${sent} 2s ${sent} PowerBetPlaced`,
    });
  }
  rule("learns from the repeat that nothing was placed", {
    server: { PowerBet: inTurn(timesOut(), fails(409, { code: 2013 })) },
    watch: "PowerBetAsked PowerBetPlaced PowerBetRefused",
    expect: `2s ${sent} 16s ${sent} PowerBetRefused(code=2013)`,
  });
  rule("doubles the wait after each failed try, up to 16 s {POWER-BET-CHECK:at}", {
    server: { PowerBet: fails(500) },
    watch: "PowerBetAsked",
    expect: `2s ${sent} 1s ${sent} 2s ${sent} 4s ${sent} 8s ${sent} 16s ${sent} 16s ${sent}`,
    for: "1m",
  });
  rule("waits five minutes at most when the server says an hour {POWER-BET-CHECK:at}", {
    server: { PowerBet: inTurn(fails(503, { retryAfterMs: 3_600_000 }), answers(placed)) },
    watch: "PowerBetAsked PowerBetPlaced",
    expect: `2s ${sent} 5m ${sent} PowerBetPlaced`,
    for: "10m",
  });
  rule("waits for the player a millisecond after 15 minutes {POWER-BET-CHECK:cancel}", {
    stored: { local: { "tl.powerBet": [storedBet(instant("0ms") - 899_001)] } },
    user: "",
    expect: "1s PowerBetLost",
  });
  rule("sends what falls due at just 15 minutes, and stops {POWER-BET-CHECK:at}", {
    stored: { local: { "tl.powerBet": [storedBet(instant("0ms") - 899_000)] } },
    user: "",
    expect: `1s ${sent} PowerBetPlaced`,
  });
  rule("repeats it under the same key once the player asks again", {
    stored: { local: { "tl.powerBet": [storedBet(instant("0ms") - 899_001)] } },
    user: `10s RetryPowerBet(key=${KEY})`,
    expect: `1s PowerBetLost 9s ${sent} PowerBetPlaced`,
  });
  rule("asks no more once the result is known {POWER-BET-CHECK:cancel}", {
    server: { PowerBet: failsOnce },
    watch: "PowerBetAsked PowerBetPlaced",
    expect: `2s ${sent} 1s ${sent} PowerBetPlaced`,
    for: "10m",
  });
});

const only = "PowerBetAsked PowerBetPlaced PowerBetLost";

describe("POWER-BET-CHECK: reloads, sleep, clocks, tabs and connection", () => {
  rule("forgets it after a reload when the storage is wiped {POWER-BET-CHECK:wiped}", {
    server: { PowerBet: fails(500) },
    storage: "4s wipe",
    tab: "4s500ms reload",
    watch: only,
    expect: `2s ${sent} 1s ${sent}`,
  });
  rule("sends again 1 s after the start of a page reloaded while taking {POWER-BET-CHECK:reload}", {
    server: { PowerBet: inTurn(silence, answers(placed)) },
    tab: "5s reload",
    watch: only,
    expect: `2s ${sent} 4s ${sent} PowerBetPlaced`,
  });
  rule(
    "sends again when the connection is back {POWER-BET-CHECK:pause} {POWER-BET-CHECK:resume} {POWER-BET-CHECK:offline}",
    {
      server: { PowerBet: inTurn(late("1s", answers(placed)), answers(placed)) },
      network: "2s500ms offline 1m online",
      watch: only,
      expect: `2s ${sent} 1m500ms ${sent} PowerBetPlaced`,
    },
  );
  rule("is placed once when the player signs out and in again {POWER-BET-CHECK:reset}", {
    server: { PowerBet: inTurn(fails(500), fails(500), late("3s", answers(placed))) },
    user: `2s ${confirm} 2s SignOut 100ms ${again}`,
    watch: only,
    expect: `2s ${sent} 1s ${sent} 2s ${sent} 3s PowerBetPlaced`,
  });
  rule("sends nothing after a sign-out {POWER-BET-CHECK:cancel}", {
    server: { PowerBet: fails(500) },
    user: `2s ${confirm} 2s500ms SignOut`,
    watch: only,
    expect: `2s ${sent} 1s ${sent}`,
    for: "10m",
  });
  rule("sends when the site is open again {POWER-BET-CHECK:cancel}", {
    server: {
      PowerBet: inTurn(fails(503, { retryAfterMs: 30_000 }), answers(placed)),
      SiteConfig: inTurn(siteWith({ start: "20s" }), siteWith({})),
    },
    watch: only,
    expect: `2s ${sent} 18s MaintenanceBegan 1m MaintenanceEnded ${sent} PowerBetPlaced`,
    for: "5m",
  });
  rule("does not ask about another player's bet", {
    stored: { local: { "tl.powerBet": [storedBet(undefined, 4712)] } },
    user: "",
    expect: "",
    for: "10m",
  });
  rule("is sent on waking if it fell due during sleep {POWER-BET-CHECK:sleep}", {
    server: { PowerBet: failsOnce },
    clock: "2s500ms sleep 10m",
    watch: only,
    expect: `2s ${sent} 10m500ms ${sent} PowerBetPlaced`,
    for: "11m",
  });
  rule("waits for the player after an hour asleep {POWER-BET-CHECK:sleep}", {
    server: { PowerBet: failsOnce },
    clock: "2s500ms sleep 1h",
    watch: only,
    expect: `2s ${sent} 1h500ms PowerBetLost`,
    for: "2h",
  });
  rule("is not delayed when the clock is set back {POWER-BET-CHECK:back}", {
    server: { PowerBet: failsOnce },
    clock: "2s500ms back 1h",
    watch: only,
    expect: `2s ${sent} 1s ${sent} PowerBetPlaced`,
  });
  rule("sends on the page's next check when the clock is set forward {POWER-BET-CHECK:forward}", {
    server: { PowerBet: inTurn(fails(500), fails(500), answers(placed)) },
    clock: "3s500ms forward 10m",
    tab: "4s visible",
    watch: only,
    expect: `2s ${sent} 1s ${sent} 1s ${sent} PowerBetPlaced`,
  });
  rule(
    "a second tab takes over 20 s after it learned of the bet {POWER-BET-CHECK:tab2} {POWER-BET-CHECK:at}",
    {
      server: { PowerBet: inTurn(silence, answers(placed)) },
      user: `3s ${confirm}`,
      tab: "4s close",
      tab2: "1s open",
      watch: `${only} 2:PowerBetAsked 2:PowerBetPlaced`,
      expect: `3s ${sent} 20s1ms 2:PowerBetAsked(ask.key=${KEY}) 2:PowerBetPlaced`,
    },
  );
  rule("and not 1 ms earlier {POWER-BET-CHECK:before}", {
    server: { PowerBet: inTurn(silence, answers(placed)) },
    user: `3s ${confirm}`,
    tab: "4s close",
    tab2: "1s open",
    watch: `${only} 2:PowerBetAsked`,
    expect: `3s ${sent}`,
    for: "23s",
  });
});

const askedFor = "PowerBetOffersAsked(ask.couponId=77)";

describe("the power bets of a coupon", () => {
  rule("are polled while their page is open, as often as the server asks for", {
    user: "11s GoTo(path=/en/opened-bets, isReplacing=false)",
    watch: "PowerBetOffersAsked",
    expect: `${askedFor} 5s ${askedFor} 5s ${askedFor}`,
    for: "1m",
  });
  rule("are not polled while the bet has no answer", {
    server: { PowerBet: late("12s", answers(placed)) },
    watch: "PowerBetOffersAsked PowerBetPlaced",
    expect: `${askedFor} 14s PowerBetPlaced ${askedFor}`,
    for: "16s",
  });
});
