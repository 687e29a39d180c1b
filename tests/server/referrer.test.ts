import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore, type Row } from "../../server/store/store.ts";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import { type Client, type Json, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

describe("the referrer of the player", () => {
  it("is kept with each bet, and a power bet has that of its coupon [user-config-001]", async () => {
    await operator.control({ player: { user_ref_id: 4711 } });
    const { body } = await player.get("/web-api/user/config");
    expect(body.result.user_ref_id).toBe(4711);
    const [one, two] = await openPicks(player, "line");
    if (one === undefined || two === undefined) throw new Error("no picks");
    const single = await place(player, couponOf([one], { refId: 4711 }));
    const without = await place(player, couponOf([two]));
    const power = `/web-api/bets/coupons/${single.body.couponId}/powerbet`;
    const { offers } = (await player.get(power)).body;
    const { offerId, coef, minBetAmount } = first(offers as readonly Json[]);
    const taken = await player.post(
      power,
      { offerId, coef, amount: minBetAmount },
      { "X-Idempotency-Key": crypto.randomUUID() },
    );
    const kept = await keptReferrers();
    expect(kept.get(single.body.couponId)).toBe(4711);
    expect(kept.get(taken.body.couponId)).toBe(4711);
    expect(kept.has(without.body.couponId)).toBe(false);
  });
});

/** What the database says, by coupon. */
async function keptReferrers(): Promise<ReadonlyMap<number, number>> {
  let rows: readonly Row[] = [];
  await operator.restart(() => {
    const store = openStore(operator.folder);
    rows = store.all("SELECT coupon_id, ref_id FROM coupon_referrers");
    store.close();
  });
  return new Map(rows.map((row) => [Number(row["coupon_id"]), Number(row["ref_id"])]));
}
