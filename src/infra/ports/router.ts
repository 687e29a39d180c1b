import type { Draft, Entry } from "../../events/define.ts";
import { NavigationRequested, RouteEntered } from "../../events/navigation/events.ts";

type Navigate = (path: string, options: { replace: boolean }) => void;

/** Between the facts and the router in the page: takes the player where a fact says, reports where the page is. */
export class RouterPort {
  readonly #report: (draft: Draft) => void;
  #navigate: Navigate | null = null;
  #path: string;

  constructor(path: string, report: (draft: Draft) => void) {
    this.#path = path;
    this.#report = report;
  }

  /** The router is mounted, and this is how it is told. */
  readonly connect = (navigate: Navigate): void => {
    this.#navigate = navigate;
  };

  readonly entered = (path: string): void => {
    if (path === this.#path) return;
    this.#path = path;
    this.#report(RouteEntered({ path }));
  };

  readonly heard = (entry: Entry): void => {
    if (!NavigationRequested.is(entry)) return;
    const { path, isReplacing } = entry.data;
    this.#navigate?.(path, { replace: isReplacing });
  };
}
