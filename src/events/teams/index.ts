import type { State } from "../index.ts";
import type { Route } from "../navigation/index.ts";
import { bodyOf } from "../remoteData.ts";
import { noTeams, type TeamsState } from "./state.ts";

export type { PlayerBody } from "./events.ts";
export type { TeamsState };

export const teamsOf = ({ sports }: Pick<State, "sports">): TeamsState => sports.teams ?? noTeams;

const teamPages = ["teamSection", "teamGamesInfo", "cricketTeam"];

/** Id of the team whose page is open; null on other pages. */
export const teamIdOf = ({ name, params }: Route): number | null =>
  teamPages.includes(name) ? Number(params["id"]) : null;

/** Id of the player whose page is open; null on other pages. */
export const playerIdOf = ({ name, params }: Route): number | null =>
  name === "cricketPlayer" ? Number(params["id"]) : null;

/** The team whose players the page needs: that of the page, or that of the player on it. */
export function shownTeamId(state: Pick<State, "navigation" | "sports">): number | null {
  const { route } = state.navigation;
  const playerId = playerIdOf(route);
  if (playerId === null) return teamIdOf(route);
  const { player } = teamsOf(state);
  return player.id === playerId ? (bodyOf(player.data)?.teamId ?? null) : null;
}
