import {
  blockCombinations,
  type BlockLeg,
  type Combination,
  combinationsOf,
  systemWin,
} from "../../src/events/money/systems.ts";
import { winMinor } from "../../src/events/money/winnings.ts";
import { paidMilli } from "../money.ts";
import { numberIn } from "../store/columns.ts";
import type { Row, Store } from "../store/store.ts";
import { withBonus } from "./bonus.ts";
import { legOf } from "./legs.ts";
import type { CouponToPlace } from "./request.ts";

/** A placed system: bets per combination, the positions of its bankers, and its blocks, if it has any. */
export type KeptSystem = {
  readonly size: number;
  readonly bankers: ReadonlySet<number>;
  /** The block of each position, and what is staked on each block in minor units. [coupon-045] */
  readonly blocks?: {
    readonly of: ReadonlyMap<number, number>;
    readonly minors: ReadonlyMap<number, number>;
  };
};

/** Keeps what an accepted coupon has beyond its bets. Call inside a transaction. */
export function keepSystem(store: Store, couponId: number, coupon: CouponToPlace): void {
  if (coupon.typeId !== 2) return;
  store.run("INSERT INTO systems (coupon_id, size) VALUES (?, ?)", [couponId, coupon.systemValue]);
  for (const [position, { isBanker }] of coupon.bets.entries())
    if (isBanker)
      store.run("INSERT INTO bankers (coupon_id, position) VALUES (?, ?)", [couponId, position]);
  for (const { blockId, minor } of coupon.blockMinors) {
    store.run("INSERT INTO blocks (coupon_id, block_id, minor) VALUES (?, ?, ?)", [
      couponId,
      blockId,
      minor,
    ]);
    for (const [position, bet] of coupon.bets.entries())
      if (bet.blockId === blockId && !bet.isBanker)
        store.run("INSERT INTO block_bets (coupon_id, position, block_id) VALUES (?, ?, ?)", [
          couponId,
          position,
          blockId,
        ]);
  }
}

/** Null: the coupon is not a system. */
export function systemOf(store: Store, couponId: number): KeptSystem | null {
  const row = store.get("SELECT size FROM systems WHERE coupon_id = ?", [couponId]);
  if (!row) return null;
  const bankers = store.all("SELECT position FROM bankers WHERE coupon_id = ?", [couponId]);
  return {
    size: numberIn(row, "size"),
    bankers: new Set(bankers.map((banker) => numberIn(banker, "position"))),
    ...blocksOf(store, couponId),
  };
}

function blocksOf(store: Store, couponId: number): Pick<KeptSystem, "blocks"> {
  const blocks = store.all(
    "SELECT block_id, minor FROM blocks WHERE coupon_id = ? ORDER BY block_id",
    [couponId],
  );
  if (blocks.length === 0) return {};
  const bets = store.all("SELECT position, block_id FROM block_bets WHERE coupon_id = ?", [
    couponId,
  ]);
  const of = new Map(bets.map((bet) => [numberIn(bet, "position"), numberIn(bet, "block_id")]));
  const minors = new Map(blocks.map((row) => [numberIn(row, "block_id"), numberIn(row, "minor")]));
  return { blocks: { of, minors } };
}

function systemCombinations(
  bets: readonly Row[],
  { bankers, blocks, size }: KeptSystem,
  stakeMinor: number,
): readonly Combination[] {
  const legs = bets.map(
    (bet, position): BlockLeg => ({
      ...legOf(bet),
      isBanker: bankers.has(position),
      blockId: blocks?.of.get(position) ?? 0,
    }),
  );
  return blocks === undefined
    ? combinationsOf(legs, size, stakeMinor, paidMilli)
    : blockCombinations(legs, size, blocks.minors, paidMilli);
}

/**
 * What the coupon pays if all bets that are still open win, in minor units. `bets` by position; `bonusMilli`: the
 * price of its bonus bet when it was placed.
 */
export function possibleMinorOf(
  bets: readonly Row[],
  system: KeptSystem | null,
  stakeMinor: number,
  bonusMilli: number | null,
): number {
  if (system === null)
    return winMinor(stakeMinor, paidMilli(withBonus(bets.map(legOf), bonusMilli)));
  return systemWin(systemCombinations(bets, system, stakeMinor));
}

export type Decision = {
  readonly status: "won" | "lost" | "returned";
  readonly payoutMinor: number;
};

/**
 * The result of a coupon; null while it depends on an open bet. A lost bet loses each combination it is in. A
 * coupon of which a combination won a bet is won; if the rest of its bets were returned, so is the coupon.
 */
export function decide(
  bets: readonly Row[],
  system: KeptSystem | null,
  stakeMinor: number,
  bonusMilli: number | null,
): Decision | null {
  const legs = bets.map(legOf);
  const combinations =
    system === null
      ? [{ legs: legs.map((_, place) => place) }]
      : systemCombinations(bets, system, stakeMinor);
  const alive = combinations
    .map(({ legs: places }) => places.flatMap((place) => legs[place]?.state ?? []))
    .filter((states) => !states.includes("lost"));
  if (alive.length === 0) return { status: "lost", payoutMinor: 0 };
  if (alive.some((states) => states.includes("open"))) return null;
  const isWon = alive.some((states) => states.includes("won") || states.includes("half_won"));
  return {
    status: isWon ? "won" : "returned",
    payoutMinor: possibleMinorOf(bets, system, stakeMinor, bonusMilli),
  };
}
