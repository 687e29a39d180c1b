import { activeAccount } from "../../events/account/index.ts";
import type { State } from "../../events/index.ts";

/** The account whose bets are shown here: the server may have another one active already, after a switch. */
const ofAccount = ({ account }: State): { readonly accountId?: number } => {
  const active = activeAccount(account);
  return active === null ? {} : { accountId: active.id };
};

/** The request for a page of all bets. */
export const wholeHistoryAsk = (state: State, pageToken: string | null) => ({
  status: null,
  pageToken,
  ...ofAccount(state),
});

/** The request for a page of the history that is shown. */
export const historyAsk = (state: State, pageToken: string | null) => {
  const { found } = state.bets;
  return {
    ...wholeHistoryAsk(state, pageToken),
    ...(found === null ? {} : { filter: found.filter }),
  };
};

/** The request for a page of the open bets. */
export const openedAsk = (state: State, pageToken: string | null) => ({
  pageToken,
  ...ofAccount(state),
});
