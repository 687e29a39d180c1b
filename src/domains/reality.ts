import { AnswerRealityCheck } from "../commands/reality.ts";
import {
  loadRealityStatistics,
  rememberReality,
  sendRealityAnswer,
  shareReality,
} from "../epics/reality/answer.ts";
import { REALITY, realityCheck } from "../epics/reality/check.ts";
import { REALITY_PAUSE, realityPause } from "../epics/reality/pause.ts";
import { realitySlice } from "../events/reality/slice.ts";
import { realityEndpoints } from "../infra/http/api/reality.ts";
import { domain } from "./domain.ts";

/** Reality checks. */
export const reality = domain({
  name: "reality",
  slices: [realitySlice],
  commands: [AnswerRealityCheck],
  epics: [
    realityCheck,
    realityPause,
    rememberReality,
    sendRealityAnswer,
    loadRealityStatistics,
    shareReality,
  ],
  rules: [REALITY, REALITY_PAUSE],
  endpoints: realityEndpoints,
});
