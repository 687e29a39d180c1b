import { filter, map, merge, of } from "rxjs";
import {
  RealityAnswered,
  RealityPauseBegan,
  RealityPauseEnded,
} from "../../events/reality/events.ts";
import { TabRealityAnswered } from "../../events/tabs/events.ts";
import type { Epic } from "../epic.ts";
import { notSelfExcluded } from "../limits/conditions.ts";
import { siteOpen } from "../rules/conditions.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";

export const REALITY_PAUSE = rule({
  id: "REALITY-PAUSE",
  ledger: ["reality-002"],
  // Only a policy pack pauses play.
  parameters: { pauseMs: { unit: "ms", fallback: 0, clamp: [0, 3_600_000] } },
  needs: { player: ({ session }) => session.tag === "player", notSelfExcluded, siteOpen },
  persists: ["tl.realityCheck"],
});

/** In every tab: each hears of the answer. Who logs out has no session to pause; the server counts it for the next one. */
const begin: Epic = {
  name: "reality/pause",
  run: (deps) =>
    deps.on(RealityAnswered, TabRealityAnswered).pipe(
      filter(({ data }) => data.action !== "log_out"),
      map(() => parameter(REALITY_PAUSE, "pauseMs", deps.state().shell.config)),
      filter((pauseMs) => pauseMs > 0),
      map((pauseMs) => RealityPauseBegan({ until: deps.clock.now() + pauseMs })),
    ),
};

const end = deadline({
  name: "reality/pause",
  rule: REALITY_PAUSE,
  isGuard: true,
  due: ({ reality: { timer }, shell }) =>
    timer?.pausedUntil === undefined
      ? []
      : [
          {
            key: "",
            at: timer.pausedUntil,
            wholeMs: parameter(REALITY_PAUSE, "pauseMs", shell.config),
          },
        ],
  fire: () => of(RealityPauseEnded({})),
});

/** After the answer to a reality check, no bet for as long as the policy pack says. */
export const realityPause: Epic = {
  name: "reality/pause",
  isGuard: true,
  run: (deps) => merge(begin.run(deps), end.run(deps)),
};
