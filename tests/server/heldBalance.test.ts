import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import { type Client, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
beforeEach(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterEach(() => operator.close());

const held = (by: Client, waitMs: number | string) =>
  by.get(`/web-api/user/balance?waitMs=${waitMs}`);
const breakOf = (by: Client, days: number) =>
  by.post(
    "/limit-service-api/api/external/web/v3/limits",
    { limits: [{ limitType: 33, limitValue: days }] },
    { "X-Auth": `Bearer ${by.token}` },
  );
/** How long it took, in real ms. */
async function timed<T>(work: Promise<T>): Promise<readonly [T, number]> {
  const startedAt = performance.now();
  return [await work, performance.now() - startedAt];
}
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe("a balance with waitMs", () => {
  it("is held back while nothing changes, and no longer than asked; without waitMs it comes at once", async () => {
    const [answer, ms] = await timed(held(player, 700));
    expect([answer.status, answer.body.money]).toEqual([200, 1248.5]);
    expect(ms).toBeGreaterThan(650);
    const [atOnce, soon] = await timed(player.get("/web-api/user/balance"));
    expect(atOnce.body.money).toBe(1248.5);
    expect(soon).toBeLessThan(ms);
    for (const wrong of ["-1", "1.5", "long"]) expect((await held(player, wrong)).status).toBe(400);
  });

  it("is answered within a second when a break on another device ends the session [limits-011] [limits-012]", async () => {
    const desktop = await operator.signedIn();
    const waiting = held(desktop, 10_000);
    await pause(300);
    expect((await breakOf(player, 1)).status).toBe(200);
    const [answer, ms] = await timed(waiting);
    expect([answer.status, answer.body.code]).toEqual([401, 20]);
    expect(ms).toBeLessThan(1_000);
  });

  it("is answered when the money changes", async () => {
    const waiting = held(player, 10_000);
    await pause(300);
    const bet = couponOf([first(await openPicks(player, "line"))], { amount: 10 });
    expect((await place(player, bet)).status).toBe(200);
    const [answer, ms] = await timed(waiting);
    expect([answer.status, answer.body.money]).toEqual([200, 1238.5]);
    expect(ms).toBeLessThan(1_000);
  });

  it("keeps no server from stopping", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    const waiting = held(player, 10_000).catch(() => "cut");
    await pause(300);
    const [, ms] = await timed(operator.restart());
    expect(await waiting).toBe("cut");
    await pause(500);
    expect(errors).not.toHaveBeenCalled();
    expect(ms).toBeLessThan(5_000);
    errors.mockRestore();
  });
});
