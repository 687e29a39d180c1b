import { afterEach, beforeEach, expect, it } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { check } from "../contract/check.ts";
import { type Client, type Json, type Operator, startOperator } from "./operator.ts";

const base = "/limit-service-api/api/external/web/v3";

let operator: Operator;
let player: Client;
beforeEach(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
  await operator.control({ pack: "SE" });
});
afterEach(() => operator.close());

const auth = () => ({ "X-Auth": `Bearer ${player.token}` });
const save = (limitType: number, limitValue: number) =>
  player.post(`${base}/limits`, { limits: [{ limitType, limitValue }] }, auth());
const contactOf = async (): Promise<Json> =>
  (await check("listClientLimits", player.get(`${base}/limits`, auth()))).body.contact;
const letters = async (): Promise<readonly Json[]> => {
  const { body } = await operator.visitor().get("/__outbox");
  return (body.messages ?? body).filter(({ text }: Json) => text.includes("deposit limit"));
};
const kept = async (): Promise<readonly Json[]> => {
  const rows: Json[] = [];
  await operator.restart(() => {
    const store = openStore(operator.folder);
    rows.push(...store.all("SELECT limit_type, value, at FROM limit_contacts ORDER BY id"));
    store.close();
  });
  return rows;
};

it("a player whose limit of a month is above 10,000 SEK is written to, once, and it is kept", async () => {
  await save(22, 1200);
  const contact = { limitType: 22, above: 10_000, measure: "SEK", at: 1_800_000_000 };
  expect(await contactOf()).toEqual(contact);
  operator.pass(60_000);
  expect(await contactOf()).toEqual(contact);
  expect((await letters()).map(({ text }) => text)).toEqual([
    "Your deposit limit is 1200 EUR a month. Is it what you want to spend? You can lower it at once, take a break, or write to us.",
  ]);
  expect(await kept()).toEqual([{ limit_type: 22, value: 1200, at: 1_800_000_000_000 }]);
});
it("one who has such a limit from before is, too", async () => {
  await operator.control({ pack: null });
  await save(22, 2000);
  expect(await contactOf()).toBeUndefined();
  await operator.control({ pack: "SE" });
  expect(await contactOf()).toMatchObject({ limitType: 22 });
});
it("a lower limit, one of a week, one that waits and another country are no reason", async () => {
  await save(22, 500);
  await save(21, 2000);
  await save(22, 2000);
  expect(await contactOf()).toBeUndefined();
  await operator.control({ pack: "GB", setLimit: { limitType: 22, limitValue: 2000 } });
  expect(await contactOf()).toBeUndefined();
  expect(await letters()).toEqual([]);
});
it("a limit that was lowered is no longer named", async () => {
  await save(22, 1200);
  expect(await contactOf()).toBeDefined();
  await save(22, 500);
  expect(await contactOf()).toBeUndefined();
});
