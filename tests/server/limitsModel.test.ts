import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore, type Store } from "../../server/store/store.ts";
import { temporaryFolder } from "./folder.ts";
import { opening, orderOf, packIds, typesOf } from "./limitOrders.ts";
import { carryOut } from "./limitsCarriedOut.ts";
import { none, periodOf } from "./limitsModel.ts";
import { newPlayer, stateOf } from "./limitsPlayer.ts";

/*
 * Sequences of orders of one player under each pack and for each type, against the handlers of the server. After
 * every order the server must say what the model says: of each stake, each deposit, each change, and of the money.
 */

/** More of them, other ones each time: LIMIT_RUNS=20 npx vitest run tests/server/limitsModel.test.ts */
const asked = process.env["LIMIT_RUNS"];
/** What one run has to reach must not depend on luck. */
const extent = (pack: string, type: number) =>
  asked === undefined
    ? { numRuns: 1, seed: type * packIds.length + packIds.indexOf(pack) }
    : { numRuns: Number(asked) };

let store: Store;
beforeAll(() => {
  store = openStore(temporaryFolder("limits-model"));
  // Nothing here has to outlive the test.
  store.get("PRAGMA synchronous = OFF");
  store.get("PRAGMA journal_mode = MEMORY");
});
afterAll(() => store.close());

const sorted = (values: Iterable<readonly [number, number]>) =>
  [...values].sort(([a], [b]) => a - b);

const bitten = new Set<string>();
const reached = new Set<string>();

it.each(packIds)(
  "every type under %s holds, whatever is asked and whenever [limits-003] [limits-007] [limits-011]",
  async (pack) => {
    for (const focus of typesOf(pack)) {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom("2027-03-26T20:00:00Z", "2027-10-29T20:00:00.500Z"),
          fc.array(orderOf(focus), { minLength: 12, maxLength: 30 }),
          async (startAt, orders) => {
            const player = newPlayer(store, pack, Date.parse(startAt));
            await stateOf(player);
            // Where a pack asks it, the question about limits is answered.
            await player.call("POST", "/limit-service-api/api/external/web/v3/review", {
              answer: "none",
            });
            const foreignMoney = player.moneyOf(player.foreignAccount);
            for (const order of [...opening(pack, focus), ...orders]) {
              await carryOut(
                player,
                order,
                (what) => reached.add(what),
                (type) => bitten.add(`${type} ${pack} ${periodOf(type)}`),
              );
              const { model } = player;
              expect(await stateOf(player), JSON.stringify(order)).toEqual({
                inForce: sorted(model.inForce).filter(([, value]) => value !== none),
                waiting: sorted(
                  [...model.waiting].map(([type, { value }]) => [type, value] as const),
                ),
              });
            }
            expect(player.moneyOf(player.foreignAccount)).toBe(foreignMoney);
          },
        ),
        { ...extent(pack, focus), maxSkipsPerRun: 0 },
      );
    }
    const pairs = typesOf(pack).map((type) => `${type} ${pack} ${periodOf(type)}`);
    expect(
      pairs.filter((pair) => !bitten.has(pair)),
      "pairs never reached",
    ).toEqual([]);
  },
);

it("and each order was both carried out and refused", () => {
  console.log(`limits that held: ${[...bitten].sort().join(", ")}`);
  console.log(`orders: ${[...reached].sort().join(", ")}`);
  expect([...reached].sort()).toEqual(
    expect.arrayContaining([
      "break done",
      "cancel done",
      "cancel refused",
      "confirm done",
      "confirm refused",
      "deposit done",
      "deposit refused",
      "oldToken refused",
      "pass back",
      "pass on",
      "payout done",
      "reject done",
      "reject refused",
      "remove done",
      "remove refused",
      "save done",
      "stake done",
      "stake refused",
      "stranger refused",
      "tamper refused",
    ]),
  );
});
