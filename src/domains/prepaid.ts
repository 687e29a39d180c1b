import { askPrepaid } from "../epics/prepaid/ask.ts";
import { domain } from "./domain.ts";

/** What open bets let the player pay in advance, kept up to date with them. */
export const prepaid = domain({
  name: "prepaid",
  epics: [askPrepaid],
});
