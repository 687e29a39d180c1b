import { GoToBanPage } from "../commands/player.ts";
import { rememberRoute } from "../epics/player/rememberRoute.ts";
import { AUTH_REFRESH, checkRefused, refreshAuth } from "../epics/player/authRefresh.ts";
import { loadPlayerRights } from "../epics/player/playerRights.ts";
import { loadUserConfig } from "../epics/player/userConfig.ts";
import { welcomePlayer } from "../epics/player/welcome.ts";
import { playerSessionSlice } from "../events/player/slice.ts";
import { userConfigSlice } from "../events/player/userConfigSlice.ts";
import { sessionEndpoints } from "../infra/http/api/player.ts";
import { playerGuards } from "../events/player/guards.ts";
import { playerCookiePort } from "../infra/ports/player.ts";
import { domain } from "./domain.ts";

/** A signed-in player's session, and what the server knows about them. */
export const player = domain({
  name: "player",
  guards: playerGuards,
  slices: [playerSessionSlice, userConfigSlice],
  commands: [GoToBanPage],
  epics: [
    rememberRoute,
    welcomePlayer,
    loadUserConfig,
    loadPlayerRights,
    refreshAuth,
    checkRefused,
  ],
  rules: [AUTH_REFRESH],
  endpoints: sessionEndpoints,
  ports: ({ cookies, vault }) => [{ onEntry: playerCookiePort(cookies, vault) }],
});
