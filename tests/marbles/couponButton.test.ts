import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { answers, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { account, placeRejected, siteConfig } from "../kit/site.ts";
import { pricesAnswer, pricesOf } from "../kit/siteFeed.ts";

const path = "/en/coupon";
const stored = { local: { "tl.coupon": storedCoupon(901) } };
const live = (coef: number, state = 0) =>
  answers(pricesAnswer(pricesOf("live", [coef, 3.4, 4.25], [state, 0, 0])));
/** The price is requested at once and every 4 s; the answer at 8 s changes the button. */
const then = (changed: ReturnType<typeof live>) => ({
  Prices: inTurn(live(1.85), live(1.85), changed),
});
const start = { path, isPlayer: true, stored } as const;

describe("a label that changes under the thumb", () => {
  rule("takes no tap for 400 ms: a lower price is not accepted by a tap meant for the old one", {
    ...start,
    server: then(live(1.5)),
    user: "8s399ms PlaceCoupon 1ms PlaceCoupon",
    watch: "PlaceCouponAsked CouponButtonChanged(accept_place)",
    expect: `8s CouponButtonChanged(accept_place) 399ms CommandRefused(PlaceCoupon, label_changed)
             1ms PricesAccepted PlaceCouponAsked`,
    for: "10s",
  });
  rule("does not let a tap remove a bet that was locked just now", {
    ...start,
    server: then(live(1.85, 1)),
    user: "8s100ms RemoveLockedBets 300ms RemoveLockedBets",
    expect: "8s100ms CommandRefused(RemoveLockedBets, label_changed) 300ms BetRemoved(901)",
    for: "10s",
  });
  rule("does not let a tap close a result that appeared just now", {
    ...start,
    server: { PlaceCoupon: answers(placeRejected) },
    user: "5s PlaceCoupon 300ms ClosePlacement 100ms ClosePlacement",
    expect: `5s300ms CommandRefused(ClosePlacement, label_changed) 100ms PlacementClosed`,
    for: "8s",
  });
  rule("does not block a button that appears where there was none", {
    path: "/en/section/live/1/501",
    isPlayer: true,
    user: "5s AddBet(901) PlaceCoupon",
    watch: "CommandRefused",
    expect: "5s PlaceCouponAsked",
    for: "7s",
  });
  rule("does not block when the player has chosen another stake", {
    path: "/en/section/live/1/501",
    isPlayer: true,
    user: "5s AddBet(901) 2s SetAmount(7) PlaceCoupon",
    watch: "CommandRefused",
    expect: "7s PlaceCouponAsked(ask.coupon.amount=7)",
    for: "9s",
  });
  rule("blocks when the bounds replace the stake that was visible", {
    ...start,
    user: "400ms PlaceCoupon 2s PlaceCoupon",
    expect: `400ms CommandRefused(PlaceCoupon, label_changed)
             2s PlaceCouponAsked(ask.coupon.amount=10)`,
    for: "4s",
  });
});

describe("coupon settings", () => {
  rule("are kept on the device and survive a reload [coupon-005]", {
    ...start,
    tab: "2s reload",
    user: "1s ChooseChangeCoefAction(0) 9s PlaceCoupon",
    expect: "10s PlaceCouponAsked(ask.coupon.changeCoefAction=0)",
    for: "12s",
  });
});

describe("demo money", () => {
  const poor = { accounts: [], all_accounts: [{ ...account, money: 0 }] };
  const toppedUp = { success: true, accountId: account.id, money: 100 };
  const server = {
    SiteConfig: answers({ ...siteConfig, demoMoney: { isTopUpOffered: true } }),
    Accounts: inTurn(answers(poor), answers(poor)),
    Balance: answers({ accountId: account.id, money: 0, points: 0, updatedAt: 0 }),
    TopUpDemoMoney: answers(toppedUp),
  };
  rule("is granted once per tap, and can be staked", {
    ...start,
    server,
    user: "5s TopUpDemoMoney TopUpDemoMoney 1s PlaceCoupon",
    expect: `5s TopUpDemoMoneyAsked(ask.accountId=11) CommandRefused(TopUpDemoMoney, label_changed)
             1s PlaceCouponAsked`,
    for: "7s",
  });
  rule("is not requested from a site that does not offer it", {
    ...start,
    server: { ...server, SiteConfig: answers(siteConfig) },
    user: "5s TopUpDemoMoney",
    watch: "TopUpDemoMoneyAsked",
    expect: "5s CommandRefused(TopUpDemoMoney, nothing_to_do)",
    for: "7s",
  });
});
