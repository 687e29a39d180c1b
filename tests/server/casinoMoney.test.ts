import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { casinoLetter } from "../../server/casino/letter.ts";
import { bookRound, roundsOf } from "../../server/casino/rounds.ts";
import { ApiError } from "../../server/http/errors.ts";
import { openStore, type Store } from "../../server/store/store.ts";
import { temporaryFolder } from "./folder.ts";
import { newPlayer } from "./limitsPlayer.ts";

const openingMinor = 10_000;
const startAt = 1_800_000_000_000;

let store: Store;
beforeEach(() => {
  store = openStore(temporaryFolder("casino"));
});
afterEach(() => store.close());

/** A few ids, so that some come again with other figures. */
const round = fc.record({
  provider: fc.constantFrom("North Reel", "South Deal"),
  roundId: fc.constantFrom("1", "2", "3", "4"),
  game: fc.constantFrom("Amber Falls", "Three Oaks"),
  stakeMinor: fc.oneof(fc.integer({ min: 0, max: 6_000 }), fc.constantFrom(0, 1, 10_000, 10_001)),
  winMinor: fc.oneof(
    fc.integer({ min: 0, max: 9_000 }),
    fc.constantFrom(0, Number.MAX_SAFE_INTEGER),
  ),
});

/** Some are sent twice, at once or later. */
const sending = fc
  .array(fc.record({ round, again: fc.constantFrom("never", "now", "later") }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((all) => [
    ...all.flatMap(({ round: one, again }) => (again === "now" ? [one, one] : [one])),
    ...all.flatMap(({ round: one, again }) => (again === "later" ? [one] : [])),
  ]);

it("rounds conserve the money: each is booked once and whole or not at all, whatever comes in any order", () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(sending, (rounds) => {
      const { service, accountId, foreignAccount, playerId, moneyOf } = newPlayer(
        store,
        "none",
        startAt,
      );
      // Other players of this database have rounds of the same providers.
      const own = (id: string) => `${playerId}-${id}`;
      const booked = new Map<string, string>();
      let money = openingMinor;
      for (const asked of rounds) {
        const sent = { ...asked, roundId: own(asked.roundId), accountId };
        const key = `${sent.provider} ${sent.roundId}`;
        const earlier = booked.get(key);
        const isKnown = earlier === JSON.stringify(sent);
        const after = money - sent.stakeMinor + sent.winMinor;
        const code =
          earlier !== undefined && !isKnown
            ? 51
            : isKnown
              ? null
              : sent.stakeMinor > money
                ? 2006
                : Number.isSafeInteger(after)
                  ? null
                  : 11;
        reached.add(isKnown ? "repeated" : String(code));
        expect(codeOf(() => bookRound(service, playerId, sent))).toBe(code);
        if (code === null && !isKnown) {
          booked.set(key, JSON.stringify(sent));
          money = after;
        }
        expect(moneyOf(accountId)).toBe(money);
      }
      expect(moneyOf(foreignAccount)).toBe(openingMinor);
      expect(movedOf(accountId)).toBe(money);
      const kept = roundsOf(store, playerId, { from: startAt, to: startAt + 1 });
      expect(kept.length).toBe(booked.size);
      const won = kept.reduce((sum, { stakeMinor, winMinor }) => sum + winMinor - stakeMinor, 0);
      expect(openingMinor + won).toBe(money);
      expect(
        codeOf(() =>
          bookRound(service, playerId, {
            ...first(rounds),
            roundId: own("f"),
            accountId: foreignAccount,
          }),
        ),
      ).toBe(11);
    }),
    { numRuns: 60 },
  );
  expect([...reached].sort()).toEqual(["11", "2006", "51", "null", "repeated"]);
});

it("an email with more than a hundred rounds of an account counts those that it does not list", () => {
  const { service, accountId, playerId } = newPlayer(store, "none", startAt);
  for (let index = 0; index < 102; index += 1)
    bookRound(service, playerId, {
      provider: "North Reel",
      roundId: String(index),
      game: "Amber Falls",
      accountId,
      stakeMinor: 1,
      winMinor: 0,
    });
  const dateFrom = startAt / 1000;
  const letter = casinoLetter(store, { playerId, span: { dateFrom, dateTo: dateFrom + 60 } }, "en");
  const lines = letter.split("\n");
  expect(lines[1]).toBe(`${accountId} EUR: rounds 102, staked 1.02, won 0.00, result -1.02`);
  expect([lines.length, lines.at(-1)]).toEqual([103, "not listed: 2"]);
});

const first = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error("there is none");
  return one;
};

function codeOf(work: () => void): number | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

/** What all movements of an account add up to. */
const movedOf = (accountId: number): number =>
  Number(
    store.get("SELECT SUM(minor) AS minor FROM movements WHERE account_id = ?", [accountId])?.[
      "minor"
    ],
  );
