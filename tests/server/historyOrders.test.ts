import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import {
  type Client,
  moneyOf,
  type Operator,
  refreshToken,
  startedAt,
  startOperator,
} from "./operator.ts";

let operator: Operator;
let player: Client;
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

const base = "/web-api/bets/history";
const now = startedAt / 1000;
/** From a minute before the first bet, for this many seconds. */
const span = (seconds = 3_600) => ({ dateFrom: now - 60, dateTo: now - 60 + seconds });

/** Places a bet of ten euros and returns its number and its match. */
async function bet(index: number): Promise<{ id: number; gameId: number }> {
  const pick = first((await openPicks(player, "line")).slice(index));
  const { body } = await place(player, couponOf([pick]));
  return { id: body.couponId, gameId: pick.game.id };
}
const history = async (query = ""): Promise<number[]> =>
  (await player.get(`${base}${query}`)).body.items.map(({ id }: { id: number }) => id);
const letters = async (): Promise<{ to: string; text: string }[]> =>
  (await operator.visitor().get("/__outbox")).body.messages;
const newest = async (): Promise<string> => (await letters()).at(-1)?.text ?? "";

/** Another player, who has registered with one click and so has no email. */
async function newcomer(): Promise<{ client: Client; accountId: number }> {
  const client = operator.visitor();
  await client.get("/web-api/session");
  await client.post("/web-api/registration/fast_reg", {
    countryId: 17,
    currencyId: 2,
    bonusId: 0,
    isTermsAccepted: true,
    componentsData: null,
  });
  await refreshToken(client);
  const { body } = await client.get("/web-api/user/accounts");
  return { client, accountId: body.accounts[0].id };
}

describe("an email with the bets", () => {
  it("lists those of the requested days, and says where it was sent [route-bets-003]", async () => {
    const { id } = await bet(0);
    const { body } = await player.post(`${base}/mail`, { accountId: 1, ...span() });
    expect(body).toEqual({ success: true, message: "Sent to d***@touchline.example" });
    expect((await letters()).at(-1)?.to).toBe("demo@touchline.example");
    expect(await newest()).toMatch(
      new RegExp(`^Your bets, .+ UTC\n1 EUR: bets 1, staked 10.00, paid out 0.00\n${id}, .+open`),
    );
    await player.post(`${base}/mail`, { accountId: 1, ...span(60) });
    expect(await newest()).toMatch(/\n1 EUR: none$/);
  });
  it("covers all accounts when none is named, in the player's language", async () => {
    const headers = { "X-Language": "ru" };
    const { body } = await player.post(`${base}/mail`, span(), headers);
    expect(body.message).toBe("Отправлено на d***@touchline.example");
    expect(await newest()).toMatch(/^Ваши ставки, .+\n1 EUR: ставок 1, .+\n.+\n2 EUR: нет$/s);
  });
  it("is not sent without an address, nor about another player's account [route-bets-004]", async () => {
    const { client, accountId } = await newcomer();
    const before = (await letters()).length;
    const { body } = await client.post(`${base}/mail`, span());
    expect(body).toMatchObject({ success: false, message: expect.stringContaining("no email") });
    const foreign = await player.post(`${base}/mail`, { accountId, ...span() });
    expect([foreign.status, foreign.body.errors[0].field]).toEqual([400, "accountId"]);
    expect(await letters()).toHaveLength(before);
  });
});

describe("clearing the history", () => {
  it("removes the settled bets of that account and leaves open ones and the balance [route-bets-003]", async () => {
    const settled = await bet(1);
    const [open] = await history();
    await operator.control({ settleGame: { gameId: settled.gameId, result: "won" } });
    const money = await moneyOf(player);
    const stay = (await history("?status=open")).toSorted();
    expect(open).toBe(settled.id);
    await player.post(`${base}/clear`, { accountId: 2 });
    expect(await history()).toContain(settled.id);
    for (let time = 0; time < 2; time += 1) {
      expect((await player.post(`${base}/clear`, { accountId: 1 })).body.success).toBe(true);
      expect(await history()).toEqual(stay);
    }
    expect((await player.get(`/web-api/bets/coupons/${settled.id}`)).status).toBe(404);
    expect(await moneyOf(player)).toBe(money);
    await player.post(`${base}/mail`, span());
    expect(await newest()).not.toContain(`\n${settled.id},`);
    await operator.restart();
    await refreshToken(player);
    expect(await history()).toEqual(stay);
  });
  it("is refused for another player's account [route-bets-004]", async () => {
    const settled = await bet(2);
    await operator.control({ settleGame: { gameId: settled.gameId, result: "lost" } });
    const { client } = await newcomer();
    expect((await client.post(`${base}/clear`, { accountId: 1 })).status).toBe(400);
    expect((await client.post(`${base}/clear`, {})).status).toBe(200);
    expect(await history()).toContain(settled.id);
    await player.post(`${base}/clear`, {});
    expect(await history()).not.toContain(settled.id);
  });
});
