import * as t from "io-ts";
import { shape } from "../codec/codec.ts";
import { RealityAction, RealityAnswered } from "../events/reality/events.ts";
import { isRealityCheckShown } from "../events/reality/selectors.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

const Answer = shape({ action: RealityAction, doNotShowAgain: t.boolean });

/** The player answers the reality check. [reality-002] [reality-003] */
export const AnswerRealityCheck = defineCommand("AnswerRealityCheck", Answer, (answer, state) => {
  const { timer, isLeaving } = state.reality;
  if (timer === null || isLeaving || !isRealityCheckShown(state)) return refuse("nothing_to_do");
  return accept(RealityAnswered({ ...answer, shownAt: timer.startedAt }));
});
