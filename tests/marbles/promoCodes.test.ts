import { describe } from "vitest";
import { answers, fails, inTurn, timesOut } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

const path = "/en/office/promo-code-check";
const answerWith = (state: string) =>
  answers({
    success: true,
    message: "",
    promo: { promocode: "WELCOME", title: "Welcome bonus", state, expiresAt: null },
  });
const server = {
  PromoCode: answerWith("valid"),
  PromoCodeActivation: answers({ success: true, message: "Bonus credited" }),
  PromoCodes: answers({ items: [], nextPageToken: null }),
};
const check = "CheckPromo(WELCOME)";

describe("a promo code", () => {
  rule(
    "is checked and activated once, and then the balance is requested again [route-office-003]",
    {
      path,
      isPlayer: true,
      server,
      latency: "2s",
      user: `10s ${check} 1s ${check} 10s ActivatePromo 1s ActivatePromo 10s ActivatePromo`,
      watch: "PromoCodeAsked PromoCodeActivationAsked AccountsRefreshAsked CommandRefused",
      expect: `10s PromoCodeAsked 1s CommandRefused(command=CheckPromo)
             10s PromoCodeActivationAsked 1s CommandRefused(command=ActivatePromo)
             1s AccountsRefreshAsked 9s CommandRefused(command=ActivatePromo)`,
      for: "1m",
    },
  );
  rule("whose activation got no answer is checked again, not activated again [route-office-003]", {
    path,
    isPlayer: true,
    server: {
      ...server,
      PromoCode: inTurn(answerWith("valid"), answerWith("used")),
      PromoCodeActivation: timesOut(),
    },
    user: `10s ${check} 10s ActivatePromo 30s ActivatePromo`,
    watch: "PromoCodeAsked PromoCodeActivationAsked PromoCodeActivationFailed CommandRefused",
    expect: `10s PromoCodeAsked 10s PromoCodeActivationAsked
             15s PromoCodeActivationFailed(error.tag=timeout) PromoCodeAsked 15s CommandRefused`,
    for: "2m",
  });
  rule("whose outcome is unknown is checked when the connection is back", {
    path,
    isPlayer: true,
    server: {
      ...server,
      PromoCode: inTurn(answerWith("valid"), fails(503), answerWith("valid")),
      PromoCodeActivation: inTurn(fails(502), server.PromoCodeActivation),
    },
    user: `10s ${check} 10s ActivatePromo 10s ActivatePromo 30s ActivatePromo`,
    network: "35s offline 10s online 10s offline 1s online",
    watch: "PromoCodeAsked PromoCodeActivationAsked CommandRefused",
    expect: `10s PromoCodeAsked 10s PromoCodeActivationAsked PromoCodeAsked
             10s CommandRefused(command=ActivatePromo) 15s PromoCodeAsked
             15s PromoCodeActivationAsked`,
    for: "2m",
  });
  rule("that was put off is not checked again, and may be activated later", {
    path,
    isPlayer: true,
    server: {
      ...server,
      PromoCodeActivation: inTurn(fails(429, { code: 60 }), server.PromoCodeActivation),
    },
    user: `10s ${check} 10s ActivatePromo 20s ActivatePromo`,
    watch: "PromoCodeAsked PromoCodeActivationAsked CommandRefused",
    expect: "10s PromoCodeAsked 10s PromoCodeActivationAsked 20s PromoCodeActivationAsked",
    for: "1m",
  });
  rule("is not requested for a visitor", {
    path,
    server,
    user: `10s ${check} 1s ActivatePromo`,
    watch: "PromoCodeAsked PromoCodeActivationAsked CommandRefused",
    expect: "10s CommandRefused 1s CommandRefused",
    for: "1m",
  });
});

describe("the promo codes of a player", () => {
  const page = (at: number, nextPageToken: string | null) =>
    answers({
      items: [{ promocode: "A", title: "A", at, state: "used", amount: null, currencyIso: "EUR" }],
      nextPageToken,
    });
  rule(
    "are requested each time their page is entered, and the older ones on demand [route-office-003]",
    {
      path: "/en/office/promo-code-history",
      isPlayer: true,
      server: { ...server, PromoCodes: inTurn(page(2, "t"), page(1, null), page(2, "t")) },
      user: `10s LoadMorePromoCodes 10s LoadMorePromoCodes 10s GoTo(${path})
           10s GoTo(/en/office/promo-code-history)`,
      watch: "PromoCodesAsked CommandRefused",
      expect: `PromoCodesAsked(ask.pageToken=null) 10s PromoCodesAsked(ask.pageToken=t)
             10s CommandRefused(command=LoadMorePromoCodes) 20s PromoCodesAsked(ask.pageToken=null)`,
      for: "1m",
    },
  );
  rule("that failed to load are requested again by a refresh or when the connection is back", {
    path: "/en/office/promo-code-history",
    isPlayer: true,
    server: { ...server, PromoCodes: inTurn(fails(503), fails(503), server.PromoCodes) },
    user: "10s RefreshPromoCodes",
    network: "20s offline 20s online",
    watch: "PromoCodesAsked PromoCodesAnswered",
    expect: "PromoCodesAsked 10s PromoCodesAsked 30s PromoCodesAsked PromoCodesAnswered",
    for: "1m",
  });
});
