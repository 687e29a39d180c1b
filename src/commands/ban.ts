import * as t from "io-ts";
import { shape } from "../infra/codec.ts";
import { BanPageDeclined } from "../events/ban/events.ts";
import type { DataOf } from "../events/define.ts";
import { forcedLeave } from "../events/navigation/forcedLeave.ts";
import { PageLeaveRequested } from "../events/shell/events.ts";
import { accept, type Decider, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** A banned player goes to the operator's page for her, or stays where she is. [blocking-012] */
export const AnswerBanPage = defineCommand("AnswerBanPage", shape({ isGoing: t.boolean }));

export const answerBanPage: Decider<DataOf<typeof AnswerBanPage>> = ({ isGoing }, state) => {
  const url = forcedLeave(state);
  if (url === null) return refuse("nothing_to_do");
  return accept(
    isGoing ? PageLeaveRequested({ url }) : BanPageDeclined({ path: state.navigation.path }),
  );
};
