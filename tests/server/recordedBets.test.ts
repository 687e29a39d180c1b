import { randomUUID } from "node:crypto";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { placeCoupon, placeState } from "../../server/coupon/place.ts";
import type { Outcome } from "../../server/feed/types.ts";
import type { Definition } from "../../server/recorded/decode.ts";
import { planRecording } from "../../server/recorded/plan.ts";
import { readRecording } from "../../server/recorded/recording.ts";
import { createService } from "../../server/service.ts";
import { numberIn, textIn } from "../../server/store/columns.ts";
import { couponOf } from "./coupons.ts";
import { temporaryFolder } from "./folder.ts";
import { startedAt } from "./operator.ts";
import { dataStreams, writeStream } from "./stream.ts";

const player = 700_214;
const policies = { none: 0, any: 1, higher: 2 } as const;
type Policy = keyof typeof policies;
/** A pick as a player has it in the coupon, and may place much later. */
type Seen = { readonly outcome: Outcome; readonly coef: number; readonly gameId: number };

/** A player with enough money before a recorded stream that is played so many times faster. */
function play(file: string, speed: number) {
  let now = startedAt;
  const service = createService({
    dataFolder: temporaryFolder("recordedBets"),
    feed: { kind: "recorded", file, speed },
    now: () => now,
    isProduction: false,
  });
  const { book, store } = service;
  store.run("UPDATE accounts SET minor = 100000000 WHERE player_id = ?", [player]);
  const pass = (ms: number): void => {
    now += ms;
    service.step();
  };

  function place({ outcome, coef, gameId }: Seen, policy: Policy) {
    const game = book.games.get(gameId) ?? { id: gameId, kind: 3 };
    const { id: outcomeId, marketId, typeId } = outcome;
    const pick = { outcomeId, coef, marketId, typeId, game: { ...game, kind: 3 } };
    const options = { isAutoMax: true };
    const change = { amount: 1, changeCoefAction: policies[policy], options };
    return placeCoupon(service, player, randomUUID(), couponOf([pick], change)).body;
  }

  /** What has to be answered now, by the rules of the contract. */
  function due({ outcome: { id }, coef, gameId }: Seen, policy: Policy): "accepted" | number {
    const outcome = book.outcome(id);
    const moved = book.movedGame(gameId);
    const game =
      book.games.get(outcome?.gameId ?? gameId) ??
      (moved === undefined ? undefined : book.games.get(moved));
    if (game === undefined || game.status === 4) return 2003;
    if (outcome === undefined || outcome.state !== 0) return 2002;
    const isTaken =
      policy === "any" || outcome.coef === coef || (policy === "higher" && outcome.coef > coef);
    return isTaken ? "accepted" : 2001;
  }

  /** Places the pick, waits for the answer, and checks it; returns what it was. */
  function tried(pick: Seen, policy: Policy): string {
    const first = due(pick, policy);
    let body = place(pick, policy);
    let wanted = first;
    if (body["state"] === "pending") {
      expect(first).toBe("accepted");
      pass(Number(body["checkAfterMs"]));
      wanted = due(pick, policy);
      body = placeState(service, player, String(body["requestId"])) as typeof body;
    }
    const got = body["state"] === "rejected" ? Number(body["code"]) : body["state"];
    expect(got, `${pick.outcome.key} at ${pick.coef}, ${policy}`).toBe(wanted);
    return `${policy} ${got}`;
  }
  return { service, pass, place, tried };
}

const reached = new Set<string>();
const mostSteps = 250;
const stepMs = 180_000;
/** A file with more markets gets one bet a market: each place of its outcomes has its turn. */
const fewMarkets = 10;

/** What the file itself says of each outcome of a run, by its key, when its market closes: later corrections do not count. */
function resultsIn(file: string) {
  const recording = readRecording(file);
  const definitions = new Map<string, Definition>();
  for (const { id, definition } of recording.messages.flatMap(({ markets }) => markets))
    if (definition?.status === "CLOSED" && !definitions.has(id)) definitions.set(id, definition);
  const { lines } = planRecording(recording);
  const resultOf = (key: string): "won" | "lost" | "returned" => {
    const [, lineIndex = "", index = ""] = /^r:\d+:(\d+):(\d+)$/.exec(key) ?? [];
    const line = lines[Number(lineIndex)];
    const planned = line?.outcomes[Number(index)]?.runner;
    const definition = definitions.get(line?.streamId ?? "");
    const runner = definition?.runners.find(
      ({ id, hc }) => id === planned?.id && hc === planned.hc,
    );
    if (runner?.status === "WINNER") return "won";
    return runner?.status === "LOSER" ? "lost" : "returned";
  };
  return { resultOf, hasResults: definitions.size > 0 };
}

it.each(
  [writeStream(), ...dataStreams()].flatMap((file) =>
    [1, 60].map((speed) => [basename(file), speed, file] as const),
  ),
)(
  "%s at %i x: each pick is taken or refused as its policy says, whatever became of it, and each market is settled as recorded",
  (_, speed, file) => {
    const { service, pass, place, tried } = play(file, speed);
    const { book, store } = service;
    const firstGames = new Set(book.games.keys());
    const isOver = (): boolean =>
      ![...book.games.keys()].some((id) => firstGames.has(id) || firstGames.has(id - 1));
    const { resultOf, hasResults } = resultsIn(file);
    const steps = hasResults ? mostSteps : 20;
    const isWhole = book.markets.size < fewMarkets;
    const betOn = new Set<string>();
    const seen: Seen[] = [];
    for (let step = 0; step < steps && !isOver(); step += 1) {
      for (const market of book.markets.values())
        for (const [index, outcome] of book.outcomesOf(market.id).entries()) {
          const isItsTurn = isWhole || index === market.id % book.outcomesOf(market.id).length;
          if (outcome.state !== 0 || betOn.has(outcome.key) || !isItsTurn) continue;
          const pick = { outcome, coef: outcome.coef, gameId: market.gameId };
          betOn.add(outcome.key);
          place(pick, "any");
          // One of seven comes back to the coupon's pick later.
          if (betOn.size % 7 === 1 && seen.length < 10) seen.push(pick);
        }
      if (step % 8 === 2)
        for (const pick of seen)
          for (const policy of ["none", "any", "higher"] as const) reached.add(tried(pick, policy));
      pass(stepMs / speed);
    }
    for (const pick of seen) reached.add(tried(pick, "any"));

    const rows = store.all(
      `SELECT coupons.status, coupons.minor, payout_minor, bets.outcome_key, bets.coef FROM coupons
       JOIN bets ON bets.coupon_id = coupons.id`,
      [],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(isOver()).toBe(hasResults);
    if (hasResults)
      for (const row of rows) {
        const key = textIn(row, "outcome_key");
        const status = textIn(row, "status");
        expect([key, status]).toEqual([key, resultOf(key)]);
        reached.add(status);
        const [stake, payout] = [numberIn(row, "minor"), numberIn(row, "payout_minor")];
        const due = { won: (stake * numberIn(row, "coef")) / 1000, lost: 0, returned: stake }[
          status
        ];
        expect(Math.abs(payout - (due ?? 0)), `${key}: ${payout}`).toBeLessThan(1);
      }
    service.close();
  },
);

// A made stream alone does not have them all.
it.runIf(dataStreams().length > 0)("and each answer and each result was reached", () => {
  const answers = ["none", "any", "higher"].flatMap((policy) =>
    ["accepted", 2002, 2003].map((answer) => `${policy} ${answer}`),
  );
  const results = ["won", "lost", "returned"];
  expect([...reached]).toEqual(
    expect.arrayContaining([...answers, "none 2001", "higher 2001", ...results]),
  );
});
