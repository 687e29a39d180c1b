import { notSelfExcluded } from "../limits/conditions.ts";
import { ignoreElements } from "rxjs";
import { TermsStatus } from "../../events/terms/events.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";
import { leads, offline, signedIn, siteOpen } from "../rules/conditions.ts";

export const TERMS_CHECK = rule({
  id: "TERMS-CHECK",
  ledger: ["terms-004", "terms-005", "call-terms-001", "polling-005"],
  parameters: { everyMs: { unit: "ms", fallback: 60_000, clamp: [1_000, 3_600_000] } },
  needs: {
    signedIn,
    confirmAvailable: ({ shell }) => shell.config?.terms?.isConfirmAvailable === true,
    leads,
    notSelfExcluded,
    siteOpen,
  },
  pauses: { offline },
});

/** Checks whether the terms changed: immediately, then a minute after each request. [terms-004] */
export const checkTerms = deadline({
  name: "terms/check",
  rule: TERMS_CHECK,
  due: ({ shell, terms: { checkedAt } }) => {
    const wholeMs = checkedAt === null ? 0 : parameter(TERMS_CHECK, "everyMs", shell.config);
    return [{ key: "", at: (checkedAt ?? 0) + wholeMs, wholeMs }];
  },
  fire: (deps) => deps.call(TermsStatus, {}).pipe(ignoreElements()),
});
