import type { Draft, Entry } from "../../events/define.ts";
import {
  NavigationRequested,
  type QueryFlags,
  RedirectFoundCyclic,
  RouteEntered,
  StepBackRequested,
} from "../../events/navigation/events.ts";
import { languageOf, pathWithin, withoutCode } from "../../events/navigation/index.ts";

type Navigate = (path: string, options: { replace: boolean }) => void;

/**
 * Query flags that the app uses; everything else in a query stays in the address bar only (contract, "Query
 * flags").
 */
const flagNames = [
  "modal",
  "showForgotPasswordModal",
  "navigation-menu-modal",
  "platform_type",
  "isIdentificationRequired",
  "home-after-logout",
  "botId",
  "redirect-service",
  "load",
  "accountId",
  "statisticId",
  "permanentId",
  "filter",
];

/** The known flags of a query, without those of a form that no flag has. */
export function flagsOf(search: string): QueryFlags {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    flagNames.flatMap((name) => {
      const value = query.get(name);
      return value === null || !/^[\w.-]{0,64}$/.test(value) ? [] : [[name, value]];
    }),
  );
}

/** Connects events and the router: navigates when an event asks for it, and reports where the page is. */
export class RouterPort {
  readonly #report: (draft: Draft) => void;
  readonly #leave: (path: string) => void;
  readonly #query: () => string;
  readonly #back: () => void;
  #navigate: Navigate | null = null;
  /** Requested before the router was mounted. */
  #waiting: Entry | null = null;
  #path: string;
  #flags: string;

  /**
   * `leave` loads another page of the app from the server; `query` returns that of the address, with its "?";
   * `back` goes one step back in the history.
   */
  constructor(
    path: string,
    ports: {
      report: (draft: Draft) => void;
      leave: (path: string) => void;
      query?: () => string;
      back?: () => void;
    },
  ) {
    this.#path = path;
    this.#report = ports.report;
    this.#leave = ports.leave;
    this.#query = ports.query ?? (() => "");
    this.#back = ports.back ?? (() => {});
    this.#flags = JSON.stringify(flagsOf(this.#query()));
  }

  /** The router is mounted and can be controlled with `navigate`. */
  readonly connect = (navigate: Navigate): void => {
    this.#navigate = navigate;
    if (this.#waiting !== null) this.onEntry(this.#waiting);
    this.#waiting = null;
  };

  readonly entered = (path: string, search = ""): void => {
    const query = flagsOf(search);
    const flags = JSON.stringify(query);
    if (path === this.#path && flags === this.#flags) return;
    this.#path = path;
    this.#flags = flags;
    this.#report(RouteEntered({ path: withoutCode(path), ...(flags === "{}" ? {} : { query }) }));
  };

  readonly onEntry = (entry: Entry): void => {
    if (StepBackRequested.is(entry)) return this.#back();
    if (!NavigationRequested.is(entry)) return;
    const { isReplacing } = entry.data;
    const path = this.#addressOf(entry.data.path);
    // "//host" and "/\\host" are other origins to a browser.
    if (!/^\/(?![/\\])/.test(path)) return;
    const search = this.#searchOf(entry.data);
    // All names in the feeds are in the language of the visit: another language is another visit.
    if (languageOf(path) !== languageOf(this.#path)) this.#leave(path + search);
    else if (path === this.#path && search === this.#query())
      this.#report(RedirectFoundCyclic({ path: entry.data.path }));
    else if (this.#navigate === null) this.#waiting = entry;
    else this.#navigate(path + search, { replace: isReplacing });
  };

  /** Restores the secret code of the page's address, which events replace with `~code`. */
  #addressOf(path: string): string {
    const eventPath = withoutCode(this.#path);
    if (eventPath === this.#path || pathWithin(path) !== pathWithin(eventPath)) return path;
    return `/${languageOf(path)}${pathWithin(this.#path)}`;
  }

  #searchOf({ isQueryKept, query }: { isQueryKept?: boolean; query?: QueryChange }): string {
    const params = new URLSearchParams(isQueryKept === true ? this.#query() : "");
    for (const name of query?.drop ?? []) params.delete(name);
    for (const [name, value] of Object.entries(query?.set ?? {})) params.set(name, value);
    const search = params.toString();
    // A query without changes is passed on verbatim.
    if (query === undefined) return isQueryKept === true ? this.#query() : "";
    return search === "" ? "" : `?${search}`;
  }
}

type QueryChange = {
  readonly set?: Readonly<Record<string, string>>;
  readonly drop?: readonly string[];
};
