import type { Sealed } from "../../codec/codec.ts";
import type { RemoteData } from "../remoteData.ts";
import type { Submission } from "../submission.ts";
import type { ActivityAnswer, LimitContact, RegisterAnswer } from "./answers.ts";
import type { AvailableLimit, ClientLimit, LimitQuestion, SelfExcludeReason } from "./events.ts";

/**
 * The question about a pending limit that is due; once closed, it is not asked again before the next page load.
 */
export type Approval = {
  readonly tag: "open" | "closed";
  /** The start of that limit: another of its type is due in its own time. */
  readonly startedAt: number;
};

/** The one change that the player is making. */
export type LimitChange = {
  readonly limitType: number;
  readonly submission: Submission;
  /** To be answered before it is saved; null: no questions. [limits-006] */
  readonly test: {
    readonly tokenGuid: Sealed;
    readonly questions: readonly LimitQuestion[];
    /** Ids of the questions that were answered wrongly. */
    readonly wrongIds: readonly number[];
  } | null;
};

export type LimitsState = {
  /** All limits of the player; none before the first answer. */
  readonly items: readonly ClientLimit[];
  /** The server has answered with them. */
  readonly isKnown?: true;
  /** What the national registers say; left out where none is asked. */
  readonly register?: RegisterAnswer | undefined;
  /** Where a central file says the player is active; left out where there is none. */
  readonly activity?: ActivityAnswer | undefined;
  /** The operator has written about a high limit; left out where it has not. */
  readonly contact?: LimitContact | undefined;
  /** When the player last set a limit or said what becomes of theirs, Unix seconds; null: never; left out where
   * the server does not count it. */
  readonly reviewedAt?: number | null | undefined;
  /** Whether they want a limit was asked on this page. */
  readonly isPrompted?: true;
  /** The reminder to go through the limits; once closed, it is not shown again before the next page load. */
  readonly review?: {
    readonly tag: "open" | "closed";
    /** The review that was too long ago, Unix seconds. */
    readonly lastSec: number;
  };
  /** What they said last is on its way to the server, or did not get there; `unsure`: nobody knows whether it did. */
  readonly said?: "sending" | "failed" | "unsure";
  /** What is left of the session limit at the time `at` (Unix ms); null when there is none. [limits-015] */
  readonly session: { readonly leftMs: number; readonly at: number } | null;
  /** Time of the last ping, or of the answer that reported a session limit; Unix ms. */
  readonly pingedAt: number;
  /** Time of the last request for the limits, Unix ms. */
  readonly askedAt: number;
  /** By the type. */
  readonly approvals: Readonly<Record<number, Approval>>;
  /** Types of pending limits whose decision is on its way to the server. */
  readonly deciding?: readonly number[];
  /** What the server lets the player set. */
  readonly offer: RemoteData<readonly AvailableLimit[]>;
  readonly reasons: RemoteData<readonly SelfExcludeReason[]>;
  readonly change: LimitChange | null;
  /** The break of the panic button is on its way to the server; play is closed already. */
  readonly isStopping?: true;
};

export const initial: LimitsState = {
  items: [],
  session: null,
  pingedAt: 0,
  askedAt: 0,
  approvals: {},
  offer: { tag: "idle" },
  reasons: { tag: "idle" },
  change: null,
};
