import type { State } from "../index.ts";
import { screenOf } from "../navigation/route.ts";
import { sectionOf } from "../sections/state.ts";
import { gameKey, listKey } from "../sports/state.ts";

/** How much of the present screen is here, 0 to 1: its code, itself, its matches. A failed one is over. */
export function screenShare(state: State): number {
  const { code, isHere } = sectionOf(state.sections, screenOf(state.navigation.route));
  if (code === 1) return isHere ? 0.7 : 0.2;
  return code === 2 && isWaiting(state) ? 0.9 : 1;
}

function isWaiting({ navigation: { route }, sports }: State): boolean {
  const key =
    route.name === "live" || route.name === "line"
      ? listKey({ feed: route.name, sportId: route.sportId, isTop: false })
      : route.name === "game"
        ? gameKey(route.gameId)
        : null;
  return key !== null && (sports.views[key]?.answeredAt ?? null) === null;
}
