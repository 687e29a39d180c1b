import { account } from "../domains/account.ts";
import { betStories } from "../domains/betStories.ts";
import { bets } from "../domains/bets.ts";
import { cashOut } from "../domains/cashOut.ts";
import { pointsReminder } from "../domains/pointsReminder.ts";
import { idle } from "../domains/idle.ts";
import { limits } from "../domains/limits.ts";
import { loginSessions } from "../domains/loginSessions.ts";
import { oneClick } from "../domains/oneClick.ts";
import { player } from "../domains/player.ts";
import { powerBet } from "../domains/powerBet.ts";
import { prepaid } from "../domains/prepaid.ts";
import { reality } from "../domains/reality.ts";
import { settlements } from "../domains/settlements.ts";
import { terms } from "../domains/terms.ts";

/** Only for a signed-in player. Their epics start in this order. */
export const playerChunk = [
  idle,
  bets,
  cashOut,
  powerBet,
  limits,
  reality,
  terms,
  player,
  account,
  oneClick,
  pointsReminder,
  loginSessions,
  settlements,
  betStories,
  prepaid,
] as const;
