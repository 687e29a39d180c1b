import { RefreshTeam } from "../commands/teams.ts";
import { pollTeams } from "../epics/teams/poll.ts";
import { teamsSlice } from "../events/teams/slice.ts";
import { teamEndpoints } from "../infra/http/api/teams.ts";
import { domain } from "./domain.ts";

/** Who plays for a team, and what they did. */
export const teams = domain({
  name: "teams",
  slices: [teamsSlice],
  commands: [RefreshTeam],
  epics: [pollTeams],
  endpoints: teamEndpoints,
});
