import type { State } from "../../events/index.ts";

/** The request for a page of the history that is shown. */
export const historyAsk = ({ bets: { found } }: State, pageToken: string | null) => ({
  status: null,
  pageToken,
  ...(found === null ? {} : { filter: found.filter }),
});
