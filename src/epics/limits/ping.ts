import { ignoreElements } from "rxjs";
import { SessionPing } from "../../events/limits/events.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";
import { notSelfExcluded, sessionLimitSet } from "./conditions.ts";
import { leads, offline, siteOpen } from "../rules/conditions.ts";

export const SESSION_PING = rule({
  id: "SESSION-PING",
  ledger: ["limits-015", "limits-018", "limits-029", "call-limits-010"],
  parameters: { everyMs: { unit: "ms", fallback: 30_000 } },
  needs: {
    sessionLimitSet,
    notSelfExcluded,
    siteOpen,
    leads,
  },
  pauses: { offline },
});

/**
 * Reports the time spent in a session that has a limit. A tab that becomes leader pings if the last ping is
 * too old.
 */
export const pingSession = deadline({
  name: "limits/ping",
  rule: SESSION_PING,
  isGuard: true,
  due: ({ limits, shell }) => {
    const wholeMs = parameter(SESSION_PING, "everyMs", shell.config);
    return [{ key: "", at: limits.pingedAt + wholeMs, wholeMs }];
  },
  fire: (deps) => deps.call(SessionPing, {}).pipe(ignoreElements()),
});
