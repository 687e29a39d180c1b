import { distinctUntilChanged, EMPTY, map, of, startWith, switchMap } from "rxjs";
import { NavigationRequested } from "../../events/navigation/events.ts";
import { detourOf } from "../../events/navigation/guard.ts";
import type { Epic } from "../epic.ts";

/** Takes the player where the state of the site wants her: the page of maintenance or of a block, and away from it. */
export const takeDetour: Epic = {
  name: "navigation/detour",
  run: (deps) =>
    deps.state$.pipe(
      startWith(deps.state()),
      map((state) => ({ detour: detourOf(state), from: state.navigation.path })),
      distinctUntilChanged(
        (one, other) => one.detour?.path === other.detour?.path && one.from === other.from,
      ),
      switchMap(({ detour }) =>
        detour === null
          ? EMPTY
          : of(
              NavigationRequested({
                path: detour.path,
                isReplacing: true,
                ...(detour.isQueryKept ? { isQueryKept: true } : {}),
              }),
            ),
      ),
    ),
};
