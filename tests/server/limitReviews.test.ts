import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { check } from "../contract/check.ts";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import { type Answer, type Client, type Json, type Operator, startOperator } from "./operator.ts";

const base = "/limit-service-api/api/external/web/v3";

let operator: Operator;
let player: Client;
beforeEach(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterEach(() => operator.close());

const auth = () => ({ "X-Auth": `Bearer ${player.token}` });
const say = (answer: unknown) => player.post(`${base}/review`, { answer }, auth());
const save = (limitType: number, limitValue: number) =>
  player.post(`${base}/limits`, { limits: [{ limitType, limitValue }] }, auth());
const reviewed = async (): Promise<Json> =>
  (await check("listClientLimits", player.get(`${base}/limits`, auth()))).body.reviewedAt;
const bet = async (): Promise<Answer> =>
  place(player, couponOf([first(await openPicks(player, "line"))], { amount: 10 }));
const topUp = async (): Promise<Answer> => {
  const { all_accounts: accounts } = (await player.get("/web-api/user/accounts")).body;
  const { id: accountId } = first<Json>(accounts);
  return player.post(
    "/web-api/demo-money/top-up",
    { accountId },
    { "X-Idempotency-Key": randomUUID() },
  );
};
/** A full account takes nothing, and the prompt is asked about before that. */
const isPaidIn = async (): Promise<boolean> => (await topUp()).body.code === 50;

describe("what a player says of their limits", () => {
  it.each(["none", "keep", "review"])("is kept with its time: %s", async (answer) => {
    expect(await reviewed()).toBeNull();
    const { body } = await check("reviewLimits", say(answer));
    expect(body.data.reviewedAt).toBeGreaterThan(1_700_000_000);
    expect(await reviewed()).toBe(body.data.reviewedAt);
    await operator.restart(() => {
      const store = openStore(operator.folder);
      expect(store.all("SELECT answer FROM limit_reviews")).toEqual([{ answer }]);
      store.close();
    });
  });
  it.each([["set"], [null], [1]])("is refused if it is no answer: %s", async (answer) => {
    await check("reviewLimits", say(answer), 400);
    expect(await reviewed()).toBeNull();
  });
  it("needs a player", async () => {
    const visitor = operator.visitor();
    await check("reviewLimits", visitor.post(`${base}/review`, { answer: "none" }), 401);
  });
  it("is newer by each answer", async () => {
    const earlier = (await say("none")).body.data.reviewedAt;
    operator.pass(5_000);
    expect((await say("keep")).body.data.reviewedAt).toBe(earlier + 5);
  });
  it("is said by setting a limit on money or time, not by a break, a check or by taking one back", async () => {
    for (const [limitType, limitValue] of [
      [32, 30],
      [20, 999_999_999],
    ] as const) {
      await save(limitType, limitValue);
      expect(await reviewed()).toBeNull();
    }
    await save(31, 2);
    const first = await reviewed();
    expect(first).not.toBeNull();
    operator.pass(5_000);
    await save(1, 50);
    expect(await reviewed()).toBe(first + 5);
    operator.pass(5_000);
    // Wanted, and not in force yet.
    await save(1, 500);
    expect(await reviewed()).toBe(first + 10);
  });
  it("counts a limit from before answers were kept by its own time", async () => {
    await save(21, 200);
    const before = await reviewed();
    await operator.restart(() => {
      const store = openStore(operator.folder);
      store.run("DELETE FROM limit_reviews", []);
      store.close();
    });
    expect(await reviewed()).toBe(before);
  });
});

describe("the prompt of a pack", () => {
  it("under the British one no money is paid in before the answer, and bets are taken", async () => {
    await operator.control({ pack: "GB" });
    const { status, body } = await topUp();
    expect([status, body.code]).toEqual([403, 30]);
    expect(body.message).toBe("First set a limit, or say that you want none");
    expect((await bet()).status).toBe(200);
    await say("none");
    expect(await isPaidIn()).toBe(true);
  });
  it("is answered by a limit of deposits as well", async () => {
    await operator.control({ pack: "GB" });
    expect(await isPaidIn()).toBe(false);
    await save(20, 50);
    expect(await isPaidIn()).toBe(true);
  });
  it.each(["MT", "US-PA"])("under %s no bet is taken before the answer, either", async (pack) => {
    await operator.control({ pack });
    const { status, body } = await bet();
    expect([status, body.code]).toEqual([403, 30]);
    expect(await isPaidIn()).toBe(false);
    await say("none");
    expect((await bet()).status).toBe(200);
  });
  it("is the site's own, too, and none without a pack", async () => {
    expect((await bet()).status).toBe(200);
    await operator.control({ config: { policy: { limitsPrompt: "tools" } } });
    expect((await bet()).status).toBe(403);
  });
});
