import { ignoreElements, switchMap } from "rxjs";
import { Block } from "../../events/blocking/events.ts";
import type { Epic } from "../epic.ts";
import { askAgain } from "../rules/askAgain.ts";
import { rule } from "../rules/rule.ts";
import { whileRuns } from "../rules/whileRuns.ts";
import { siteOpen } from "../rules/conditions.ts";

/** 2 retries make 3 requests. [blocking-001] */
export const BLOCK_CHECK = rule({
  id: "BLOCK-CHECK",
  ledger: ["blocking-001"],
  parameters: {
    everyMs: { unit: "ms", fallback: 100 },
    retries: { unit: "count", fallback: 2 },
  },
  needs: {
    siteOpen,
    sessionKnown: ({ session }) => session.tag !== "unknown",
  },
});

/** Checks whether this visitor may see the site, at the start and on every sign-in or sign-out. */
export const checkBlock: Epic = {
  name: "blocking/check",
  run: (deps) =>
    whileRuns(deps, BLOCK_CHECK, () =>
      deps
        .select(({ session }) => session.tag === "player")
        .pipe(
          switchMap((isSignedIn) =>
            askAgain(deps, BLOCK_CHECK, Block, {
              isSignedIn,
              path: deps.state().navigation.path,
            }),
          ),
        ),
    ).pipe(ignoreElements()),
};
