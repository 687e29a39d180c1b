import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import { type Client, type Operator, refreshToken, startOperator, startedAt } from "./operator.ts";

const base = "/limit-service-api/api/external/web/v3";
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let operator: Operator;
let player: Client;
beforeEach(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterEach(() => operator.close());

const extra = () => ({ "X-Auth": `Bearer ${player.token}` });
const limits = async () => (await player.get(`${base}/limits`, extra())).body.data;
const ping = async () => (await player.post(`${base}/ping`, {}, extra())).body.data.limitBalance;
const decide = (action: number, headers: Record<string, string> = {}, limitType = 20) =>
  player.post(`${base}/limitaction`, { action, limitType }, { ...extra(), ...headers });
/** 100 in force, 150 requested just now. */
const raised = async () => {
  await operator.control({ setLimit: { limitType: 20, limitValue: 100, limitBalance: 20 } });
  await operator.control({
    setLimit: { limitType: 20, limitValue: 150, limitState: "PENDING", needApprove: true },
  });
};
/** Advances the time, and gives the player a fresh token. */
const pass = async (ms: number) => {
  operator.pass(ms);
  await refreshToken(player);
};
/** Advances a day, which ends the session. */
const passDay = async () => {
  operator.pass(dayMs);
  player = await operator.signedIn();
};

describe("the limit service", () => {
  it("accepts the token in its own header only [call-limits-012]", async () => {
    const { status, body } = await player.get(`${base}/limits`);
    expect([status, body]).toEqual([401, { status: 401, title: "" }]);
    expect((await player.get(`${base}/limits`, extra())).body).toEqual({
      status: 200,
      data: [],
      reviewedAt: null,
    });
  });

  it("refuses in the language of the site [call-limits-011]", async () => {
    const { status, body } = await decide(1, { "X-Language": "ru" });
    expect([status, body.status]).toEqual([400, 400]);
    expect(body.title).toBe("Нет изменения, которое ждёт вашего решения.");
  });

  it("approves a raised limit only after 24 hours, to the ms [limits-007] [limits-008] [call-limits-007]", async () => {
    await raised();
    operator.pass(dayMs - 1);
    player = await operator.signedIn();
    expect((await decide(1)).status).toBe(400);
    operator.pass(1);
    expect((await decide(1)).body).toEqual({ status: 204, title: "" });
    expect(await limits()).toMatchObject([
      {
        limitType: 20,
        limitState: "ACTIVE",
        limitValue: 150,
        limitBalance: 70,
        needApprove: false,
      },
    ]);
  });

  it("rejects at any time, by either call [limits-008] [limits-009] [call-limits-008]", async () => {
    await raised();
    expect((await decide(0)).status).toBe(200);
    expect(await limits()).toMatchObject([{ limitState: "ACTIVE", limitValue: 100 }]);
    await raised();
    expect((await player.delete(`${base}/limit?limitType=20`, extra())).body.status).toBe(204);
    expect(await limits()).toMatchObject([{ limitState: "ACTIVE", limitValue: 100 }]);
    expect((await player.delete(`${base}/limit?limitType=20`, extra())).status).toBe(400);
  });

  it("has no session limit unless one is set [limits-015] [limits-020]", async () => {
    expect(await ping()).toBe(-1);
    await operator.control({ setLimit: { limitType: 31, limitValue: -1 } });
    expect(await ping()).toBe(-1);
  });

  it("counts a session down by its pings, and leaves out the time without any [call-limits-010]", async () => {
    await operator.control({ setLimit: { limitType: 31, limitValue: 1 } });
    operator.pass(30_000);
    expect(await ping()).toBe(3_570);
    await pass(20 * minuteMs);
    expect(await ping()).toBe(3_510);
    expect(await ping()).toBe(3_510);
  });

  it("ends the session when nothing is left, and accepts no bet that day [limits-017]", async () => {
    const pick = first(await openPicks(player, "line"));
    await operator.control({ setLimit: { limitType: 31, limitValue: 1, limitBalance: 30 } });
    operator.pass(30_000);
    expect(await ping()).toBe(0);
    expect((await player.get("/web-api/session/check")).body.user_id).toBeNull();
    player = await operator.signedIn();
    expect(await limits()).toMatchObject([{ limitType: 31, limitBalance: 0 }]);
    expect((await place(player, couponOf([pick]))).body.code).toBe(2014);
  });

  it("allows the full session again the next day", async () => {
    await operator.control({ setLimit: { limitType: 31, limitValue: 2, limitBalance: 30 } });
    await pass(dayMs - (startedAt % dayMs));
    expect(await limits()).toMatchObject([{ limitType: 31, limitBalance: 7_200 }]);
  });

  it("keeps today's used time of a session when its limit is raised", async () => {
    await operator.control({ setLimit: { limitType: 31, limitValue: 2 } });
    await operator.control({ setLimit: { limitType: 31, limitValue: 4, limitState: "PENDING" } });
    operator.pass(dayMs - 30_000);
    player = await operator.signedIn();
    await ping();
    operator.pass(29_999);
    expect(await ping()).toBe(7_171);
    operator.pass(1);
    expect(await limits()).toMatchObject([{ limitValue: 4, limitBalance: 14_370 }]);
    await passDay();
    expect(await limits()).toMatchObject([{ limitBalance: 14_400 }]);
  });

  it("lets a player bet after removing their session limit", async () => {
    await operator.control({ setLimit: { limitType: 31, limitValue: -1, limitState: "PENDING" } });
    await passDay();
    expect(await ping()).toBe(-1);
    const pick = first(await openPicks(player, "line"));
    const { status, body } = await place(player, couponOf([pick]));
    expect([status, body.state]).toEqual([200, "accepted"]);
  });

  it("accepts no bet from a self-excluded player, until the exclusion ends", async () => {
    const pick = first(await openPicks(player, "line"));
    const endsAt = startedAt / 1000 + 60;
    await operator.control({ setLimit: { limitType: 30, limitValue: 1, endsAt } });
    const { status, body } = await place(player, couponOf([pick]));
    expect([status, body.code]).toEqual([403, 33]);
    operator.pass(minuteMs);
    expect(await limits()).toEqual([]);
    expect((await place(player, couponOf([pick]))).body.code).not.toBe(33);
  });

  it("refuses an invalid control command", async () => {
    for (const setLimit of [{}, { limitType: 5, limitValue: 1 }, { limitType: 20 }]) {
      const { status } = await operator.visitor().post("/__control", { setLimit });
      expect(status).toBe(400);
    }
  });
});
