import { expect, it } from "vitest";
import type { FeedOptions } from "../../server/service.ts";
import { openStore } from "../../server/store/store.ts";
import { saturdayEvening } from "../kit/season.ts";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import { type Client, moneyOf, type Operator, startOperator } from "./operator.ts";

const dayMs = 24 * 60 * 60_000;
const season = (seed: number): FeedOptions => ({
  kind: "simulation",
  seed,
  speed: 1,
  beginsAt: saturdayEvening,
});

/** An operator that can be restarted with another feed. */
async function startFeeds() {
  const options = { feed: season(5) };
  const operator = await startOperator(options);
  const player = await operator.signedIn();
  const run = async (seed: number) => {
    options.feed = season(seed);
    await operator.restart();
    await operator.control({ advanceMs: 0 });
    await renew(operator, player);
  };
  return { operator, player, run };
}

/** The session of a player who has been away for longer than one lasts. */
async function renew(operator: Operator, player: Client) {
  const { cookie, token } = await operator.signedIn();
  Object.assign(player, { cookie, token });
}

const couponById = async (player: Client, id: number) =>
  (await player.get(`/web-api/bets/coupons/${id}`)).body;

type Feeds = Awaited<ReturnType<typeof startFeeds>>;

/** At `ms` from now, to the millisecond; what is stepped is the server's own clock. */
async function after({ operator, player }: Feeds, ms: number) {
  operator.pass(ms);
  await operator.control({ advanceMs: 0 });
  await renew(operator, player);
}

/** The id of a coupon on a running match, accepted after its delay. */
async function placeLive({ operator, player }: Feeds): Promise<number> {
  const pick = first(await openPicks(player, "live"));
  const placed = await place(player, couponOf([pick]));
  operator.pass(30_000);
  await operator.control({ advanceMs: 0 });
  const { body } = await player.get(`/web-api/coupon/place/${placed.body.requestId}`);
  return body.couponId;
}

it("a bet of a feed that does not run is returned after a day, and not a millisecond earlier", async () => {
  const feeds = await startFeeds();
  const { operator, player } = feeds;
  const before = await moneyOf(player);
  const id = await placeLive(feeds);
  await feeds.run(6);
  await after(feeds, dayMs - 1);
  expect(await couponById(player, id)).toMatchObject({ status: "open" });
  await after(feeds, 1);
  expect(await couponById(player, id)).toMatchObject({ status: "returned", payout: 10 });
  expect(await moneyOf(player)).toBeCloseTo(before, 9);
  const { body: history } = await player.get("/web-api/bets/history?status=returned");
  expect(history.items.map((item: { id: number }) => item.id)).toEqual([id]);
  // It is paid once, however often the server looks, and not again by its feed.
  await feeds.run(5);
  await after(feeds, dayMs);
  expect(await moneyOf(player)).toBeCloseTo(before, 9);
  await operator.close();
});

it("a match that has not begun has its day from its start", async () => {
  const feeds = await startFeeds();
  const { operator, player } = feeds;
  const pick = first(
    (await openPicks(player, "line")).toSorted((a, b) => b.game.startTime - a.game.startTime),
  );
  const { body } = await place(player, couponOf([pick]));
  const { serverTime } = (await player.get("/line-feed/v1/games?lng=en")).body;
  await feeds.run(6);
  await after(feeds, pick.game.startTime * 1000 - serverTime + dayMs - 1);
  expect(await couponById(player, body.couponId)).toMatchObject({ status: "open" });
  await after(feeds, 1);
  expect(await couponById(player, body.couponId)).toMatchObject({ status: "returned" });
  await operator.close();
});

it("a feed that comes back within its day settles its own bets, and is absent anew the next time", async () => {
  const feeds = await startFeeds();
  const { operator, player } = feeds;
  const id = await placeLive(feeds);
  await feeds.run(6);
  await after(feeds, 1000);
  await feeds.run(5);
  await feeds.run(6);
  await after(feeds, dayMs - 1);
  expect(await couponById(player, id)).toMatchObject({ status: "open" });
  await feeds.run(5);
  await after(feeds, 1);
  expect(["won", "lost"]).toContain((await couponById(player, id)).status);
  await operator.close();
});

it("an express of legs from two feeds is paid for the running one when the other has been absent for a day", async () => {
  const feeds = await startFeeds();
  const { operator, player } = feeds;
  const picks = (await openPicks(player, "line")).slice(0, 2);
  const { body } = await place(player, couponOf(picks));
  // Feeds are not mixed by players: the first leg is of a feed that ran before.
  await operator.restart(() => {
    const store = openStore(operator.folder);
    store.run("UPDATE bets SET feed_number = 99, starts_at = 0 WHERE position = 0");
    store.close();
  });
  await operator.control({ settleGame: { gameId: first(picks.slice(1)).game.id, result: "won" } });
  await after(feeds, dayMs - 1);
  expect(await couponById(player, body.couponId)).toMatchObject({ status: "open" });
  await after(feeds, 1);
  const coupon = await couponById(player, body.couponId);
  expect(coupon.bets.map(({ status }: { status: string }) => status)).toEqual(["returned", "won"]);
  expect(coupon).toMatchObject({ status: "won" });
  expect(coupon.payout).toBeCloseTo(first(picks.slice(1)).coef * 10, 2);
  await operator.close();
});
