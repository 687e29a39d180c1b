import { shape } from "../codec/codec.ts";
import { TeamWanted } from "../events/teams/events.ts";
import { teamsOf } from "../events/teams/index.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Asks again for the team or the player that did not load. */
export const RefreshTeam = defineCommand("RefreshTeam", shape({}), (_data, state) => {
  const { team, player } = teamsOf(state);
  return team.data.tag === "failed" || player.data.tag === "failed"
    ? accept(TeamWanted({}))
    : refuse("nothing_to_do");
});
