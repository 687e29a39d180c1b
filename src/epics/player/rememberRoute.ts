import { distinctUntilChanged, map, skip, startWith } from "rxjs";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";

/** Keeps across a reload the page from which the player was sent to identification. [identification-004] */
export const rememberRoute: Epic = {
  name: "player/rememberRoute",
  run: (deps) =>
    deps
      .select(({ navigation }) => navigation.remembered)
      .pipe(
        // The restored value may be used up before the player's rules have loaded.
        startWith(deps.state().shell.found.previousRoute ?? null),
        distinctUntilChanged(),
        skip(1),
        map((path) =>
          ValueStored({
            area: "session",
            key: "tl.s.previousRoute",
            value: path === null ? null : JSON.stringify(path),
          }),
        ),
      ),
};
