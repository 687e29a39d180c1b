import { idle, type RemoteData, type RemoteTable } from "../remoteData.ts";
import type { Pages } from "../remoteList.ts";
import type { CallError } from "../define.ts";
import { idle as idleForm, type Submission } from "../submission.ts";
import type { Appeal, Contacts, OrderedCall, Topic } from "./events.ts";

/** Support: what the server keeps for everybody, what is being sent, and what a player has ordered and written. */
export type SupportState = {
  readonly contacts: RemoteTable<Contacts>;
  readonly topics: RemoteTable<readonly Topic[]>;
  readonly letter: Submission;
  readonly callOrder: Submission;
  readonly calls: RemoteData<Pages<OrderedCall>>;
  /** The call that is being cancelled, and why the last one was not. */
  readonly cancelling: { readonly callId: number; readonly error: CallError | null } | null;
  readonly appeals: RemoteData<readonly Appeal[]>;
  readonly appeal: Submission;
};

export const initial: SupportState = {
  contacts: {},
  topics: {},
  letter: idleForm,
  callOrder: idleForm,
  calls: idle,
  cancelling: null,
  appeals: idle,
  appeal: idleForm,
};
