import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { demoPlayerId } from "../../server/players/players.ts";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import { temporaryFolder } from "./folder.ts";
import {
  type Answer,
  type Client,
  type Operator,
  refreshToken,
  startOperator,
} from "./operator.ts";

const source = { url: "example.org/law", clause: "§ 1" };
const since = "2020-01-01";
const pauses = {
  of: "REALITY-PAUSE.pauseMs",
  bound: "atLeast",
  value: 5,
  unit: "min",
  since,
  source,
};
const minute = 60_000;

let operator: Operator;
let player: Client;

const acknowledged = [{ of: "acknowledgedChecks", since, source }];
const packs = {
  /** Has each check answered, and pauses play for five minutes after it. */
  ZA: { figures: [pauses], switches: acknowledged },
  /** Only pauses play. */
  ZB: { figures: [pauses], switches: [] },
  /** Would, but for its source. */
  ZC: { figures: [{ ...pauses, isSecondHand: true }], switches: [] },
};

beforeEach(async () => {
  const packsFolder = temporaryFolder("packs");
  for (const [id, asked] of Object.entries(packs)) {
    const pack = { id, name: "Nowhere", notBuilt: [], ...asked };
    writeFileSync(join(packsFolder, `${id}.json`), JSON.stringify(pack));
  }
  operator = await startOperator({ packsFolder });
  player = await operator.signedIn();
  await operator.control({ pack: "ZA" });
});
afterEach(() => operator.close());

const answer = (action: string, isForGood = false, of = player): Promise<Answer> =>
  of.post(
    "/web-api/api/web/user/v1/reality-check",
    {
      data: { attributes: { action, do_not_show_again: isForGood, popup_show_at: 1_800_000_000 } },
    },
    { "X-Auth": `Bearer ${of.token}` },
  );
/** A price that moved meanwhile is taken as it is then. */
async function bet(of = player, tries = 5): Promise<Answer> {
  const stake = { amount: 10, accountId: 1, userId: demoPlayerId };
  const placed = await place(of, couponOf([first(await openPicks(of, "line"))], stake));
  return placed.status === 409 && tries > 1 ? bet(of, tries - 1) : placed;
}

describe("a pack that pauses play after a reality check", () => {
  it("takes a bet before one, and none for five minutes after its answer, to the millisecond", async () => {
    expect((await bet()).status).toBe(200);
    expect((await answer("continue")).status).toBe(200);
    operator.pass(5 * minute - 1);
    await refreshToken(player);
    const refused = await bet();
    expect([refused.status, refused.body.errors?.[0]?.code ?? refused.body.code]).toEqual([
      403, 30,
    ]);
    expect(JSON.stringify(refused.body)).toContain("A pause after your reality check");
    operator.pass(1);
    expect((await bet()).status).toBe(200);
  });
  it("holds for who logs out by the check and comes back, and on another device", async () => {
    expect((await answer("log_out")).status).toBe(200);
    operator.pass(minute);
    const other = await operator.signedIn();
    expect((await bet(other)).status).toBe(403);
    operator.pass(4 * minute);
    await refreshToken(other);
    expect((await bet(other)).status).toBe(200);
  });
  it("tells beside the limits how long it still lasts, on every device and after a log-out, and nothing once it is over", async () => {
    const told = async (of: Client) => {
      const path = "/limit-service-api/api/external/web/v3/limits";
      return (await of.get(path, { "X-Auth": `Bearer ${of.token}` })).body.pause;
    };
    expect(await told(player)).toBeUndefined();
    expect((await answer("log_out")).status).toBe(200);
    operator.pass(minute);
    const other = await operator.signedIn();
    expect(await told(other)).toEqual({ leftMs: 4 * minute });
    operator.pass(4 * minute - 1);
    await refreshToken(other);
    expect(await told(other)).toEqual({ leftMs: 1 });
    operator.pass(1);
    expect(await told(other)).toBeUndefined();
    await operator.control({ pack: "ZC" });
    expect((await answer("continue", false, other)).status).toBe(200);
    expect(await told(other)).toBeUndefined();
  });
  it("takes neither a closed check nor the last one for an answer: nothing of it is kept", async () => {
    expect((await answer("nothing")).status).toBe(400);
    expect((await answer("continue", true)).status).toBe(400);
    expect((await bet()).status).toBe(200);
    await operator.control({ pack: "ZB" });
    expect((await answer("nothing", true)).status).toBe(200);
    expect((await bet()).status).toBe(403);
  });
  it("pauses nothing where the figure is second-hand", async () => {
    await operator.control({ pack: "ZC" });
    expect((await answer("continue")).status).toBe(200);
    expect((await bet()).status).toBe(200);
  });
});
