import { type Observable, skip } from "rxjs";
import type { State } from "../../events/index.ts";
import type { Deps } from "../epic.ts";

/** Every change of the state, from the next one on; a selection of what is needed costs less. */
export const changes = (deps: Deps): Observable<State> =>
  deps.select((state) => ({ ...state })).pipe(skip(1));
