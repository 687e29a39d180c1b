import { OpenSettledBet } from "../commands/settlements.ts";
import { askForSettlements } from "../epics/settlements/ask.ts";
import { tellSettlements } from "../epics/settlements/tell.ts";
import { settlementsSlice } from "../events/settlements/slice.ts";
import { settlementsPort } from "../infra/ports/settlements.ts";
import { domain } from "./domain.ts";

/** Tells a player what became of a bet that was settled while the page is open. */
export const settlements = domain({
  name: "settlements",
  slices: [settlementsSlice],
  commands: [OpenSettledBet],
  epics: [tellSettlements, askForSettlements],
  ports: ({ window, areas: { local }, report }) => {
    const onOtherTab = (receive: () => void) => window.addEventListener("storage", receive);
    return [{ onEntry: settlementsPort({ local, onOtherTab, report }) }];
  },
});
