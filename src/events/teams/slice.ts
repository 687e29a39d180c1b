import { answered, asked, failed, type RemoteData } from "../remoteData.ts";
import { createSlice } from "../slice.ts";
import { noGames, type SportsState } from "../sports/index.ts";
import { Team, TeamPlayer, TeamWanted } from "./events.ts";
import { noTeams, type TeamsState } from "./state.ts";

type Shown<B> = { readonly id: number | null; readonly data: RemoteData<B> };

const changed = (
  state: SportsState,
  change: (teams: TeamsState) => Partial<TeamsState>,
): SportsState => {
  const teams = state.teams ?? noTeams;
  return { ...state, teams: { ...teams, ...change(teams) } };
};

const askedOf = <B>(shown: Shown<B>, id: number): Shown<B> => ({
  id,
  data: shown.id === id ? asked(shown.data) : { tag: "loading" },
});

/** An answer about another team or player never replaces the one on screen. */
const replaced = <B>(
  shown: Shown<B>,
  id: number,
  next: (data: RemoteData<B>) => RemoteData<B>,
): Shown<B> => (shown.id === id ? { id, data: next(shown.data) } : shown);

/** Teams and players are part of what is known of the sports; these folds load with their pages. */
export const teamsSlice = createSlice<"sports", SportsState>("sports", noGames())
  .on(Team.asked, (state, { ask }) =>
    changed(state, ({ team }) => ({ team: askedOf(team, ask.teamId) })),
  )
  .on(Team.answered, (state, { ask, body }, { at }) =>
    changed(state, ({ team }) => ({ team: replaced(team, ask.teamId, () => answered(body, at)) })),
  )
  .on(Team.failed, (state, { ask, error }) =>
    changed(state, ({ team }) => ({
      team: replaced(team, ask.teamId, (data) => failed(data, error)),
    })),
  )
  .on(TeamPlayer.asked, (state, { ask }) =>
    changed(state, ({ player }) => ({ player: askedOf(player, ask.playerId) })),
  )
  .on(TeamPlayer.answered, (state, { ask, body }, { at }) =>
    changed(state, ({ player }) => ({
      player: replaced(player, ask.playerId, () => answered(body, at)),
    })),
  )
  .on(TeamPlayer.failed, (state, { ask, error }) =>
    changed(state, ({ player }) => ({
      player: replaced(player, ask.playerId, (data) => failed(data, error)),
    })),
  )
  .on(TeamWanted, (state) => changed(state, ({ round }) => ({ round: round + 1 })));
