import type { Draft, Entry } from "../../events/define.ts";
import { NavigationRequested, RouteEntered } from "../../events/navigation/events.ts";

type Navigate = (path: string, options: { replace: boolean }) => void;

/** Between the facts and the router in the page: takes the player where a fact says, reports where the page is. */
export class RouterPort {
  readonly #report: (draft: Draft) => void;
  readonly #leave: (path: string) => void;
  readonly #query: () => string;
  #navigate: Navigate | null = null;
  /** Asked for before the router was mounted. */
  #waiting: Entry | null = null;
  #path: string;

  /** `leave` loads another page of the app from the server; `query` is that of the address, with its "?". */
  constructor(
    path: string,
    ports: {
      report: (draft: Draft) => void;
      leave: (path: string) => void;
      query?: () => string;
    },
  ) {
    this.#path = path;
    this.#report = ports.report;
    this.#leave = ports.leave;
    this.#query = ports.query ?? (() => "");
  }

  /** The router is mounted, and this is how it is told. */
  readonly connect = (navigate: Navigate): void => {
    this.#navigate = navigate;
    if (this.#waiting !== null) this.heard(this.#waiting);
    this.#waiting = null;
  };

  readonly entered = (path: string): void => {
    if (path === this.#path) return;
    this.#path = path;
    this.#report(RouteEntered({ path }));
  };

  readonly heard = (entry: Entry): void => {
    if (!NavigationRequested.is(entry)) return;
    const { path, isReplacing, isQueryKept } = entry.data;
    // All names in the feeds are in the language of the visit: another language is another visit.
    if (languageOf(path) !== languageOf(this.#path)) this.#leave(path);
    else if (this.#navigate === null) this.#waiting = entry;
    else
      this.#navigate(path + (isQueryKept === true ? this.#query() : ""), { replace: isReplacing });
  };
}

const languageOf = (path: string): string => /^\/([a-z]{2})(?=\/|$)/.exec(path)?.[1] ?? "";
