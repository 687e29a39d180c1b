import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { base as oneClickBase, stored as oneClickStored } from "../kit/oneClick.ts";
import { answers, fails, inTurn, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

const stored = { local: { "tl.coupon": storedCoupon(901, 902) } };

describe("POLL: the matches of the bets", () => {
  rule("requests the card of an unknown live match once on the coupon", {
    path: "/en/coupon",
    stored,
    expect: "FeedGameAsked(ask.gameId=501)",
    watch: "FeedGameAsked",
    for: "30s",
  });
  rule("asks no more when the server does not have it", {
    path: "/en/coupon",
    stored,
    server: { FeedGame: fails(404) },
    expect: "FeedGameAsked",
    for: "30s",
  });
  rule("asks nothing on other pages", {
    path: "/en/section/line",
    stored,
    expect: "",
    watch: "FeedGameAsked",
    for: "30s",
  });
});

const openBet = {
  items: [
    {
      id: 1,
      accountId: 11,
      currencyIso: "EUR",
      typeId: 0,
      createdAt: 1,
      settledAt: null,
      amount: 5,
      coef: 2,
      possibleWin: 10,
      payout: null,
      status: "open",
      bets: [],
    },
  ],
  nextPageToken: null,
  summary: { count: 1, amount: 5, payout: 0, currencyIso: "EUR" },
};
const watch = "FeedListAsked";
const path = "/en/office/history";

describe("POLL: the history", () => {
  rule("polls the live list while it has an open bet", {
    path,
    isPlayer: true,
    server: { BetsHistory: answers(openBet) },
    watch,
    expect: "FeedListAsked(ask.feed=live) 5s FeedListAsked",
    for: "9s",
  });
  rule("polls nothing once all bets are settled", {
    path,
    isPlayer: true,
    server: {
      BetsHistory: answers({
        ...openBet,
        items: openBet.items.map((item) => ({ ...item, status: "lost", payout: 0 })),
      }),
    },
    watch,
    expect: "",
    for: "9s",
  });
});

describe("POLL: the open bets", () => {
  const leg = {
    marketId: 901,
    sportName: "Football",
    champName: "Cup",
    opponents: ["Reds", "Blues"],
    startTime: 1,
    marketName: "Result",
    outcomeName: "Reds",
    coef: 2,
    status: "open",
    formattedScore: "",
    sportId: 1,
  };
  const [open] = openBet.items;
  const opened = (isLive: boolean) =>
    answers({ items: [{ ...open, bets: [{ ...leg, isLive }] }], nextPageToken: null, total: 1 });
  const counted = (total: number) => ({ items: [], nextPageToken: null, total });
  const opens = { path: "/en/opened-bets", isPlayer: true };
  rule("are polled on their page, as often as live matches", {
    ...opens,
    server: { OpenedBets: opened(true) },
    watch: "OpenedBetsAsked",
    expect: "OpenedBetsAsked 5s OpenedBetsAsked",
    for: "9s",
  });
  rule("come with the lists of their matches: live, and the line of the sport", {
    ...opens,
    server: { OpenedBets: opened(false) },
    watch: "FeedListAsked",
    expect: "FeedListAsked(ask.feed=live) FeedListAsked(ask.feed=line, ask.sportId=1)",
    for: "4s",
  });
  rule("are requested at the start and after a bet was placed, for their number in the bar", {
    path: "/en/coupon",
    isPlayer: true,
    stored: { local: { "tl.coupon": storedCoupon(901) } },
    user: "1s PlaceCoupon",
    watch: "CouponPlaced OpenedBetsAsked",
    expect: "OpenedBetsAsked 1s CouponPlaced OpenedBetsAsked",
    for: "30s",
  });
  rule("are requested again for a second bet, while the first answer is still on its way", {
    ...oneClickBase,
    stored: oneClickStored,
    server: {
      ...oneClickBase.server,
      OpenedBets: inTurn(answers(counted(1)), late("5s", answers(counted(2))), answers(counted(3))),
    },
    user: "2s PlaceOneClick(901) 2s PlaceOneClick(902)",
    watch: "OpenedBetsAnswered",
    expect: "OpenedBetsAnswered(body.total=1) 4s OpenedBetsAnswered(body.total=3)",
    for: "29s",
  });
  rule("are not requested for a visitor, and once for a player who signs in", {
    path: "/en/user/login",
    user: "5s SignIn(form=login_password, login=anna, password=wonder, isRemembered=true)",
    watch: "SessionOpened OpenedBetsAsked",
    expect: "5s SessionOpened OpenedBetsAsked",
    for: "30s",
  });
});
