import { GoToBanPage } from "../commands/ban.ts";
import { rememberRoute } from "../epics/navigation/remember.ts";
import { AUTH_REFRESH, refreshAuth } from "../epics/session/authRefresh.ts";
import { loadUserConfig } from "../epics/session/userConfig.ts";
import { welcomePlayer } from "../epics/session/welcome.ts";
import { playerSessionSlice } from "../events/session/slice.ts";
import { userConfigSlice } from "../events/userConfig/slice.ts";
import { sessionEndpoints } from "../infra/http/api/session.ts";
import { addGuards } from "../events/navigation/guards/index.ts";
import { playerGuards } from "../events/navigation/guards/player.ts";
import { playerCookiePort } from "../infra/ports/playerCookies.ts";
import { domain } from "./domain.ts";

addGuards("player", playerGuards);

/** The session of a signed-in player, and what the server knows about them. */
export const player = domain({
  name: "player",
  slices: [playerSessionSlice, userConfigSlice],
  commands: [GoToBanPage],
  epics: [rememberRoute, welcomePlayer, loadUserConfig, refreshAuth],
  rules: [AUTH_REFRESH],
  endpoints: sessionEndpoints,
  ports: ({ cookies, vault }) => [{ heard: playerCookiePort(cookies, vault) }],
});
