import { RetryPowerBet, TakePowerBet } from "../commands/powerBet.ts";
import { POWER_BET_CHECK } from "../epics/powerBet/check.ts";
import { pollPowerBet } from "../epics/powerBet/poll.ts";
import { askForPowerBets, takePowerBet } from "../epics/powerBet/take.ts";
import { powerBetSlice } from "../events/powerBet/slice.ts";
import { powerBetEndpoints } from "../infra/http/api/powerBet.ts";
import { powerBetsPort } from "../infra/ports/powerBet.ts";
import { domain } from "./domain.ts";

/** Taking a pick of an open bet once more, at a raised price, and power bets without an answer. */
export const powerBet = domain({
  name: "powerBet",
  slices: [powerBetSlice],
  commands: [TakePowerBet, RetryPowerBet],
  epics: [pollPowerBet, takePowerBet, askForPowerBets],
  rules: [POWER_BET_CHECK],
  endpoints: powerBetEndpoints,
  ports: ({ window, areas: { local }, vault, state, report }) => {
    const onOtherTab = (receive: (event: StorageEvent) => void) =>
      window.addEventListener("storage", receive);
    return [{ onEntry: powerBetsPort({ local, vault, state, report, onOtherTab }) }];
  },
});
