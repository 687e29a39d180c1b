import { playerDeciders } from "../commands/player.ts";
import { playerEpics } from "../epics/player.ts";
import { accountSlice } from "../events/account/slice.ts";
import { betsSlice } from "../events/bets/slice.ts";
import { idleSlice } from "../events/idle/slice.ts";
import { limitsSlice } from "../events/limits/slice.ts";
import { realitySlice } from "../events/reality/slice.ts";
import { playerSessionSlice } from "../events/session/slice.ts";
import { termsSlice } from "../events/terms/slice.ts";
import type { AppPart } from "./part.ts";

/** What there is only for a signed-in player. */
export const playerPart: AppPart = {
  slices: [
    accountSlice,
    betsSlice,
    idleSlice,
    limitsSlice,
    realitySlice,
    playerSessionSlice,
    termsSlice,
  ],
  deciders: playerDeciders,
  epics: playerEpics,
};
