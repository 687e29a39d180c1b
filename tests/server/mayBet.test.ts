import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import { type Client, moneyOf, type Operator, refreshToken, startOperator } from "./operator.ts";

const base = "/limit-service-api/api/external/web/v3";
const dayMs = 24 * 60 * 60_000;

let operator: Operator;
let player: Client;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.close());
beforeEach(async () => {
  await operator.control({ reset: true });
  const states = ["ACTIVE", "PENDING", "INACTIVE"];
  for (const { limitType, limitState } of states.flatMap((limitState) =>
    used.map((limitType) => ({ limitType, limitState })),
  ))
    await operator.control({ setLimit: { limitType, limitState, limitValue: null } });
  used = [];
  // Stakes of earlier tests are before this time.
  operator.pass(1);
  player = await operator.signedIn();
});

/** Limit types that the last test has set. */
let used: number[] = [];
const setLimit = (limit: { readonly limitType: number; readonly [field: string]: unknown }) => {
  used.push(limit.limitType);
  return operator.control({ setLimit: { limitValue: 100, ...limit } });
};
const linePick = async () => first(await openPicks(player, "line"));
const extra = () => ({ "X-Auth": `Bearer ${player.token}` });
const limits = async () => (await player.get(`${base}/limits`, extra())).body.data;
/** A coupon of one bet, and one more as a tap sends it: for the server only the key header differs. */
const betOf = async (amount: number) => place(player, couponOf([await linePick()], { amount }));

/** What closes betting, and the server's answer to a bet of 10.00 in that state. */
const closed = [
  ["self-exclusion (30)", { limitType: 30 }, 403, 33],
  ["time-out (33)", { limitType: 33 }, 403, 33],
  ["block (37)", { limitType: 37 }, 409, 2014],
  ["session limit (31) used up", { limitType: 31, limitValue: 1, limitBalance: 0 }, 409, 2014],
  ...[1, 2, 3, 10, 11, 12].map(
    (limitType) =>
      [`limit ${limitType} used up`, { limitType, limitBalance: 0 }, 409, 2014] as const,
  ),
  ...[1, 2, 3, 10, 11, 12].map(
    (limitType) =>
      [`limit ${limitType} with 9.99 left`, { limitType, limitBalance: 9.99 }, 409, 2014] as const,
  ),
] as const;

describe("a bet that the client should never have sent", () => {
  it.each(closed)(
    "is refused with texts in both languages: %s [limits-004]",
    async (_name, limit, status, code) => {
      const before = await moneyOf(player);
      await setLimit(limit);
      const coupon = couponOf([await linePick()]);
      const send = (language: string) =>
        player.post("/web-api/coupon/place", coupon, {
          "X-Idempotency-Key": randomUUID(),
          "X-Language": language,
        });
      const [english, russian] = [await send("en"), await send("ru")];
      expect([english.status, english.body.code, english.body.status]).toEqual([status, code, 2]);
      expect(english.body.message).toMatch(/^[A-Z].*[a-z]$/);
      expect(russian.body.message).toMatch(/^[А-Я].*[а-я]$/);
      expect(await moneyOf(player)).toBe(before);
    },
  );

  it.each(closed)(
    "is not refused for %s that is only pending, or no longer in force [limits-002]",
    async (_name, limit) => {
      for (const limitState of ["PENDING", "INACTIVE"]) await setLimit({ ...limit, limitState });
      expect((await betOf(10)).status).toBe(200);
    },
  );

  it.each([
    ["10.00 left", { limitType: 1, limitBalance: 10 }],
    ["a deposit limit that is used up", { limitType: 20, limitBalance: 0 }],
    ["a reality check", { limitType: 32, limitValue: 5, limitBalance: 0 }],
    ["a session limit of which a second is left", { limitType: 31, limitBalance: 1 }],
  ])("is accepted: %s", async (_name, limit) => {
    await setLimit(limit);
    expect((await betOf(10)).status).toBe(200);
  });

  it("is accepted during a time-out only where the site's policy closes deposits only", async () => {
    await setLimit({ limitType: 33 });
    await operator.control({
      config: { policy: { id: "mild", figures: {}, isTimeOutForDepositsOnly: true } },
    });
    expect((await betOf(10)).status).toBe(200);
    await setLimit({ limitType: 30 });
    expect((await betOf(10)).body.code).toBe(33);
  });
});

describe("limits on stakes and losses", () => {
  it("on losses get back what a bet pays, never more than the limit", async () => {
    await setLimit({ limitType: 10, limitValue: 25 });
    const pick = await linePick();
    expect((await place(player, couponOf([pick], { amount: 20 }))).status).toBe(200);
    expect(await limits()).toMatchObject([{ limitType: 10, limitBalance: 5 }]);
    await operator.control({ settleGame: { gameId: pick.game.id, result: "won" } });
    expect(await limits()).toMatchObject([{ limitType: 10, limitBalance: 25 }]);
  });

  it("on stakes get nothing back from a win", async () => {
    await setLimit({ limitType: 2, limitValue: 25 });
    const pick = await linePick();
    await place(player, couponOf([pick], { amount: 20 }));
    await operator.control({ settleGame: { gameId: pick.game.id, result: "won" } });
    expect(await limits()).toMatchObject([{ limitType: 2, limitBalance: 5 }]);
  });
});

describe("a live bet that waits", () => {
  /** Returns the request id of one that waits. */
  const livePending = async (key: string): Promise<string> => {
    const live = await openPicks(player, "live");
    for (const pick of live) {
      const { body } = await place(player, couponOf([pick], { changeCoefAction: 1 }), key);
      if (body.state === "pending") return body.requestId;
    }
    throw new Error("no live bet waits");
  };
  const stateOf = async (requestId: string) =>
    (await player.get(`/web-api/coupon/place/${requestId}`)).body;

  const oneOfEach = closed.filter(([name]) => /^(limit 1 with|limit 10 used)|\(/.test(name));
  it.each(oneOfEach)(
    "is refused at the end when %s was set in the meantime",
    async (_name, limit, _status, code) => {
      const before = await moneyOf(player);
      const requestId = await livePending(randomUUID());
      await setLimit(limit);
      operator.pass(9_000);
      await refreshToken(player);
      expect(await stateOf(requestId)).toMatchObject({ state: "rejected", code, couponId: null });
      expect(await moneyOf(player)).toBe(before);
    },
  );

  it("is refused and stops no other when it can no longer be read", async () => {
    const brokenKey = randomUUID();
    const broken = await livePending(brokenKey);
    const intact = await livePending(randomUUID());
    await withBrokenData("UPDATE placements SET request = '{' WHERE key = ?", [brokenKey]);
    expect((await stateOf(broken)).state).toBe("rejected");
    expect((await stateOf(intact)).state).not.toBe("pending");
    expect((await betOf(10)).status).toBe(200);
  });
});

it("a coupon that cannot be settled does not stop the settlement of any other", async () => {
  const pick = await linePick();
  const place10 = async () => (await place(player, couponOf([pick]))).body.couponId as number;
  const [broken, intact] = [await place10(), await place10()];
  // More than an account can hold.
  const tooMuch = 2n ** 62n;
  await withBrokenData("UPDATE coupons SET minor = ? WHERE id = ?", [tooMuch, broken]);
  await operator.control({ settleGame: { gameId: pick.game.id, result: "won" } });
  const { body } = await player.get(`/web-api/bets/coupons/${intact}`);
  expect(body.status).toBe("won");
});

/** The server finds its database in this state, and starts 9 s later. */
async function withBrokenData(sql: string, values: readonly (string | bigint | number)[]) {
  vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    operator.pass(9_000);
    await operator.restart(() => {
      const store = openStore(operator.folder);
      store.run(sql, values as never);
      store.close();
    });
    await refreshToken(player);
  } finally {
    vi.restoreAllMocks();
  }
}

describe("a session limit without pings", () => {
  it("is counted by all requests of the player [limits-017]", async () => {
    await setLimit({ limitType: 31, limitValue: 1, limitBalance: 100 });
    operator.pass(50_000);
    await player.get("/web-api/bets/history");
    expect(await limits()).toMatchObject([{ limitBalance: 50 }]);
    operator.pass(50_000);
    expect((await betOf(10)).body.code).toBe(2014);
  });

  it("ends a minute later for a client that does not report it [limits-017]", async () => {
    await setLimit({ limitType: 31, limitValue: 1, limitBalance: 30 });
    operator.pass(30_000);
    expect((await player.get("/web-api/bets/history")).status).toBe(200);
    operator.pass(60_000);
    expect((await player.get("/web-api/bets/history")).status).toBe(200);
    operator.pass(1);
    expect((await player.get("/web-api/bets/history")).status).toBe(401);
    expect((await player.get("/web-api/session/check")).body.user_id).toBeNull();
  });

  it("is reported to a player who signs in again the same day, and closes play for them", async () => {
    await setLimit({ limitType: 31, limitValue: 1, limitBalance: 0 });
    operator.pass(10 * 60_000);
    player = await operator.signedIn();
    expect(await limits()).toMatchObject([{ limitType: 31, limitBalance: 0 }]);
    expect((await betOf(10)).body.code).toBe(2014);
  });

  it("is not extended by signing in again and again", async () => {
    await setLimit({ limitType: 31, limitValue: 1, limitBalance: 90 });
    for (let times = 0; times < 3; times += 1) {
      operator.pass(30_000);
      player = await operator.signedIn();
    }
    expect((await betOf(10)).body.code).toBe(2014);
  });
});

// Last, because it plays the season of a whole day.
describe("a limit on stakes", () => {
  it("is used up by bets, and restored when its period is over", async () => {
    await setLimit({ limitType: 1, limitValue: 25 });
    for (const status of [200, 200, 409]) expect((await betOf(10)).status).toBe(status);
    expect(await limits()).toMatchObject([{ limitType: 1, limitBalance: 5 }]);
    // The server takes its step at once: one between the pick and the bet would move the price.
    operator.pass(1);
    await operator.control({ advanceMs: dayMs });
    player = await operator.signedIn();
    expect(await limits()).toMatchObject([{ limitType: 1, limitBalance: 25 }]);
    expect((await betOf(10)).status).toBe(200);
  });
});
