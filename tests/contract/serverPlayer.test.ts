import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { couponOf, first, openPicks, type Pick, place } from "../server/coupons.ts";
import { type Client, type Operator, startOperator } from "../server/operator.ts";
import { check } from "./check.ts";

let operator: Operator;
let player: Client;
let line: Pick[];
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
  line = await openPicks(player, "line");
});
afterAll(() => operator.close());

describe("the reference server's answers to a player match the contract", () => {
  it("for player data and phone reference [call-auth-011]", async () => {
    await check("getAccounts", player.get("/web-api/user/accounts"));
    await check("getAccounts", operator.visitor().get("/web-api/user/accounts"), 401);
    await check("getBalance", player.get("/web-api/user/balance?accountId=2"));
    await check("getBalance", player.get("/web-api/user/balance?accountId=9"), 400);
    await check("getBalance", player.get("/web-api/user/balance?waitMs=1"));
    await check("getBalance", player.get("/web-api/user/balance?waitMs=soon"), 400);
    await check("getUserConfig", player.get("/web-api/user/config"));
    for (const lng of ["en", "ru"]) {
      await check(
        "listPhoneCountries",
        player.get(`/web-api/api/web/user/v1/phone-countries?lng=${lng}`),
      );
    }
    const masks = await check(
      "listPhoneMasks",
      player.get("/web-api/api/web/user/v1/phone-masks?countryId=2"),
    );
    expect(masks.body.items).toEqual([{ CountryId: 2, Mask: "(###) ###-##-##", Min: 10, Max: 10 }]);
  });

  it("for secure data, rights and social sign-in [call-session-007] [call-session-008]", async () => {
    await check("getSecureData", operator.visitor().get("/web-api/secure-data"));
    await check("getFeedProfiles", player.get("/web-api/user/feed-profiles"));
    await check("getFeedProfiles", operator.visitor().get("/web-api/user/feed-profiles"), 401);
    const rights = (body: object) => player.post("/web-api/auth/rights", body);
    expect((await check("getRights", rights({ rights: ["bet", "fly"] }))).body).toEqual({
      rights: { bet: true, fly: false },
    });
    expect((await check("getRights", rights({}))).body.rights).toMatchObject({ bet: true });
    await check("getRights", rights({ rights: "bet" }), 400);
    await check("getRights", operator.visitor().post("/web-api/auth/rights", {}), 401);
    const oauth = { provider: "google", returnUrl: "https://touchline.example/en" };
    await check("oauth", operator.visitor().post("/web-api/auth/oauth", oauth), 400);
    await check("oauth", operator.visitor().post("/web-api/auth/oauth", {}), 400);
  });

  it("for changes of accounts [call-account-002] [call-account-003] [call-account-004]", async () => {
    const own = await operator.signedIn();
    const change = (what: string, body: object) => own.post(`/web-api/user/accounts/${what}`, body);
    for (const lng of ["en", "ru"])
      await check("listCurrencies", own.get(`/web-api/api/web/user/v1/currencies?lng=${lng}`));
    await check("listCurrencies", own.get("/web-api/api/web/user/v1/currencies"), 400);
    await check("getConvertAccountStatus", own.get("/web-api/user/convert-account"));
    await check("getPrepaidAmount", own.get("/web-api/coupon/prepaid?accountId=1"));
    await check("getPrepaidAmount", own.get("/web-api/coupon/prepaid?accountId=99"), 400);
    await check("addCurrencyAccount", change("add-currency", { currencyId: 3 }));
    await check("addCurrencyAccount", change("add-currency", { currencyId: 3 }), 409);
    await check("addCurrencyAccount", change("add-currency", { currencyId: 77 }), 404);
    await check("addCurrencyAccount", change("add-currency", {}), 400);
    operator.pass(2_500);
    const { body } = await check("getAccounts", own.get("/web-api/user/accounts"));
    const { id } = body.accounts.at(-1);
    await check("switchAccount", change("switch", { id }));
    await check("removeCurrencyAccount", change("remove-currency", { id }), 409);
    await check("switchAccount", change("switch", { id: 2 }), 403);
    await check("switchAccount", change("switch", { id: 1 }));
    await check("removeCurrencyAccount", change("remove-currency", { id }));
    await check("removeCurrencyAccount", change("remove-currency", { id }), 404);
    await check("removeCurrencyAccount", change("remove-currency", { id: 1 }), 403);
  });

  it("for the transfer of an account", async () => {
    const own = await operator.signedIn();
    const answer = (body: object) => own.post("/web-api/user/transfer", body);
    await check("confirmUserTransfer", answer({ isAccepted: true }), 409);
    await operator.control({ player: { isRequiredTransfer: true } });
    await check("confirmUserTransfer", answer({}), 400);
    await check("confirmUserTransfer", operator.visitor().post("/web-api/user/transfer", {}), 401);
    await check("confirmUserTransfer", answer({ isAccepted: false }));
    const { body } = await check("getUserConfig", own.get("/web-api/user/config"));
    expect(body.result.isRequiredTransfer).toBe(false);
    await check("confirmUserTransfer", answer({ isAccepted: true }), 409);
    await operator.control({ player: null });
  });

  it("for terms and reality check [call-terms-001] [call-terms-002] [call-reality-001]", async () => {
    const path = "/web-api/api-v3/v2/user/agreement-rules";
    const visitor = operator.visitor();
    for (const lng of ["en", "ru"]) await check("listTerms", visitor.get(`${path}?lng=${lng}`));
    await check("listTerms", visitor.get(path), 400);
    await check("getTermsStatus", visitor.get(`${path}/status`), 401);
    await operator.control({ changeTerms: true });
    const { body } = await check("getTermsStatus", player.get(`${path}/status`));
    await check("placeCoupon", place(player, couponOf([first(line)]), randomUUID()), 451);
    const confirm = (updatedAt: number) => player.post(`${path}/confirm`, { updatedAt });
    await check("confirmTerms", confirm(1), 409);
    await check("confirmTerms", player.post(`${path}/confirm`, {}), 400);
    await check("confirmTerms", confirm(body.updatedAt));
    const answer = (attributes: object) =>
      player.post("/web-api/api/web/user/v1/reality-check", { data: { attributes } });
    const attributes = { action: "nothing", do_not_show_again: true, popup_show_at: 1_800_000_000 };
    await check("sendRealityCheck", answer(attributes));
    await check("sendRealityCheck", answer({}), 400);
  });

  it("for the limit service [call-limits-001] [call-limits-002] [call-limits-007] [call-limits-008] [call-limits-010]", async () => {
    const base = "/limit-service-api/api/external/web/v3";
    player = await operator.signedIn();
    const extra = { "X-Auth": `Bearer ${player.token}` };
    const pend = () =>
      operator.control({
        setLimit: { limitType: 20, limitValue: 150, limitState: "PENDING", needApprove: true },
      });
    await operator.control({ setLimit: { limitType: 31, limitValue: 2, endsAt: 1_900_000_000 } });
    await pend();
    await check("listAvailableLimits", player.get(`${base}/availablelimits`, extra));
    const { body } = await check("listClientLimits", player.get(`${base}/limits`, extra));
    expect(body.data).toHaveLength(2);
    await check("pingSessionLimit", player.post(`${base}/ping`, {}, extra));
    const decide = (action: number) => ({ action, limitType: 20 });
    const report = (order: object) => player.post(`${base}/limitaction`, order, extra);
    await check("decideLimit", report(decide(1)), 400);
    await check("decideLimit", report(decide(0)));
    await pend();
    await check("cancelLimit", player.delete(`${base}/limit?limitType=20`, extra));
    await check("cancelLimit", player.delete(`${base}/limit?limitType=20`, extra), 400);
    for (const name of ["availablelimits", "limits"]) {
      const operation = name === "limits" ? "listClientLimits" : "listAvailableLimits";
      await check(operation, player.get(`${base}/${name}`), 401);
    }
    await check("pingSessionLimit", player.post(`${base}/ping`, {}), 401);
    await operator.control({ setLimit: { limitType: 31, limitValue: null } });
  });

  it("for the changes of a limit [call-limits-003] [call-limits-004] [call-limits-005] [call-limits-009]", async () => {
    const base = "/limit-service-api/api/external/web/v3";
    player = await operator.signedIn();
    const extra = { "X-Auth": `Bearer ${player.token}` };
    const save = (...limits: readonly object[]) => player.post(`${base}/limits`, { limits }, extra);
    await check("listSelfExcludeReasons", player.get(`${base}/reasons/selfexclude`));
    const { body: saved } = await check("saveLimits", save({ limitType: 21, limitValue: 200 }));
    expect(saved.data).toMatchObject({
      questions: [],
      limitsData: [{ limitType: 21, limitValue: 200 }],
    });
    await check("saveLimits", save({ limitType: 21, limitValue: 201 }), 400);
    await check("saveLimits", save(), 400);
    await check("saveLimits", player.post(`${base}/limits`, { limits: [] }), 401);
    const answers = (tokenGuid: string, ...given: readonly number[]) =>
      player.post(
        `${base}/testanswers`,
        { tokenGuid, answers: given.map((answerId, at) => ({ questionId: at + 1, answerId })) },
        extra,
      );
    const exclusion = { limitType: 30, limitValue: 1, selfExcludeReasonId: 2 };
    const { body: asked } = await check("saveLimits", save(exclusion));
    expect([asked.data.questions.length, asked.data.limitsData]).toEqual([2, []]);
    const { tokenGuid } = asked.data;
    const { body: failed } = await check("sendLimitTestAnswers", answers(tokenGuid, 1, 1));
    expect(failed).toMatchObject({ success: false, limitsData: [{ limitType: 21 }] });
    await check("sendLimitTestAnswers", answers("of somebody else", 2, 1), 400);
    const { body: passed } = await check("sendLimitTestAnswers", answers(tokenGuid, 2, 1));
    expect(passed).toMatchObject({ success: true });
    expect(passed.limitsData).toMatchObject([
      { limitType: 21 },
      { limitType: 30, selfExcludeReason: "I spend too much money" },
    ]);
    await check("sendLimitTestAnswers", answers(tokenGuid, 2, 1), 400);
    await check("saveLimits", save({ limitType: 33, limitValue: 1 }));
    await check("saveLimits", save({ limitType: 33, limitValue: 7 }), 403);
    const block = (body: object) =>
      player.post("/limit-service-api/limit/external/web/api/v1/BlockUser", body, extra);
    await check("blockUser", block({ selfExcludeReasonId: 1, days: null }), 403);
    await operator.control({ setLimit: { limitType: 30, limitValue: null } });
    await check("blockUser", block({ selfExcludeReasonId: 99, days: null }), 400);
    await check("blockUser", block({ selfExcludeReasonId: 1, days: null }));
    for (const limitType of [21, 30, 33])
      await operator.control({ setLimit: { limitType, limitValue: null } });
  });
});
