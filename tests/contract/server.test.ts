import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { couponOf, first, openPicks, type Pick, place, picksOf } from "../server/coupons.ts";
import { type Client, type Json, type Operator, startOperator } from "../server/operator.ts";
import { check } from "./check.ts";
import { violations } from "./schema.ts";

let operator: Operator;
let player: Client;
let line: Pick[];
let live: Pick[];
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
  line = await openPicks(player, "line");
  live = await openPicks(player, "live");
});
afterAll(() => operator.close());

describe("the reference server matches the contract", () => {
  it("and a wrong answer would be noticed", () => {
    const headers = new Headers({
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
    });
    const right = { accountId: 1, money: 2.5, points: 0, updatedAt: 1_800_000_000 };
    const of = (status: number, body: unknown) =>
      violations("getBalance", { status, body, headers });
    expect(of(200, right)).toEqual([]);
    expect(of(200, { ...right, money: "2.5" })).toEqual(["/money must be number"]);
    expect(of(401, right)).not.toEqual([]);
    expect(of(418, right)).not.toEqual([]);
    headers.set("Cache-Control", "public");
    expect(of(200, right)).toEqual(["header Cache-Control is public, not no-store"]);
  });

  it("for config and version [call-config-001]", async () => {
    await check("getSiteConfig", player.get("/bff-api/config/all.json?lang=en"));
    await check("getSiteConfig", player.get("/bff-api/config/all.json?lang=english"), 400);
    const there = player.get("/bff-api/config/all.json?lang=en", { "X-Geo-Country": "KZ" });
    expect(await check("getSiteConfig", there)).toMatchObject({
      body: { geo: { countryCode: "KZ" } },
    });
    const { headers } = await check("getAppVersion", player.get("/web-api/app-version"));
    const etag = headers.get("ETag") ?? "";
    await check(
      "getAppVersion",
      player.get("/web-api/app-version", { "If-None-Match": etag }),
      304,
    );
  });

  it("for session, token, sign-in and sign-out [call-session-001]", async () => {
    const visitor = operator.visitor();
    await check("openSession", visitor.get("/web-api/session"));
    await check("checkSession", visitor.get("/web-api/session/check"));
    await check("getUserToken", visitor.get("/web-api/user/gettoken?force_refresh=true"), 401);
    const fields = { uLogin: "demo", uPassword: "eA==", save: true, componentsData: null };
    await check("login", visitor.post("/web-api/auth/login", fields), 400);
    await check("login", visitor.post("/web-api/auth/login", { uLogin: 1 }), 400);
    const password = Buffer.from("touchline").toString("base64");
    await check("login", visitor.post("/web-api/auth/login", { ...fields, uPassword: password }));
    const phone = {
      phone_number: "7011234567",
      country_code: "+7",
      uPassword: password,
      save: false,
      componentsData: null,
    };
    await check("loginByPhone", visitor.post("/web-api/auth/login/phone", phone));
    const { body } = await check(
      "getUserToken",
      visitor.get("/web-api/user/gettoken?force_refresh=true"),
    );
    await check("getUserToken", visitor.get("/web-api/user/gettoken"), 400);
    await check("refreshUserAuth", visitor.post("/web-api/user/auth-refresh", {}), 401);
    visitor.token = body.token;
    await check("refreshUserAuth", visitor.post("/web-api/user/auth-refresh", {}));
    await check("disconnectUser", visitor.post("/web-api/auth/disconnect", {}));
    const guesser = operator.visitor();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await check(
        "login",
        guesser.post("/web-api/auth/login", { ...fields, uLogin: "nobody" }),
        400,
      );
    }
    await check("login", guesser.post("/web-api/auth/login", { ...fields, uLogin: "nobody" }), 429);
  });

  it("for a forgotten password", async () => {
    const visitor = operator.visitor();
    const forgot = (body: object) => visitor.post("/web-api/auth/password/forgot", body);
    const verify = (body: object) => visitor.post("/web-api/auth/password/forgot/verify", body);
    const reset = (body: object) => visitor.post("/web-api/auth/password/reset", body);
    const email = "demo@touchline.example";
    const asked = await check("requestPasswordReset", forgot({ method: "email", email }));
    await check("requestPasswordReset", forgot({ method: "email", email }), 429);
    await check("requestPasswordReset", forgot({}), 400);
    const [letter] = (await visitor.get("/__outbox")).body.messages.slice(-1);
    const { resetId } = asked.body;
    await check("verifyPasswordReset", verify({ resetId, code: "" }), 400);
    const code = /\d{6}$/.exec(letter.text)?.[0];
    const found = await check("verifyPasswordReset", verify({ resetId, code }));
    const { resetToken } = found.body;
    await check("resetPassword", reset({ resetToken, newPassword: "YQ==" }), 400);
    const newPassword = Buffer.from("kick-off 2026").toString("base64");
    await check("resetPassword", reset({ resetToken: "rt_0", newPassword }), 400);
  });

  it.each(["line", "live"] as const)("for the %s feed, complete and changes", async (feed) => {
    const name = feed === "line" ? "Line" : "Live";
    const pick = first(feed === "line" ? line : live);
    const base = `/${feed}-feed/v1`;
    for (const lng of ["en", "ru"]) {
      await check(`list${name}Sports`, player.get(`${base}/sports?lng=${lng}`));
      await check(`list${name}Champs`, player.get(`${base}/champs?lng=${lng}&sportId=1`));
      await check(`list${name}Games`, player.get(`${base}/games?lng=${lng}`));
      await check(`get${name}Game`, player.get(`${base}/games/${pick.game.id}?lng=${lng}`));
    }
    await check(`list${name}Games`, player.get(`${base}/games?lng=e`), 400);
    await check(`get${name}Game`, player.get(`${base}/games/1?lng=en`), 404);
    await check(`get${name}Prices`, player.get(`${base}/prices?ids=1,${pick.outcomeId}`));
    await check(`get${name}Prices`, player.get(`${base}/prices`), 400);
    let cursor = (await player.get(`${base}/games?lng=en`)).body.cursor;
    for (let tick = 0; tick < 20; tick += 1) {
      await operator.control({ advanceMs: 30_000 });
      const changes = await check(
        `list${name}Games`,
        player.get(`${base}/games?lng=en&since=${cursor}`),
      );
      expect(changes.body.full).toBe(false);
      cursor = changes.body.cursor;
    }
    const game = first(await openPicks(player, feed)).game;
    await check(`get${name}Game`, player.get(`${base}/games/${game.id}?lng=en&since=${cursor}`));
    const { games } = (await player.get(`${base}/games?lng=en&sportId=1`)).body;
    const [subGameId] = games.find(({ finished }: Json) => finished === false).subGameIds;
    const whole = await check(`get${name}Game`, player.get(`${base}/games/${subGameId}?lng=ru`));
    expect(whole.body.games[0].mainGameId).toBeGreaterThan(0);
    await operator.control({ advanceMs: 30_000 });
    const since = `lng=ru&since=${whole.body.cursor}`;
    await check(`get${name}Game`, player.get(`${base}/games/${subGameId}?${since}`));
  });

  it("for market types in both languages", async () => {
    for (const lng of ["en", "ru"]) {
      const { body } = await check(
        "listMarketTypes",
        player.get(`/line-feed/v1/market-types?lng=${lng}`),
      );
      expect(body.types.length).toBeGreaterThan(40);
    }
  });

  it("for the coupon: refresh, limits, place, state", async () => {
    // The feeds have run for longer than a token lives.
    player = await operator.signedIn();
    const [one, two] = await openPicks(player, "line");
    const atLive = first(await openPicks(player, "live"));
    if (!one || !two) throw new Error("the line has fewer than two open games");
    const twice = (await picksOf(player, one)).slice(0, 2);
    for (const coupon of [couponOf([one, atLive]), couponOf(twice, { typeId: 1 })]) {
      await check("refreshCoupon", player.post("/web-api/coupon/refresh", coupon));
    }
    await check("refreshCoupon", player.post("/web-api/coupon/refresh", {}), 400);
    await check("getCouponLimits", player.post("/web-api/coupon/limits", couponOf([one, two])));
    await check(
      "getCouponLimits",
      operator.visitor().post("/web-api/coupon/limits", couponOf([one])),
      401,
    );
    const key = randomUUID();
    await check("placeCoupon", place(player, couponOf([one, two]), key));
    await check("placeCoupon", place(player, couponOf([one]), key), 409);
    await check("placeCoupon", place(player, couponOf([one], { amount: 0.01 })), 409);
    await check("placeCoupon", place(player, couponOf([one], { typeId: 9 })), 400);
    await check("placeCoupon", place(operator.visitor(), couponOf([one])), 401);
    const live = await check("placeCoupon", place(player, couponOf([atLive])));
    const state = `/web-api/coupon/place/${live.body.requestId}`;
    await check("getPlaceState", player.get(state));
    await operator.control({ suspendGame: atLive.game.id, advanceMs: 2000 });
    const rejected = await check("getPlaceState", player.get(state));
    expect(rejected.body.state).toBe("rejected");
    await check("getPlaceState", player.get(`/web-api/coupon/place/${randomUUID()}`), 404);
  });

  it("for a set of singles: refresh, limits, place", async () => {
    const [one, two] = await openPicks(player, "line");
    const live = first(await openPicks(player, "live"));
    if (!one || !two) throw new Error("the line has fewer than two open games");
    const set = { ...couponOf([one, two]), typeId: 9 };
    await check("refreshCoupon", player.post("/web-api/coupon/refresh", set));
    await check("getCouponLimits", player.post("/web-api/coupon/limits", set));
    const placeSet = (coupons: readonly object[], by = player, key: string = randomUUID()) =>
      by.post("/web-api/coupon/place-batch", { coupons }, { "X-Idempotency-Key": key });
    const key = randomUUID();
    const coupons = [
      { ...couponOf([one]), options: { idempotencyKey: randomUUID() } },
      couponOf([two], { amount: 0.01 }),
      couponOf([live], { changeCoefAction: 1 }),
    ];
    const { body } = await check("placeCoupons", placeSet(coupons, player, key));
    expect(body.results.map(({ state }: { state: string }) => state)).toEqual([
      "accepted",
      "rejected",
      "pending",
    ]);
    await check("placeCoupons", placeSet([couponOf([one])], player, key), 409);
    await check("placeCoupons", placeSet([]), 400);
    await check("placeCoupons", placeSet([couponOf([one])], operator.visitor()), 401);
  });

  it("for history, open bets and a single coupon", async () => {
    const history = await check("listBetsHistory", player.get("/web-api/bets/history?limit=1"));
    await check("listBetsHistory", player.get("/web-api/bets/history?limit=0"), 400);
    await check("listOpenBets", player.get("/web-api/bets/open"));
    await check(
      "getHistoryCoupon",
      player.get(`/web-api/bets/coupons/${history.body.items[0].id}`),
    );
    await check("getHistoryCoupon", player.get("/web-api/bets/coupons/1"), 404);
    await check("listBetsHistory", operator.visitor().get("/web-api/bets/history"), 401);
  });

  it("for event logs", async () => {
    const response = await fetch(`${operator.url}/web-api/diagnostics/event-logs`, {
      method: "POST",
      headers: { Origin: operator.url, Cookie: player.cookie, "Content-Encoding": "gzip" },
      body: new Uint8Array(gzipSync('{"v":1}\n')),
    });
    const body = (await response.json()) as { reportId: string };
    await check(
      "uploadEventLog",
      { status: response.status, body, headers: response.headers },
      201,
    );
    await check("getEventLog", player.get(`/web-api/diagnostics/event-logs/${body.reportId}`));
    await check("getEventLog", player.get("/web-api/diagnostics/event-logs/none"), 404);
  });
});
