import type { State } from "../index.ts";
import { gameIdOf, sectionWanted, sportIdOf } from "../navigation/index.ts";
import { sectionCode, sectionOf } from "../sections/index.ts";
import { gameKey, listKey } from "../sports/index.ts";

/** How much of the current page has loaded, 0 to 1: code, section, matches. A failed page counts as done. */
export function screenShare(state: State): number {
  const name = sectionWanted(state);
  if (name === null) return 0.2;
  const { code, isHere } = sectionOf(state.sections, name);
  if (code === sectionCode.loading) return isHere ? 0.7 : 0.2;
  return code === sectionCode.ready && isWaitingForFeed(state) ? 0.9 : 1;
}

function isWaitingForFeed({ navigation: { route }, sports }: State): boolean {
  const key =
    route.name === "live" || route.name === "line"
      ? listKey({ feed: route.name, sportId: sportIdOf(route), isTop: false })
      : route.name === "game"
        ? gameKey(gameIdOf(route) ?? 0)
        : null;
  return key !== null && (sports.views[key]?.answeredAt ?? null) === null;
}
