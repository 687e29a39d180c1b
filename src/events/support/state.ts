import type { RemoteData, RemoteTable } from "../remoteData.ts";
import type { Pages } from "../remoteList.ts";
import type { CallError } from "../define.ts";
import type { Submission } from "../submission.ts";
import type { Appeal, Contacts, OrderedCall, Topic } from "./events.ts";

/** Support: contacts and topics for everyone, submissions, and the player's calls and appeals. */
export type SupportState = {
  readonly contacts: RemoteTable<Contacts>;
  readonly topics: RemoteTable<readonly Topic[]>;
  readonly letter: Submission;
  readonly callOrder: Submission;
  readonly calls: RemoteData<Pages<OrderedCall>>;
  /** The call being cancelled; `error`: why that failed. */
  readonly cancelling: { readonly callId: number; readonly error: CallError | null } | null;
  readonly appeals: RemoteData<readonly Appeal[]>;
  readonly appeal: Submission;
};

export const initial: SupportState = {
  contacts: {},
  topics: {},
  letter: { tag: "idle" },
  callOrder: { tag: "idle" },
  calls: { tag: "idle" },
  cancelling: null,
  appeals: { tag: "idle" },
  appeal: { tag: "idle" },
};

/** Requested calls are cancelled one at a time. */
export const isCancellingCall = ({
  support: { cancelling },
}: {
  readonly support: SupportState;
}): boolean => cancelling !== null && cancelling.error === null;
