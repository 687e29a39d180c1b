import * as t from "io-ts";
import { shape } from "../codec/codec.ts";
import { RealityAction, RealityAnswered } from "../events/reality/events.ts";
import { areChecksAcknowledged, isRealityCheckShown } from "../events/reality/selectors.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

const Answer = shape({ action: RealityAction, doNotShowAgain: t.boolean });

/**
 * The player answers the reality check; where the policy pack has it acknowledged, neither closing it nor the flag is an
 * answer. [reality-002] [reality-003]
 */
export const AnswerRealityCheck = defineCommand("AnswerRealityCheck", Answer, (answer, state) => {
  const { timer, isLeaving } = state.reality;
  if (timer === null || isLeaving || !isRealityCheckShown(state)) return refuse("nothing_to_do");
  const isEvaded = answer.action === "nothing" || answer.doNotShowAgain;
  if (isEvaded && areChecksAcknowledged(state)) return refuse("reality_pause");
  return accept(RealityAnswered({ ...answer, shownAt: timer.startedAt }));
});
