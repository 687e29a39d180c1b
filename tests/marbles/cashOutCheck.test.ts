import { describe } from "vitest";
import { instant } from "../kit/play.ts";
import { siteWith } from "../kit/maintenance.ts";
import { answers, fails, inTurn, late, silence, timesOut } from "../kit/replies.ts";
import { KEY, confirm, offer, rule, sent, shows, sold, storedSale, watch } from "./selling.ts";

const again =
  "GoTo(/en/user/login) SignIn(form=login_password, login=anna, password=wonder, isRemembered=false)";
const failsOnce = inTurn(fails(500), answers(sold));

describe("CASH-OUT-CHECK: selling", () => {
  rule("stores the key, makes one call and asks nothing when the answer comes at once", {
    expect: `2s CashOutOpened(key=${KEY}) ${sent} CashOutDone(balance=109.5)`,
  });
  rule("ends with a definite refusal, and asks for the offer again at once", {
    server: { CashOut: fails(409, { code: 2012 }) },
    watch: `${watch} CashOutOfferAsked`,
    expect: `1s CashOutOfferAsked 1s CashOutOpened ${sent} CashOutRefused(code=2012)
             CashOutOfferAsked 5s CashOutOfferAsked`,
    for: "8s",
  });
  rule("refuses a second confirmation while the first has no answer", {
    server: { CashOut: late("5s", answers(sold)) },
    user: `${shows} 1s ${confirm} 1s ${confirm}`,
    watch: `${watch} CommandRefused`,
    expect: `2s CashOutOpened ${sent} 1s CommandRefused(CashOut, sale_open) 4s CashOutDone`,
  });
  rule("refuses an offer that is not the one shown any more, and one that has just fallen", {
    server: {
      CashOutOffer: inTurn(answers(offer), answers({ ...offer, amount: 9, offerId: "co_2" })),
    },
    user: `${shows} 5s200ms ${confirm} CashOut(mode=full, amount=9, offerId=co_2)
           300ms CashOut(mode=full, amount=9, offerId=co_2)`,
    watch: `${watch} CommandRefused`,
    expect: `6s200ms CommandRefused(CashOut, offer_changed) CommandRefused(CashOut, label_changed)
             300ms CashOutOpened CashOutAsked(ask.wish.amount=9) CashOutDone`,
  });
});

describe("CASH-OUT-CHECK: an offer finer than its currency", () => {
  rule("is taken as it is for the whole, and no part of it is", {
    server: { CashOutOffer: answers({ ...offer, amount: 9.506 }) },
    user: `${shows} 1s CashOut(mode=partial, amount=4.506, offerId=co_1)
           CashOut(mode=full, amount=9.506, offerId=co_1)`,
    watch: `${watch} CommandRefused`,
    expect: `2s CommandRefused(CashOut, amount_missing) CashOutOpened
             CashOutAsked(ask.wish.amount=9.506) CashOutDone`,
  });
});

describe("CASH-OUT-CHECK: the answer is lost", () => {
  rule("sends the same request under the same key 1 s later {CASH-OUT-CHECK:at}", {
    server: { CashOut: inTurn(timesOut(), answers(sold)) },
    expect: `2s CashOutOpened ${sent} 15s CashOutUnknown(tries=1) 1s ${sent} CashOutDone`,
  });
  rule("nothing is sent 1 ms earlier {CASH-OUT-CHECK:before}", {
    server: { CashOut: inTurn(timesOut(), answers(sold)) },
    expect: `2s CashOutOpened ${sent} 15s CashOutUnknown`,
    for: "17s999ms",
  });
  rule("sends once, and not again 1 ms later {CASH-OUT-CHECK:after}", {
    server: { CashOut: fails(503) },
    expect: `2s CashOutOpened ${sent} CashOutUnknown 1s ${sent} CashOutUnknown`,
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
      server: { CashOut: inTurn(timesOut(), fails(status, { code }), answers(sold)) },
      watch: "CashOutAsked CashOutDone CashOutRefused",
      expect: `2s ${sent} 16s ${sent} 2s ${sent} CashOutDone`,
    });
  }
  rule("learns from the repeat that nothing was sold", {
    server: { CashOut: inTurn(timesOut(), fails(409, { code: 2013 })) },
    watch: "CashOutAsked CashOutDone CashOutRefused",
    expect: `2s ${sent} 16s ${sent} CashOutRefused(code=2013)`,
  });
  rule("doubles the wait after each failed try, up to 16 s {CASH-OUT-CHECK:at}", {
    server: { CashOut: fails(500) },
    watch: "CashOutAsked",
    expect: `2s ${sent} 1s ${sent} 2s ${sent} 4s ${sent} 8s ${sent} 16s ${sent} 16s ${sent}`,
    for: "1m",
  });
  rule("waits five minutes at most when the server says an hour {CASH-OUT-CHECK:at}", {
    server: { CashOut: inTurn(fails(503, { retryAfterMs: 3_600_000 }), answers(sold)) },
    watch: "CashOutAsked CashOutDone",
    expect: `2s ${sent} 5m ${sent} CashOutDone`,
    for: "10m",
  });
  rule("waits for the player a millisecond after 15 minutes {CASH-OUT-CHECK:cancel}", {
    stored: { local: { "tl.cashOut": [storedSale(instant("0ms") - 899_001)] } },
    user: "",
    expect: "1s CashOutLost",
  });
  rule("sends what falls due at just 15 minutes, and stops {CASH-OUT-CHECK:at}", {
    stored: { local: { "tl.cashOut": [storedSale(instant("0ms") - 899_000)] } },
    user: "",
    expect: `1s ${sent} CashOutDone`,
  });
  rule("repeats it under the same key once the player asks again", {
    stored: { local: { "tl.cashOut": [storedSale(instant("0ms") - 899_001)] } },
    user: `10s RetryCashOut(key=${KEY})`,
    expect: `1s CashOutLost 9s ${sent} CashOutDone`,
  });
  rule("asks no more once the result is known {CASH-OUT-CHECK:cancel}", {
    server: { CashOut: failsOnce },
    watch: "CashOutAsked CashOutDone",
    expect: `2s ${sent} 1s ${sent} CashOutDone`,
    for: "10m",
  });
});

const only = "CashOutAsked CashOutDone CashOutLost";

describe("CASH-OUT-CHECK: reloads, sleep, clocks, tabs and connection", () => {
  rule("forgets it after a reload when the storage is wiped {CASH-OUT-CHECK:wiped}", {
    server: { CashOut: fails(500) },
    storage: "4s wipe",
    tab: "4s500ms reload",
    watch: only,
    expect: `2s ${sent} 1s ${sent}`,
  });
  rule("sends again 1 s after the start of a page reloaded while selling {CASH-OUT-CHECK:reload}", {
    server: { CashOut: inTurn(silence, answers(sold)) },
    tab: "5s reload",
    watch: only,
    expect: `2s ${sent} 4s ${sent} CashOutDone`,
  });
  rule(
    "sends again when the connection is back {CASH-OUT-CHECK:pause} {CASH-OUT-CHECK:resume} {CASH-OUT-CHECK:offline}",
    {
      server: { CashOut: inTurn(late("1s", answers(sold)), answers(sold)) },
      network: "2s500ms offline 1m online",
      watch: only,
      expect: `2s ${sent} 1m500ms ${sent} CashOutDone`,
    },
  );
  rule("sells once when the player signs out and in again {CASH-OUT-CHECK:reset}", {
    server: { CashOut: inTurn(fails(500), fails(500), late("3s", answers(sold))) },
    user: `${shows} 1s ${confirm} 2s SignOut 100ms ${again}`,
    watch: only,
    expect: `2s ${sent} 1s ${sent} 2s ${sent} 3s CashOutDone`,
  });
  rule("sends nothing after a sign-out {CASH-OUT-CHECK:cancel}", {
    server: { CashOut: fails(500) },
    user: `${shows} 1s ${confirm} 2s500ms SignOut`,
    watch: only,
    expect: `2s ${sent} 1s ${sent}`,
    for: "10m",
  });
  rule("sends when the site is open again {CASH-OUT-CHECK:cancel}", {
    server: {
      CashOut: inTurn(fails(503, { retryAfterMs: 30_000 }), answers(sold)),
      SiteConfig: inTurn(siteWith({ start: "20s" }), siteWith({})),
    },
    watch: only,
    expect: `2s ${sent} 18s MaintenanceBegan 1m MaintenanceEnded ${sent} CashOutDone`,
    for: "5m",
  });
  rule("does not ask about another player's sale", {
    stored: { local: { "tl.cashOut": [storedSale(undefined, 4712)] } },
    user: "",
    expect: "",
    for: "10m",
  });
  rule("is sent on waking if it fell due during sleep {CASH-OUT-CHECK:sleep}", {
    server: { CashOut: failsOnce },
    clock: "2s500ms sleep 10m",
    watch: only,
    expect: `2s ${sent} 10m500ms ${sent} CashOutDone`,
    for: "11m",
  });
  rule("waits for the player after an hour asleep {CASH-OUT-CHECK:sleep}", {
    server: { CashOut: failsOnce },
    clock: "2s500ms sleep 1h",
    watch: only,
    expect: `2s ${sent} 1h500ms CashOutLost`,
    for: "2h",
  });
  rule("is not delayed when the clock is set back {CASH-OUT-CHECK:back}", {
    server: { CashOut: failsOnce },
    clock: "2s500ms back 1h",
    watch: only,
    expect: `2s ${sent} 1s ${sent} CashOutDone`,
  });
  rule("sends on the page's next check when the clock is set forward {CASH-OUT-CHECK:forward}", {
    server: { CashOut: inTurn(fails(500), fails(500), answers(sold)) },
    clock: "3s500ms forward 10m",
    tab: "4s visible",
    watch: only,
    expect: `2s ${sent} 1s ${sent} 1s ${sent} CashOutDone`,
  });
  rule(
    "a second tab takes over 20 s after it learned of the sale {CASH-OUT-CHECK:tab2} {CASH-OUT-CHECK:at}",
    {
      server: { CashOut: inTurn(silence, answers(sold)) },
      user: `2s ShowCashOut(couponId=77) 1s ${confirm}`,
      tab: "4s close",
      tab2: "1s open",
      watch: `${only} 2:CashOutAsked 2:CashOutDone`,
      expect: `3s ${sent} 20s1ms 2:CashOutAsked(ask.key=${KEY}) 2:CashOutDone`,
    },
  );
  rule("and not 1 ms earlier {CASH-OUT-CHECK:before}", {
    server: { CashOut: inTurn(silence, answers(sold)) },
    user: `2s ShowCashOut(couponId=77) 1s ${confirm}`,
    tab: "4s close",
    tab2: "1s open",
    watch: `${only} 2:CashOutAsked`,
    expect: `3s ${sent}`,
    for: "23s",
  });
});

describe("POLL: the cash-out offer", () => {
  const asked = "CashOutOfferAsked(ask.couponId=77)";
  rule("is polled while it is shown, as often as the server asks for", {
    server: { CashOutOffer: answers({ ...offer, pollAfterMs: 7_000 }) },
    user: `${shows} 15s HideCashOut`,
    watch: "CashOutOfferAsked",
    expect: `1s ${asked} 7s ${asked} 7s ${asked}`,
    for: "1m",
  });
  rule("is not polled on another page, nor offline", {
    user: `${shows} 5s GoTo(/en)`,
    network: "2s offline 3s online",
    watch: "CashOutOfferAsked",
    expect: `1s ${asked} 4s ${asked}`,
    for: "1m",
  });
  rule("is not polled while a sale has no answer", {
    server: { CashOut: silence },
    watch: "CashOutOfferAsked",
    expect: `1s ${asked}`,
    for: "10s",
  });
});
