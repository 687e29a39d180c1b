import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { list, looseShape } from "../../codec/tolerant.ts";
import { defineCall, defineEvent } from "../define.ts";

/** `role`: a key, such as "bowler". */
const SquadPlayer = looseShape({ id: finite, name: openString }, { role: openString });

const TeamBody = looseShape(
  { id: finite, name: openString, sportId: finite, players: list(SquadPlayer) },
  {},
);
export type TeamBody = t.TypeOf<typeof TeamBody>;

/** `stats`: what the player did, by keys such as "runs". */
const PlayerBody = looseShape(
  {
    id: finite,
    name: openString,
    teamId: nullable(finite),
    sportId: finite,
    stats: t.record(openString, t.union([finite, openString])),
  },
  {},
);
export type PlayerBody = t.TypeOf<typeof PlayerBody>;

/** GET /line-feed/v1/teams/{teamId} (getTeam) */
export const Team = defineCall("Team", 1, shape({ teamId: finite, lng: openString }), TeamBody);

/** GET /line-feed/v1/players/{playerId} (getPlayer) */
export const TeamPlayer = defineCall(
  "TeamPlayer",
  1,
  shape({ playerId: finite, lng: openString }),
  PlayerBody,
);

/** What did not load is wanted now. */
export const TeamWanted = defineEvent("TeamWanted", 1, shape({}));
