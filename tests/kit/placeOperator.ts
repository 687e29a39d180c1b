import { PlaceState, PlaceCoupon } from "../../src/events/placement/events.ts";
import { type Answer, answers, fails, late, type Reply, timesOut, whenAsked } from "./replies.ts";
import { placeAccepted, placePending, placeRejected } from "./site.ts";

/** Fields by name: a repeated request may have them in another order. */
const byName = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The fate of one placement request: it may not arrive, and its answer may be late or lost. */
export type Fate =
  | "answered"
  | "answered late"
  | "answer lost"
  | "request lost"
  | "delivered twice"
  | "busy"
  | "busy for a while"
  | "failing";

export type PlaceOperator = {
  readonly server: { readonly PlaceCoupon: Answer; readonly PlaceState: Answer };
  /** How many bets it holds. */
  readonly bets: () => number;
  /** Keys that it has received, in order. */
  readonly keys: () => readonly string[];
};

type Options = {
  /** Whether the request id is the key itself, or one of the operator's own. */
  readonly requestIds: "key" | "own";
  /** The fates of the first requests, in order; later ones are answered. */
  readonly fates: readonly Fate[];
  readonly decides: "takes" | "takes after a delay" | "refuses";
};

type Placed = { readonly first: Reply; readonly now: Reply; readonly body: string };

const RETRY_AFTER_MS = 4_000;

/**
 * An operator by the contract: at most one bet per key, and a repeated key gets the first answer again. It
 * includes the network, which loses requests and answers.
 */
export function placeOperator({ requestIds, fates, decides }: Options): PlaceOperator {
  const placed = new Map<string, Placed>();
  let bets = 0;

  const decide = (requestId: string): Omit<Placed, "body"> => {
    if (decides === "refuses") {
      const refused = fails(409, { code: placeRejected.code });
      return { first: refused, now: answers({ ...placeRejected, requestId }) };
    }
    bets += 1;
    const accepted = answers({ ...placeAccepted, requestId, couponId: 76 + bets });
    if (decides === "takes") return { first: accepted, now: accepted };
    return {
      first: answers({ ...placePending, requestId, checkAfterMs: 2_000 }),
      now: accepted,
    };
  };
  const take = (key: string, body: string): Reply => {
    const known = placed.get(key);
    if (known !== undefined) return known.body === body ? known.first : fails(409, { code: 51 });
    const requestId = requestIds === "key" ? key : `pl_${90 + placed.size}`;
    const decided = decide(requestId);
    placed.set(key, { ...decided, body });
    return decided.first;
  };
  const meet = (fate: Fate, key: string, body: string): Reply => {
    switch (fate) {
      case "answered":
        return take(key, body);
      case "answered late":
        take(key, body);
        return timesOut();
      case "answer lost":
        take(key, body);
        return late("2s", { tag: "failure", error: { tag: "offline" }, afterMs: null });
      case "request lost":
        return timesOut();
      case "delivered twice":
        take(key, body);
        return take(key, body);
      case "busy":
        return fails(429, { code: 60 });
      case "busy for a while":
        return fails(429, { code: 60, retryAfterMs: RETRY_AFTER_MS });
      case "failing":
        return fails(503, { code: 1, retryAfterMs: RETRY_AFTER_MS });
    }
  };
  return {
    server: {
      PlaceCoupon: whenAsked(PlaceCoupon, ({ key, coupon }, count) =>
        meet(fates[count - 1] ?? "answered", key, JSON.stringify(coupon, byName)),
      ),
      PlaceState: whenAsked(PlaceState, ({ requestId }) => {
        const numbers = [...placed.entries()];
        const found = numbers.find(([key], index) =>
          requestIds === "key" ? key === requestId : `pl_${90 + index}` === requestId,
        );
        return found === undefined ? fails(404, { code: 40 }) : found[1].now;
      }),
    },
    bets: () => bets,
    keys: () => [...placed.keys()],
  };
}
