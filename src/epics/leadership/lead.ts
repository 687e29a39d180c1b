import { filter, map, merge } from "rxjs";
import type { State } from "../../events/index.ts";
import { TabShown } from "../../events/shell/events.ts";
import {
  LeadAsked,
  LeadLost,
  LeadYielded,
  TabMessageReceived,
  TabsJoined,
} from "../../events/tabs/events.ts";
import type { Epic } from "../epic.ts";

type Heartbeat = { readonly isVisible: boolean; readonly since: number };

/**
 * Whether the sender of a heartbeat should lead instead of this tab: a visible tab wins, then the one that
 * opened later.
 */
export function outranked({ shell, tabs }: State, heartbeat: Heartbeat, tab: string): boolean {
  if (heartbeat.isVisible === shell.isTabHidden) return heartbeat.isVisible;
  return heartbeat.since === tabs.since ? tab > tabs.tab : heartbeat.since > tabs.since;
}

/** The visible tab leads; a hidden one waits for its turn. */
export const leadWhenSeen: Epic = {
  name: "leadership/lead",
  run: (deps) =>
    merge(
      deps.on(TabsJoined).pipe(map(() => !deps.state().shell.isTabHidden)),
      deps.on(TabShown).pipe(
        filter(() => deps.state().tabs.tab !== ""),
        map(() => true),
      ),
      deps.on(LeadLost).pipe(map(() => false)),
      deps.on(TabMessageReceived).pipe(
        filter(({ data: { message } }) => message.kind === "beat" && !message.isVisible),
        filter(() => !deps.state().tabs.isLeader && !deps.state().shell.isTabHidden),
        map(() => true),
      ),
    ).pipe(map((isStealing) => LeadAsked({ isStealing }))),
};

/** Without a lock two tabs may lead for a moment. */
export const yieldLead: Epic = {
  name: "leadership/yieldLead",
  run: (deps) =>
    deps.on(TabMessageReceived).pipe(
      filter(({ data: { message, tab } }) => {
        const { isLeader, hasLock } = deps.state().tabs;
        return (
          message.kind === "beat" && isLeader && !hasLock && outranked(deps.state(), message, tab)
        );
      }),
      map(() => LeadYielded({})),
    ),
};
