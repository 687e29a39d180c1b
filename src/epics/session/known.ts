import type { Observable } from "rxjs";
import type { Deps } from "../epic.ts";
import { once } from "../rules/once.ts";

/**
 * Waits until it is known who is signed in. The answer that opens a visit sets a visitor's cookie, and one that came after the
 * player's would replace it.
 */
export const sessionKnown = (deps: Deps): Observable<unknown> =>
  once(deps, ({ session }) => session.tag !== "unknown");
