import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { asks } from "./asks.ts";
import { ask, json, now, type Reply, tokenUntil, wired } from "./clientKit.ts";
import { errorExample } from "./openapi.ts";

const balance = { accountId: 1, money: 10, points: 0, updatedAt: 1 };
const isToken = (url: string): boolean => url.includes("/gettoken");
const unauthorized = () => json(errorExample("Unauthorized", "tokenExpired"), 401);
const later = tokenUntil(now + 60_000, "later");

/** Answers like a server that accepts a single token, and issues it. */
const taking =
  (good: string, body: object = balance): Reply =>
  ({ url, headers }) => {
    if (isToken(url)) return json({ token: good });
    return headers.get("authorization") === `Bearer ${good}` ? json(body) : unauthorized();
  };

describe("the player's token", () => {
  it("is dropped after a 401, fetched again, and the call is repeated unchanged [error-017]", async () => {
    const [coupon = {}] = fc.sample(asks["PlaceCoupon"] ?? fc.constant({}), {
      numRuns: 1,
      seed: 5,
    });
    const place = { success: true, state: "accepted", requestId: "pl_1", couponId: 7 };
    const { client, sent, jar } = wired(taking(later, place));
    expect(await ask("PlaceCoupon", coupon, client)).toMatchObject({
      tag: "answered",
      body: place,
    });
    const [first, question, again] = sent;
    expect(sent.length).toBe(3);
    expect(question?.url).toBe("https://api.test/web-api/user/gettoken?force_refresh=true");
    expect(again?.init.body).toBe(first?.init.body);
    expect(again?.headers.get("x-idempotency-key")).toBe(first?.headers.get("x-idempotency-key"));
    expect(jar.held()).toBe(later);
  });

  it("is replaced up to the limit while every repeat is a 401 [error-017] [session-005]", async () => {
    const { client, sent } = wired(({ url }) =>
      isToken(url) ? json({ token: later }) : unauthorized(),
    );
    expect(await ask("Balance", {}, client)).toMatchObject({
      tag: "failed",
      error: { tag: "http", status: 401 },
    });
    expect(sent.map(({ url }) => isToken(url))).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it("is requested once for simultaneous callers", async () => {
    const { client, sent } = wired(taking(later), null);
    const answers = await Promise.all([1, 2, 3].map(() => ask("Balance", {}, client)));
    expect(answers).toEqual(answers.map(() => ({ tag: "answered", body: balance })));
    expect(sent.filter(({ url }) => isToken(url)).length).toBe(1);
    expect(sent.length).toBe(4);
  });

  it.each([
    ["there is none", null],
    ["it has expired", tokenUntil(now)],
    ["it has no expiry", `${Buffer.from("{}").toString("base64url")}.e30.sign`],
    ["it cannot be read", "not a token"],
  ])("is fetched before the call when %s [session-004]", async (_why, token) => {
    const { client, sent } = wired(taking(later), token);
    expect(await ask("Balance", {}, client)).toEqual({ tag: "answered", body: balance });
    expect(sent.map(({ url }) => isToken(url))).toEqual([true, false]);
  });

  it("is still used when it is valid for one more second [session-004]", async () => {
    const held = tokenUntil(now + 1_000);
    const { client, sent } = wired(taking(held), held);
    expect(await ask("Balance", {}, client)).toEqual({ tag: "answered", body: balance });
    expect(sent.length).toBe(1);
  });

  it("fails the call with the server's reason when the server refuses to issue it", async () => {
    const { client, sent } = wired(unauthorized, null);
    expect(await ask("Balance", {}, client)).toMatchObject({
      tag: "failed",
      error: { tag: "http", status: 401 },
    });
    expect(sent.length).toBe(1);
    const odd = wired(() => json({ token: 7 }), null);
    expect(await ask("Balance", {}, odd.client)).toMatchObject({
      tag: "failed",
      error: { tag: "decode" },
    });
  });

  it("is reported as a timeout when it does not arrive in time [error-018]", async () => {
    const real = AbortSignal.timeout.bind(AbortSignal);
    // The client's timeout for gettoken alone; the call itself would wait longer.
    const timeout = vi
      .spyOn(AbortSignal, "timeout")
      .mockImplementation((ms) => real(ms === 10_000 ? 1 : ms));
    const { client } = wired(
      ({ init }) =>
        new Promise((_answer, fail) => {
          init.signal?.addEventListener("abort", () => fail(init.signal?.reason));
        }),
      null,
    );
    const failed = await ask("Balance", {}, client);
    timeout.mockRestore();
    expect(failed).toEqual({
      tag: "failed",
      error: { tag: "timeout", detail: "gettoken failed" },
    });
  });

  it("is left out of a call that needs no player once the server refuses it and issues no other", async () => {
    const [coupon = {}] = fc.sample(asks["RefreshCoupon"] ?? fc.constant({}), {
      numRuns: 1,
      seed: 5,
    });
    const { client, sent } = wired(({ url, headers }) =>
      isToken(url) || headers.has("authorization")
        ? unauthorized()
        : json({ bets: [], coef: 1, pollAfterMs: 3_000 }),
    );
    expect((await ask("RefreshCoupon", coupon, client)).tag).toBe("answered");
    expect(sent.map(({ headers }) => headers.has("authorization"))).toEqual([true, false, false]);
    expect(sent.map(({ url }) => isToken(url))).toEqual([false, true, false]);
  });
});
