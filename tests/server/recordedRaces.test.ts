import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { placeCoupon } from "../../server/coupon/place.ts";
import { createService } from "../../server/service.ts";
import { couponOf } from "./coupons.ts";
import { temporaryFolder } from "./folder.ts";
import { startedAt } from "./operator.ts";

const start = Date.parse("2026-03-01T12:00:00Z");
const prices = [4, 5, 6, 8] as const;

type Markets = readonly (readonly [type: string, places: number, ...results: string[]])[];

/** A race of four whose markets close after 3 min with these results, which may be corrected a minute later. */
function raceStream(markets: Markets, corrected: Markets = markets) {
  const lines = [0, 60, 180, 240].map((second) => ({
    op: "mcm",
    clk: String(second),
    pt: start + second * 1000,
    mc: (second === 240 ? corrected : markets).map(
      ([marketType, numberOfWinners, ...results], place) => ({
        id: `1.${place}`,
        marketDefinition: {
          eventId: "600",
          eventTypeId: "7",
          eventName: "Made races",
          venue: "Made",
          marketType,
          bettingType: "ODDS",
          numberOfWinners,
          marketTime: new Date(start + 60_000).toISOString(),
          inPlay: second >= 60,
          status: second >= 180 ? "CLOSED" : "OPEN",
          regulators: ["MR_INT"],
          runners: results.map((result, index) => ({
            id: 21 + index,
            name: `Runner ${index}`,
            sortPriority: index + 1,
            status: second >= 180 ? result : "ACTIVE",
          })),
        },
        rc: results.map((_, index) => ({ id: 21 + index, ltp: prices[index] })),
      }),
    ),
  }));
  const file = join(temporaryFolder("races"), "made.mcm.jsonl.gz");
  writeFileSync(file, gzipSync(lines.map((line) => JSON.stringify(line)).join("\n")));
  return file;
}

/** Places a single of 10 on each runner of each market, and plays the race. */
function played(file: string) {
  let now = startedAt;
  const service = createService({
    dataFolder: temporaryFolder("recorded"),
    feed: { kind: "recorded", file, speed: 1 },
    now: () => now,
    isProduction: false,
  });
  const { book, store } = service;
  for (const market of book.markets.values())
    for (const outcome of book.outcomesOf(market.id)) {
      const game = book.games.get(market.gameId);
      const { id: outcomeId, coef, typeId, marketId } = outcome;
      const card = { ...game, kind: 3, opponent1: { nameEn: game?.opponent1?.name } };
      const coupon = couponOf([{ outcomeId, coef, typeId, marketId, game: card }], {
        changeCoefAction: 1,
      });
      placeCoupon(service, 700_214, randomUUID(), coupon);
    }
  const before = store.all("SELECT coef FROM coupons ORDER BY id", []);
  now += 10 * 60_000;
  service.step();
  const rows = store.all("SELECT status, payout_minor, coef FROM coupons ORDER BY id", []);
  service.close();
  return rows.map((row, index) => ({
    status: row["status"],
    paidAt: Number(row["payout_minor"]) / 1000,
    placedAt: Number(before[index]?.["coef"]) / 1000,
  }));
}

it("two winners of a race share the place; a runner that was removed is returned; the others keep their odds", () => {
  const [first, second, third, fourth] = played(
    raceStream([["WIN", 1, "WINNER", "WINNER", "LOSER", "REMOVED"]]),
  );
  expect(first?.status).toBe("won");
  expect(first?.paidAt).toBeCloseTo((first?.placedAt ?? 0) / 2, 2);
  expect(second?.paidAt).toBeCloseTo((second?.placedAt ?? 0) / 2, 2);
  expect(third).toMatchObject({ status: "lost", paidAt: 0 });
  expect(fourth).toMatchObject({ status: "returned", paidAt: 1 });
});

it("one winner beside a removed runner is paid in full", () => {
  const [first, second] = played(raceStream([["WIN", 1, "WINNER", "REMOVED", "LOSER", "LOSER"]]));
  expect(first?.paidAt).toBeCloseTo(first?.placedAt ?? 0, 2);
  expect(second).toMatchObject({ status: "returned", paidAt: 1 });
});

it("three runners for two places share them, and any number of winners is whole where the places are not counted", () => {
  const results = ["WINNER", "WINNER", "WINNER", "LOSER"];
  const rows = played(
    raceStream([
      ["PLACE", 2, ...results],
      ["TO_SCORE", 0, ...results],
    ]),
  );
  const paid = rows.filter(({ status }) => status === "won");
  expect(paid).toHaveLength(6);
  for (const [index, { paidAt, placedAt }] of paid.entries())
    expect(paidAt).toBeCloseTo(index < 3 ? (placedAt * 2) / 3 : placedAt, 2);
});

it("a result that is corrected later stays as it was announced, as the rules say", () => {
  const rows = played(
    raceStream(
      [["WIN", 1, "WINNER", "LOSER", "LOSER", "LOSER"]],
      [["WIN", 1, "LOSER", "WINNER", "LOSER", "LOSER"]],
    ),
  );
  expect(rows.map(({ status }) => status)).toEqual(["won", "lost", "lost", "lost"]);
});
