import { describe } from "vitest";
import { answers, fails, inTurn, timesOut } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

const letter = "WriteToSupport(topicId=1, email=a@b.c, text=hello)";
const requestCall =
  "OrderCall(phoneCode=+7, phone=701-0203040, topicId=null, comment=null, language=en)";
const home = "/en/office/menu";
const call = (callId: number, state: string) => ({ callId, at: 1, phone: "+7701***40", state });
const list = (...items: readonly object[]) => answers({ items, nextPageToken: null });
const server = {
  SupportTopics: answers({ items: [] }),
  SupportEmail: answers({ success: true, requestId: "sm_1" }),
  SupportCallback: answers({ success: true, callId: 31 }),
  CancelCall: answers({ success: true }),
  SendBlockAppeal: answers({ success: true }),
};

describe("writing to support", () => {
  rule("requests the topics with its page, and sends each message once [info-001]", {
    path: "/en/support/email",
    server,
    latency: "5s",
    user: `10s ${letter} 1s ${letter} 10s ${letter}`,
    watch: "SupportEmailAnswered CommandRefused",
    expect: `SupportTopicsAsked(ask.lng=en)
             10s SupportEmailAsked(ask.topicId=1) 1s CommandRefused(command=WriteToSupport)
             4s SupportEmailAnswered 6s SupportEmailAsked 5s SupportEmailAnswered`,
    for: "1m",
  });
  rule("leaves it to the writer to repeat a message without an answer [info-001]", {
    path: "/en/support/email",
    server: { ...server, SupportEmail: inTurn(timesOut(), server.SupportEmail) },
    user: `10s ${letter} 1m ${letter}`,
    watch: "SupportEmailFailed SupportEmailAnswered",
    expect: `SupportTopicsAsked 10s SupportEmailAsked 15s SupportEmailFailed(error.tag=timeout)
             45s SupportEmailAsked SupportEmailAnswered`,
    for: "3m",
  });
});

describe("support calls", () => {
  rule("are requested once, also by a visitor [info-001]", {
    path: "/en/callback",
    server,
    latency: "2s",
    user: `10s ${requestCall} 1s ${requestCall}`,
    watch: "SupportCallbackAsked SupportCallbackAnswered CommandRefused",
    expect: `SupportTopicsAsked 10s SupportCallbackAsked 1s CommandRefused(command=OrderCall)
             1s SupportCallbackAnswered`,
    for: "1m",
  });
  rule("of a player are loaded each time their page is entered [info-001]", {
    path: "/en/call-history",
    isPlayer: true,
    server: { ...server, SupportCalls: list() },
    user: `20s GoTo(${home}) 20s GoTo(/en/call-history)`,
    watch: "SupportCallsAsked",
    expect: "SupportCallsAsked(ask.pageToken=null) 40s SupportCallsAsked",
    for: "1m",
  });
  rule("are not loaded for a visitor", {
    path: "/en/call-history",
    server: { ...server, SupportCalls: list() },
    user: "20s RefreshCalls",
    watch: "SupportCallsAsked CommandRefused",
    expect: "20s CommandRefused(command=RefreshCalls)",
    for: "1m",
  });
  rule(
    "that failed to load are requested again by a refresh or when the connection is back [info-001]",
    {
      path: "/en/call-history",
      isPlayer: true,
      server: { ...server, SupportCalls: inTurn(fails(503), fails(503), list()) },
      user: "10s RefreshCalls",
      network: "20s offline 20s online",
      watch: "SupportCallsAsked SupportCallsFailed SupportCallsAnswered",
      expect: `SupportCallsAsked SupportCallsFailed 10s SupportCallsAsked SupportCallsFailed
             30s SupportCallsAsked SupportCallsAnswered`,
      for: "1m",
    },
  );
  rule("are cancelled while they wait, one at a time [info-001]", {
    path: "/en/call-history",
    isPlayer: true,
    server: { ...server, SupportCalls: list(call(31, "ordered"), call(30, "done")) },
    latency: "2s",
    user: "10s CancelOrderedCall(30) 1s CancelOrderedCall(31) 1s CancelOrderedCall(31) 10s CancelOrderedCall(31)",
    watch: "CancelCallAsked CancelCallAnswered CommandRefused",
    expect: `10s CommandRefused 1s CancelCallAsked(ask.callId=31) 1s CommandRefused
             1s CancelCallAnswered 9s CommandRefused`,
    for: "1m",
  });
  rule("that are over before they can be cancelled are loaded again [info-001]", {
    path: "/en/call-history",
    isPlayer: true,
    server: {
      ...server,
      SupportCalls: inTurn(list(call(31, "ordered")), list(call(31, "done"))),
      CancelCall: fails(409, { code: 50 }),
    },
    user: "10s CancelOrderedCall(31) 10s CancelOrderedCall(31)",
    watch: "SupportCallsAsked CancelCallAsked CommandRefused",
    expect: "SupportCallsAsked 10s CancelCallAsked SupportCallsAsked 10s CommandRefused",
    for: "1m",
  });
  rule("that may be cancelled, since no answer came, are loaded again", {
    path: "/en/call-history",
    isPlayer: true,
    server: {
      ...server,
      SupportCalls: inTurn(list(call(31, "ordered")), list(call(31, "cancelled"))),
      CancelCall: timesOut(),
    },
    user: "10s CancelOrderedCall(31) 20s CancelOrderedCall(31)",
    watch: "SupportCallsAsked CancelCallAsked CommandRefused",
    expect: "SupportCallsAsked 10s CancelCallAsked 15s SupportCallsAsked 5s CommandRefused",
    for: "1m",
  });
});

describe("appeals against a block", () => {
  const waiting = answers({ items: [{ id: 4, at: 1, text: "Please", state: "open" }] });
  rule(
    "are loaded with their page and after a new one; only one can be pending [route-blocking-003]",
    {
      path: "/en/block-appeal-history",
      isPlayer: true,
      server: { ...server, BlockAppeals: inTurn(answers({ items: [] }), waiting) },
      user: "10s AppealBlock(Please) 10s AppealBlock(Please)",
      watch: "BlockAppealsAsked SendBlockAppealAsked CommandRefused",
      expect: "BlockAppealsAsked 10s SendBlockAppealAsked BlockAppealsAsked 10s CommandRefused",
      for: "1m",
    },
  );
});

describe("promotions", () => {
  const promotion = {
    id: "accumulator",
    title: "Accumulator",
    imageUrl: "/cdn/1/promo/a.svg",
    link: "/promotions/accumulator",
    startAt: null,
    endAt: null,
  };
  const promo = {
    Promotions: answers({ items: [promotion] }),
    Promotion: answers({ ...promotion, html: "<p>x</p>", isJoinNeeded: true }),
  };
  rule(
    "are loaded with their page, and one with its own page [route-promo-002] [route-promo-003]",
    {
      path: "/en/promo",
      server: promo,
      user: `10s GoTo(/en/promotions/accumulator) 10s GoTo(/en/bonus/offer/first) 10s GoTo(/en/bonuses-offers)`,
      watch: "PromotionsAsked PromotionAsked",
      expect: `PromotionsAsked(ask.lng=en) 10s PromotionAsked(ask.promotionId=accumulator)
             10s PromotionAsked(ask.promotionId=first)`,
      for: "1m",
    },
  );
  rule("that the server does not know lead to the 404 page", {
    path: "/en/promotions/nothing",
    server: { Promotion: fails(404) },
    expect: "PromotionAsked RouteFailed(status=404)",
    for: "1m",
  });
  rule("are joined once by a player, also one who took part before [promo-001]", {
    path: "/en/promotions/accumulator",
    isPlayer: true,
    server: { ...promo, JoinPromotion: inTurn(fails(503), fails(409, { code: 50 })) },
    user: "10s TakePart(accumulator) 10s TakePart(accumulator) 10s TakePart(accumulator)",
    watch: "JoinPromotionAsked CommandRefused",
    expect: "10s JoinPromotionAsked 10s JoinPromotionAsked 10s CommandRefused",
    for: "1m",
  });
  rule("cannot be joined by a visitor", {
    path: "/en/promotions/accumulator",
    server: promo,
    user: "10s TakePart(accumulator)",
    watch: "JoinPromotionAsked CommandRefused",
    expect: "10s CommandRefused",
    for: "1m",
  });
});

describe("the app's own pages", () => {
  rule("request what they show [route-pwa-app-001] [route-pwa-app-002]", {
    path: "/en/mobile",
    server: {
      Apps: answers({ items: [] }),
      AppInstruction: answers({ id: "ios", title: "Install", steps: [] }),
      AppQr: answers({ qrName: "ios", url: "https://x.test", image: "data:image/png;base64,AA" }),
    },
    user: `10s GoTo(/en/desktop/instructions/ios) 10s GoTo(/en/desktop/qr-codes/ios) 10s GoTo(/en/cricket-app)`,
    watch: "AppsAsked AppInstructionAsked AppQrAsked RouteFailed",
    expect: "AppsAsked 10s AppInstructionAsked(ask.id=ios) 10s AppQrAsked(ask.qrName=ios)",
    for: "1m",
  });
});
