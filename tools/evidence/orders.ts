import { CouponPlaced } from "../../src/events/coupon/events.ts";
import type { Entry } from "../../src/events/define.ts";
import { CouponPending, CouponRejected, PlaceCoupon } from "../../src/events/placement/events.ts";
import { PlacementOpened } from "../../src/events/placement/openEvents.ts";
import { PlaceSingles, SinglesOpened } from "../../src/events/placement/singlesEvents.ts";
import {
  PowerBet,
  PowerBetOpened,
  PowerBetPlaced,
  PowerBetRefused,
} from "../../src/events/powerBet/events.ts";
import { CommandRefused } from "../../src/events/runtime/events.ts";
import { type Place, placeOf, type Witness } from "./walk.ts";

const requests = [PlaceCoupon, PlaceSingles, PowerBet];

/** Whether a bet order leaves the page here: a coupon, a set of singles or a power bet. */
export const isBetSent = (entry: Entry): boolean => requests.some(({ asked }) => asked.is(entry));

/** A bet order that left the page, and what became of it. */
export type Order = Place & {
  readonly outcome: "taken" | "refused" | "not known";
  /** The server's code of a refusal. */
  readonly code: number | null;
};

type Sent = { readonly place: Place; readonly keys: readonly string[] };

/**
 * The orders of a log, each once: the first request under its key. One whose key is from before the log repeats an
 * earlier order, which may have been taken then.
 */
export function ordersWitness() {
  const opened = new Set<string>();
  const sent: Sent[] = [];
  const outcomes = new Map<string, Pick<Order, "outcome" | "code">>();
  const refusedHere: (Place & { readonly code: string })[] = [];

  const send = (entry: Entry, key: string, keys: readonly string[]) => {
    if (opened.delete(key)) sent.push({ place: placeOf(entry), keys });
  };
  const witness: Witness = {
    receive: ({ entry }) => {
      if (PlacementOpened.is(entry) || PowerBetOpened.is(entry)) opened.add(entry.data.key);
      else if (SinglesOpened.is(entry)) opened.add(entry.data.setKey);
      else if (PlaceCoupon.asked.is(entry) || PowerBet.asked.is(entry)) {
        const { key } = entry.data.ask;
        send(entry, key, [key]);
      } else if (PlaceSingles.asked.is(entry)) {
        const { setKey, singles } = entry.data.ask;
        send(
          entry,
          setKey,
          singles.map(({ key }) => key),
        );
      } else if (CouponPlaced.is(entry) || PowerBetPlaced.is(entry)) {
        outcomes.set(entry.data.key, { outcome: "taken", code: null });
      } else if (CouponRejected.is(entry) || PowerBetRefused.is(entry)) {
        outcomes.set(entry.data.key, { outcome: "refused", code: entry.data.code });
      } else if (CouponPending.is(entry)) {
        outcomes.set(entry.data.key, { outcome: "not known", code: null });
      } else if (CommandRefused.is(entry) && placing.has(entry.data.command)) {
        refusedHere.push({ ...placeOf(entry), code: entry.data.code });
      }
    },
  };
  return {
    ...witness,
    /** A set of singles counts as taken when one of them was. */
    orders: (): readonly Order[] =>
      sent.map(({ place, keys }) => {
        const all = keys.map((key) => outcomes.get(key) ?? unknown);
        const told =
          all.find(({ outcome }) => outcome === "taken") ??
          all.find(({ outcome }) => outcome === "not known") ??
          all[0] ??
          unknown;
        return { ...place, ...told };
      }),
    /** Orders that the app refused before anything was sent. */
    refusedHere: (): readonly (Place & { readonly code: string })[] => refusedHere,
  };
}

const unknown = { outcome: "not known", code: null } as const;
const placing: ReadonlySet<string> = new Set(["PlaceCoupon", "PlaceOneClick", "TakePowerBet"]);
