import * as t from "io-ts";
import { shape } from "../../codec/codec.ts";
import { BetRemoved } from "../../events/coupon/events.ts";
import { betsToRemove } from "../../events/placement/index.ts";
import { accept, refuse } from "../decision.ts";
import { defineCommand } from "../define.ts";
import { onButton } from "../placement.ts";

const BetLock = t.union([
  t.literal("suspended"),
  t.literal("gone"),
  t.literal("dependent"),
  t.literal("not_in_express"),
]);

/** Those that are locked for this reason, else all of them; of bets that exclude each other one stays. */
export const RemoveLockedBets = defineCommand(
  "RemoveLockedBets",
  shape({}, { lock: BetLock }),
  onButton(({ lock }, { coupon }) => {
    const locked = betsToRemove(coupon, lock);
    if (locked.length === 0) return refuse("nothing_to_do");
    return accept(...locked.map(({ market }) => BetRemoved({ betId: market.id })));
  }),
);
