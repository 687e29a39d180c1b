import { idle, type RemoteData } from "../remoteData.ts";
import type { PlayerBody, TeamBody } from "./events.ts";

/** The team and the player whose pages were opened last; `id`: what `data` is of, null: nothing was asked. */
export type TeamsState = {
  readonly team: { readonly id: number | null; readonly data: RemoteData<TeamBody> };
  readonly player: { readonly id: number | null; readonly data: RemoteData<PlayerBody> };
  /** How often the visitor has asked once more. */
  readonly round: number;
};

export const noTeams: TeamsState = {
  team: { id: null, data: idle },
  player: { id: null, data: idle },
  round: 0,
};
