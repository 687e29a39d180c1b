import { addGuards } from "../events/navigation/guards/index.ts";
import { playerGuards } from "../events/navigation/guards/player.ts";
import { playerCommands } from "../commands/player.ts";
import { playerEpics } from "../epics/player.ts";
import { accountSlice } from "../events/account/slice.ts";
import { betsSlice } from "../events/bets/slice.ts";
import { idleSlice } from "../events/idle/slice.ts";
import { limitsSlice } from "../events/limits/slice.ts";
import { realitySlice } from "../events/reality/slice.ts";
import { oneClickSlice } from "../events/oneClick/slice.ts";
import { playerSessionSlice } from "../events/session/slice.ts";
import { userConfigSlice } from "../events/userConfig/slice.ts";
import { termsSlice } from "../events/terms/slice.ts";
import type { AppPart } from "./part.ts";

addGuards("player", playerGuards);

/** What there is only for a signed-in player. */
export const playerPart: AppPart = {
  slices: [
    accountSlice,
    betsSlice,
    idleSlice,
    limitsSlice,
    oneClickSlice,
    realitySlice,
    playerSessionSlice,
    termsSlice,
    userConfigSlice,
  ],
  commands: playerCommands,
  epics: playerEpics,
};
