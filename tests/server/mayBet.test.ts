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
  // What earlier tests staked lies before this instant.
  operator.pass(1);
  player = await operator.signedIn();
});

/** Types of the limits that the last test has set. */
let used: number[] = [];
const setLimit = (limit: { readonly limitType: number; readonly [field: string]: unknown }) => {
  used.push(limit.limitType);
  return operator.control({ setLimit: { limitValue: 100, ...limit } });
};
const linePick = async () => first(await openPicks(player, "line"));
const extra = () => ({ "X-Auth": `Bearer ${player.token}` });
const limits = async () => (await player.get(`${base}/limits`, extra())).body.data;
/** A coupon of one bet, and one more as a tap makes it: the server sees no difference but the header of the key. */
const betOf = async (amount: number) => place(player, couponOf([await linePick()], { amount }));

/** What closes betting, and how a bet of 10.00 is answered then, straight from the server. */
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
    "%s: refused, with words in both languages [limits-004]",
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
    "%s that only waits, or is no more, closes nothing [limits-002]",
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
  ])("%s: taken", async (_name, limit) => {
    await setLimit(limit);
    expect((await betOf(10)).status).toBe(200);
  });

  it("during a time-out is taken only where the policy of the site closes deposits alone", async () => {
    await setLimit({ limitType: 33 });
    await operator.control({
      config: { policy: { id: "mild", figures: {}, isTimeOutForDepositsOnly: true } },
    });
    expect((await betOf(10)).status).toBe(200);
    await setLimit({ limitType: 30 });
    expect((await betOf(10)).body.code).toBe(33);
  });
});

describe("limits of stakes and losses", () => {
  it("of losses get back what a bet pays, never more than the limit", async () => {
    await setLimit({ limitType: 10, limitValue: 25 });
    const pick = await linePick();
    expect((await place(player, couponOf([pick], { amount: 20 }))).status).toBe(200);
    expect(await limits()).toMatchObject([{ limitType: 10, limitBalance: 5 }]);
    await operator.control({ settleGame: { gameId: pick.game.id, result: "won" } });
    expect(await limits()).toMatchObject([{ limitType: 10, limitBalance: 25 }]);
  });

  it("of stakes get nothing back from a win", async () => {
    await setLimit({ limitType: 2, limitValue: 25 });
    const pick = await linePick();
    await place(player, couponOf([pick], { amount: 20 }));
    await operator.control({ settleGame: { gameId: pick.game.id, result: "won" } });
    expect(await limits()).toMatchObject([{ limitType: 2, limitBalance: 5 }]);
  });
});

describe("a live bet that waits", () => {
  /** Gives back the request id of one that waits. */
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
    "%s set meanwhile: refused when it would be taken",
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

  it("and cannot be read any more is refused, and stops no other", async () => {
    const brokenKey = randomUUID();
    const broken = await livePending(brokenKey);
    const whole = await livePending(randomUUID());
    await withBrokenData("UPDATE placements SET request = '{' WHERE key = ?", [brokenKey]);
    expect((await stateOf(broken)).state).toBe("rejected");
    expect((await stateOf(whole)).state).not.toBe("pending");
    expect((await betOf(10)).status).toBe(200);
  });
});

it("a coupon that cannot be settled stops the settlement of no other", async () => {
  const pick = await linePick();
  const place10 = async () => (await place(player, couponOf([pick]))).body.couponId as number;
  const [broken, whole] = [await place10(), await place10()];
  // More than an account can hold.
  const tooMuch = 2n ** 62n;
  await withBrokenData("UPDATE coupons SET minor = ? WHERE id = ?", [tooMuch, broken]);
  await operator.control({ settleGame: { gameId: pick.game.id, result: "won" } });
  const { body } = await player.get(`/web-api/bets/coupons/${whole}`);
  expect(body.status).toBe("won");
});

/** The server finds its database so, and comes up 9 s later. */
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
  it("is counted by whatever the player asks [limits-017]", async () => {
    await setLimit({ limitType: 31, limitValue: 1, limitBalance: 100 });
    operator.pass(50_000);
    await player.get("/web-api/bets/history");
    expect(await limits()).toMatchObject([{ limitBalance: 50 }]);
    operator.pass(50_000);
    expect((await betOf(10)).body.code).toBe(2014);
  });

  it("is over for a client that says nothing of it, a minute later [limits-017]", async () => {
    await setLimit({ limitType: 31, limitValue: 1, limitBalance: 30 });
    operator.pass(30_000);
    expect((await player.get("/web-api/bets/history")).status).toBe(200);
    operator.pass(60_000);
    expect((await player.get("/web-api/bets/history")).status).toBe(200);
    operator.pass(1);
    expect((await player.get("/web-api/bets/history")).status).toBe(401);
    expect((await player.get("/web-api/session/check")).body.user_id).toBeNull();
  });

  it("notifies a player who signs in again the same day, and lets them play no more", async () => {
    await setLimit({ limitType: 31, limitValue: 1, limitBalance: 0 });
    operator.pass(10 * 60_000);
    player = await operator.signedIn();
    expect(await limits()).toMatchObject([{ limitType: 31, limitBalance: 0 }]);
    expect((await betOf(10)).body.code).toBe(2014);
  });

  it("is not put off by signing in again and again", async () => {
    await setLimit({ limitType: 31, limitValue: 1, limitBalance: 90 });
    for (let times = 0; times < 3; times += 1) {
      operator.pass(30_000);
      player = await operator.signedIn();
    }
    expect((await betOf(10)).body.code).toBe(2014);
  });
});

// Last, as the season of a whole day is played for it.
describe("a limit of stakes", () => {
  it("are used up by bets, and come back when their period is over", async () => {
    await setLimit({ limitType: 1, limitValue: 25 });
    for (const status of [200, 200, 409]) expect((await betOf(10)).status).toBe(status);
    expect(await limits()).toMatchObject([{ limitType: 1, limitBalance: 5 }]);
    operator.pass(dayMs + 1);
    player = await operator.signedIn();
    expect(await limits()).toMatchObject([{ limitType: 1, limitBalance: 25 }]);
    expect((await betOf(10)).status).toBe(200);
  });
});
