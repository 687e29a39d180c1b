import { filter, ignoreElements, merge, mergeMap, of } from "rxjs";
import type { Draft } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { NotificationShown } from "../../events/notifications/events.ts";
import { AppVersion, UpdateAvailable } from "../../events/version/events.ts";
import type { Epic } from "../epic.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";
import { offline, siteOpen, tabHidden } from "../rules/conditions.ts";

export const APP_VERSION = rule({
  id: "APP-VERSION",
  ledger: ["pwa-app-001", "pwa-app-002"],
  parameters: {
    afterMs: { unit: "ms", fallback: 60_000 },
    everyMs: { unit: "ms", fallback: 300_000 },
  },
  needs: { siteOpen },
  pauses: {
    tabHidden,
    offline,
  },
});

const askVersion = deadline({
  name: "version/ask",
  rule: APP_VERSION,
  due: ({ version: { askedAt }, shell }) => {
    // No need to check on a page that nobody has touched since.
    if (askedAt !== null && shell.movedAt <= askedAt) return [];
    const wholeMs = parameter(APP_VERSION, askedAt === null ? "afterMs" : "everyMs", shell.config);
    return [{ key: "", at: (askedAt ?? shell.startedAt) + wholeMs, wholeMs }];
  },
  fire: (deps) => deps.call(AppVersion, {}).pipe(ignoreElements()),
});

/** A new version that has not been offered yet; null before the first check. */
const newVersion = ({ version: { askedAt, first, reported, offered } }: State): string | null =>
  askedAt === null || reported === first || reported === offered ? null : reported;

/** Announces each new version of the front end once, and offers to load it. */
export const offerUpdate: Epic = {
  name: "version/offer",
  run: (deps) =>
    merge(
      askVersion.run(deps),
      deps.select(newVersion).pipe(
        filter((version) => version !== null),
        mergeMap((version) =>
          of<Draft[]>(
            UpdateAvailable({ version }),
            NotificationShown({
              id: "update",
              status: "info",
              variant: "permanent",
              text: "updateAvailable",
              action: "reload",
            }),
          ),
        ),
      ),
    ),
};
