import type { State } from "../../events/index.ts";
import { Team, TeamPlayer } from "../../events/teams/events.ts";
import { playerIdOf, shownTeamId, teamsOf } from "../../events/teams/index.ts";
import { pollEpic } from "../sports/poll.ts";
import type { Poll } from "../sports/polls.ts";

/** How long an answer may be kept (contract, getTeam and getPlayer): asking sooner brings nothing new. */
const keptMs = 300_000;

/** Polls the team and the player whose page is open: at once when the visitor wants them. */
export const pollTeams = pollEpic("teams/poll", (state: State) => {
  const lng = state.settings.language;
  const { round } = teamsOf(state);
  const poll = (name: string, id: number, ask: Poll["ask"]): Poll => ({
    key: `${name}:${id} ${lng} ${round}`,
    everyMs: () => keptMs,
    ask,
  });
  const playerId = playerIdOf(state.navigation.route);
  const teamId = shownTeamId(state);
  return [
    ...(playerId === null
      ? []
      : [poll("player", playerId, (deps) => deps.call(TeamPlayer, { playerId, lng }))]),
    ...(teamId === null ? [] : [poll("team", teamId, (deps) => deps.call(Team, { teamId, lng }))]),
  ];
});
