import { of } from "rxjs";
import { ActivityNoted } from "../../events/idle/events.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";
import { mediaPlays } from "./conditions.ts";
import { signedIn } from "../rules/conditions.ts";

export const IDLE_MEDIA = rule({
  id: "IDLE-MEDIA",
  ledger: ["idle-004"],
  parameters: { everyMs: { unit: "ms", fallback: 60_000, clamp: [1_000, 60_000] } },
  needs: { signedIn, mediaPlays },
});

/**
 * Watching counts as activity: it is recorded repeatedly, so that the other tabs are notified too. [idle-004]
 */
export const mediaKeepsActive = deadline({
  name: "idle/media",
  rule: IDLE_MEDIA,
  isGuard: true,
  due: ({ idle, shell }) => {
    const wholeMs = parameter(IDLE_MEDIA, "everyMs", shell.config);
    return [{ key: "", at: (idle.activeAt ?? 0) + wholeMs, wholeMs }];
  },
  fire: (deps) => of(ActivityNoted({ at: deps.clock.now() })),
});
