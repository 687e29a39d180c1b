import { isRight } from "fp-ts/lib/Either.js";
import { EMPTY, of, switchMap } from "rxjs";
import { AskRedirect } from "../../events/blocking/events.ts";
import type { State } from "../../events/index.ts";
import { isMaintenance } from "../../events/maintenance/selectors.ts";
import { PageLeaveRequested } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { askAgain } from "../rules/askAgain.ts";
import { rule } from "../rules/rule.ts";
import { whileRuns } from "../rules/whileRuns.ts";

/** In production when the site wants it, elsewhere by the flag of the address. [blocking-011] */
const isAsked = ({ shell: { config, found } }: State): boolean => {
  if (config === null) return false;
  const { site, redirects } = config;
  const isWanted = site.environment === "production" && redirects?.isServiceEnabled === true;
  return isWanted || found.flags?.includes("redirect-service") === true;
};

/** 5 retries make 6 questions. [blocking-009] */
export const REDIRECT_SERVICE = rule({
  id: "REDIRECT-SERVICE",
  ledger: ["blocking-009", "blocking-010", "blocking-011", "error-025", "error-026"],
  parameters: {
    everyMs: { unit: "ms", fallback: 1_000 },
    retries: { unit: "count", fallback: 5 },
  },
  needs: { siteOpen: (state) => !isMaintenance(state), serviceAsked: isAsked },
});

/** Leaves for where the service says; an answer that lacks code or address is ignored. [blocking-010] */
export const followRedirect: Epic = {
  name: "blocking/redirect",
  run: (deps) =>
    whileRuns(deps, REDIRECT_SERVICE, () =>
      askAgain(deps, REDIRECT_SERVICE, AskRedirect, { path: deps.state().navigation.path }),
    ).pipe(
      switchMap((result) => {
        if (!isRight(result)) return EMPTY;
        const { redirect, code = null, url = null } = result.right;
        const isComplete = redirect && code !== null && url !== null;
        return isComplete && /^https?:\/\/[^\s/]/.test(url)
          ? of(PageLeaveRequested({ url }))
          : EMPTY;
      }),
    ),
};
