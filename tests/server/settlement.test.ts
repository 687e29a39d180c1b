import { afterAll, beforeAll, expect, it } from "vitest";
import { possibleWin, productOfCoefs } from "../../src/events/coupon/selectors.ts";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import { type Client, moneyOf, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

const couponById = async (id: number) => (await player.get(`/web-api/bets/coupons/${id}`)).body;

it("single bets are settled when their match is over, and winnings are paid", async () => {
  const picks = (await openPicks(player, "line")).toSorted(
    (a, b) => a.game.startTime - b.game.startTime,
  );
  const soon = picks.filter(({ game }) => game.sportId === 1).slice(0, 3);
  const ids: number[] = [];
  for (const pick of soon) ids.push((await place(player, couponOf([pick]))).body.couponId);
  const staked = await moneyOf(player);
  const last = Math.max(...soon.map(({ game }) => game.startTime));
  const { body } = await player.get("/live-feed/v1/games?lng=en");
  await operator.control({ advanceMs: last * 1000 - body.serverTime + 40 * 60_000 });
  const fresh = await operator.signedIn();
  player.cookie = fresh.cookie;
  player.token = fresh.token;
  const coupons = await Promise.all(ids.map(couponById));
  for (const coupon of coupons) {
    expect(["won", "lost", "returned"]).toContain(coupon.status);
    expect(coupon.payout).toBe(
      { won: coupon.possibleWin, lost: 0, returned: coupon.amount }[coupon.status as "won"],
    );
    expect(coupon.bets[0].formattedScore).toMatch(/^\d+:\d+ \(\d+:\d+, \d+:\d+\)$/);
    expect(coupon.settledAt).toBeGreaterThan(coupon.createdAt);
  }
  const paid = coupons.reduce((sum, { payout }) => sum + payout, 0);
  expect(await moneyOf(player)).toBeCloseTo(staked + paid, 9);
});

async function express(count: number) {
  const picks = (await openPicks(player, "line")).slice(0, count);
  const { body } = await place(player, couponOf(picks));
  return { picks, id: body.couponId as number, before: await moneyOf(player) };
}

const settle = (gameId: number, result: string) =>
  operator.control({ settleGame: { gameId, result } });

it("an express is paid when all its bets are won, with a returned bet at 1", async () => {
  const { picks, id, before } = await express(3);
  await settle(picks[0]?.game.id, "won");
  await settle(picks[1]?.game.id, "returned");
  const half = await couponById(id);
  expect(half.status).toBe("open");
  // The returned bet is out of the possible win before the last one is decided.
  const coefs = [picks[0]?.coef ?? 0, picks[2]?.coef ?? 0];
  expect(half.possibleWin).toBe(possibleWin(10, productOfCoefs(coefs), "EUR"));
  await settle(picks[2]?.game.id, "won");
  const coupon = await couponById(id);
  expect(coupon.status).toBe("won");
  expect(coupon.bets.map(({ status }: { status: string }) => status)).toEqual([
    "won",
    "returned",
    "won",
  ]);
  const coef = Math.round((picks[0]?.coef ?? 0) * (picks[2]?.coef ?? 0) * 1000) / 1000;
  expect(coupon.payout).toBeCloseTo(coef * 10, 2);
  expect(await moneyOf(player)).toBeCloseTo(before + coupon.payout, 9);
});

it("an express is lost with its first lost bet, and its stake is returned when all are returned", async () => {
  const lost = await express(2);
  await settle(first(lost.picks).game.id, "lost");
  expect(await couponById(lost.id)).toMatchObject({ status: "lost", payout: 0 });
  const returned = await express(2);
  for (const { game } of returned.picks) await settle(game.id, "returned");
  expect(await couponById(returned.id)).toMatchObject({ status: "returned", payout: 10 });
  expect(await moneyOf(player)).toBeCloseTo(returned.before + 10, 9);
});

it("the history is paged, filtered and summed up", async () => {
  const all = (await player.get("/web-api/bets/history?limit=100")).body;
  expect(all.items.length).toBe(all.summary.count);
  const ids: number[] = [];
  for (let token: string | null = ""; token !== null; ) {
    const page = token === "" ? "" : `&pageToken=${token}`;
    const { body } = await player.get(`/web-api/bets/history?limit=2&sort=payout${page}`);
    ids.push(...body.items.map(({ id }: { id: number }) => id));
    token = body.nextPageToken;
  }
  expect(ids.toSorted()).toEqual(all.items.map(({ id }: { id: number }) => id).toSorted());
  const lost = (await player.get("/web-api/bets/history?status=lost&typeId=1")).body;
  expect(
    lost.items.every(
      (coupon: { status: string; typeId: number }) =>
        coupon.status === "lost" && coupon.typeId === 1,
    ),
  ).toBe(true);
  expect(lost.summary.count).toBe(lost.items.length);
  const text = all.items[0].bets[0].opponents[0];
  const found = (await player.get(`/web-api/bets/history?text=${encodeURIComponent(text)}`)).body;
  expect(found.items.map(({ id }: { id: number }) => id)).toContain(all.items[0].id);
});
