import { filter, map, merge, of, switchMap, take } from "rxjs";
import { ClientLimits } from "../../events/limits/events.ts";
import type { State } from "../../events/index.ts";
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
  needs: {
    player: ({ session }) => session.tag === "player",
    notSelfExcluded,
    siteOpen,
    // Before it is known how long a pause may be, none would last.
    siteKnown: ({ shell }) => shell.config !== null,
  },
  persists: ["tl.realityCheck"],
});

/** What the server tells of a pause that is known here ends a little later, by the time its answer was under way. */
const UNDER_WAY_MS = 1_000;

const pauseMsBy = ({ shell }: State): number => parameter(REALITY_PAUSE, "pauseMs", shell.config);

/** In every tab: each hears of the answer. Who logs out has no session to pause; the server tells of it in the next one. */
const begin: Epic = {
  name: "reality/pause",
  run: (deps) =>
    deps.on(RealityAnswered, TabRealityAnswered).pipe(
      filter(({ data }) => data.action !== "log_out"),
      map(() => pauseMsBy(deps.state())),
      filter((pauseMs) => pauseMs > 0),
      map((pauseMs) => RealityPauseBegan({ until: deps.clock.now() + pauseMs })),
    ),
};

/**
 * A pause of an earlier session or of another device, as the server tells it beside the limits, perhaps before the site
 * config has come.
 */
const takeUp: Epic = {
  name: "reality/pause",
  run: (deps) =>
    deps.on(ClientLimits.answered).pipe(
      map(({ at, data }) => at + (data.body.pause?.leftMs ?? 0)),
      switchMap((toldUntil) =>
        deps
          .select(({ shell }) => shell.config !== null)
          .pipe(
            filter((isKnown) => isKnown),
            take(1),
            map(() => Math.min(toldUntil - deps.clock.now(), pauseMsBy(deps.state()))),
          ),
      ),
      filter((leftMs) => leftMs > 0),
      map((leftMs) => deps.clock.now() + leftMs),
      filter((until) => until > (deps.state().reality.pausedUntil ?? 0) + UNDER_WAY_MS),
      map((until) => RealityPauseBegan({ until })),
    ),
};

const end = deadline({
  name: "reality/pause",
  rule: REALITY_PAUSE,
  isGuard: true,
  due: (state) => {
    const { pausedUntil } = state.reality;
    return pausedUntil === undefined
      ? []
      : [{ key: "", at: pausedUntil, wholeMs: pauseMsBy(state) }];
  },
  fire: () => of(RealityPauseEnded({})),
});

/** After the answer to a reality check, no bet for as long as the policy pack says. */
export const realityPause: Epic = {
  name: "reality/pause",
  isGuard: true,
  run: (deps) => merge(begin.run(deps), takeUp.run(deps), end.run(deps)),
};
