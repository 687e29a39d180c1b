import { filter, type Observable, take } from "rxjs";
import type { State } from "../../events/index.ts";
import type { Deps } from "../epic.ts";

/** Emits once, as soon as it is so. */
export const once = (deps: Deps, isSo: (state: State) => boolean): Observable<unknown> =>
  deps.select(isSo).pipe(
    filter((isTrue) => isTrue),
    take(1),
  );
