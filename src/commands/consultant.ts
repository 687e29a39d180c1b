import { ConsultantOpened } from "../events/consultant/events.ts";
import { consultantOf } from "../events/consultant/index.ts";
import { shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Opens the support chat for the page's language; there may be none. [config-005] */
export const OpenConsultant = defineCommand(
  "OpenConsultant",
  shape({}),
  (_data, state) => {
    const consultant = consultantOf(state);
    return consultant === null ? refuse("nothing_to_do") : accept(ConsultantOpened(consultant));
  },
  "wait",
);
