import { PowerBetsFound } from "../../events/powerBet/events.ts";
import { powerBetOf, type PowerBetWish, StoredPowerBet } from "../../events/powerBet/index.ts";
import { type Kind, type SentOnceOptions, sentOncePort } from "./sentOnce.ts";

const powerBets: Kind<PowerBetWish> = {
  key: "tl.powerBet",
  domain: "powerBet",
  codec: StoredPowerBet,
  sentIn: (state) => powerBetOf(state).sent,
  found: ({ items, ...found }) => PowerBetsFound({ ...found, bets: items }),
  isFound: PowerBetsFound.is,
};

/** Power bets without a certain answer. */
export const powerBetsPort = (options: SentOnceOptions) => sentOncePort(powerBets, options);
