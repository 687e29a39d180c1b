import { isRight } from "fp-ts/lib/Either.js";
import { EMPTY, of, switchMap } from "rxjs";
import { Redirect, RedirectChainCut } from "../../events/redirect/events.ts";
import type { Draft } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { PageLeaveRequested, ValueStored } from "../../events/shell/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { askAgain } from "../rules/askAgain.ts";
import { parameter, rule } from "../rules/rule.ts";
import { whileRuns } from "../rules/whileRuns.ts";
import { siteOpen } from "../rules/conditions.ts";

/** In production if the site enables it, elsewhere by a flag in the address. [blocking-011] */
const isAsked = ({ shell: { config, found } }: State): boolean => {
  if (config === null) return false;
  const { site, redirects } = config;
  const isWanted = site.environment === "production" && redirects?.isServiceEnabled === true;
  return isWanted || found.flags?.includes("redirect-service") === true;
};

const KEY = "tl.s.redirects";

/** 5 retries make 6 requests. [blocking-009] */
export const REDIRECT_SERVICE = rule({
  id: "REDIRECT-SERVICE",
  ledger: ["blocking-009", "blocking-010", "blocking-011", "error-025", "error-026"],
  parameters: {
    everyMs: { unit: "ms", fallback: 1_000 },
    retries: { unit: "count", fallback: 5 },
    /** How many times in a row the service may send a tab to another page; more than that is a loop. */
    mostRedirects: { unit: "count", fallback: 3 },
    /** A redirect this long after the last one starts a new chain. */
    rowMs: { unit: "ms", fallback: 300_000 },
  },
  needs: { siteOpen, serviceAsked: isAsked },
  persists: [KEY],
});

/**
 * Follows the service's redirect; an answer without a code or URL is ignored. Two addresses that redirect to
 * each other would otherwise never show a page. [blocking-010]
 */
export const followRedirect: Epic = {
  name: "redirect/follow",
  run: (deps) =>
    whileRuns(deps, REDIRECT_SERVICE, () =>
      askAgain(deps, REDIRECT_SERVICE, Redirect, { path: deps.state().navigation.path }),
    ).pipe(
      switchMap((result) => {
        if (!isRight(result)) return EMPTY;
        const { redirect, code = null, url = null } = result.right;
        if (!redirect) return of(...stay(deps));
        const isComplete = code !== null && url !== null;
        return isComplete && /^https?:\/\/[^\s/]/.test(url) ? of(...follow(deps, url)) : EMPTY;
      }),
    ),
};

/** This is the right page: the redirect chain ends here. */
const stay = (deps: Deps): readonly Draft[] =>
  deps.state().shell.found.redirects === undefined
    ? []
    : [ValueStored({ area: "session", key: KEY, value: null })];

function follow(deps: Deps, url: string): readonly Draft[] {
  const { shell, navigation } = deps.state();
  const now = deps.clock.now();
  const previous = shell.found.redirects;
  // A clock that was set back must not make the chain endless, so the absolute distance counts.
  const isSameChain =
    previous !== undefined &&
    Math.abs(now - previous.lastAt) < parameter(REDIRECT_SERVICE, "rowMs", shell.config);
  const count = isSameChain ? previous.count : 0;
  if (count >= parameter(REDIRECT_SERVICE, "mostRedirects", shell.config))
    return [RedirectChainCut({ path: navigation.path, url, count })];
  const chain = { count: count + 1, lastAt: now };
  return [
    ValueStored({ area: "session", key: KEY, value: JSON.stringify(chain) }),
    PageLeaveRequested({ url }),
  ];
}
