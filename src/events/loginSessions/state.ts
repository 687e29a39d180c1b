import type { HistoryCoupon } from "../bets/events.ts";
import type { RemoteData } from "../remoteData.ts";
import type { Pages } from "../remoteList.ts";
import type { Submission } from "../submission.ts";
import type { LoginSession, PlacedHere, SessionDeposit } from "./events.ts";

/** The server's word on the bets of this session: each of them, and their totals in major units. */
export type SessionBetsBody = Pages<HistoryCoupon> & {
  readonly summary: { readonly count: number; readonly amount: number; readonly payout: number };
};

export type LoginSessionsState = {
  readonly list: RemoteData<Pages<LoginSession>>;
  readonly bets: RemoteData<SessionBetsBody>;
  /** What was paid in since the player logged in; absent until a server has told of it. */
  readonly deposits?: Pages<SessionDeposit>;
  /** The session being ended, or the one that could not be; `id` null: all others. Null: none. */
  readonly ending: { readonly id: string | null; readonly submission: Submission } | null;
  /** What this device knows to have placed since the player logged in, oldest first. */
  readonly placedHere: readonly PlacedHere[];
};

export const initial: LoginSessionsState = {
  list: { tag: "idle" },
  bets: { tag: "idle" },
  ending: null,
  placedHere: [],
};
