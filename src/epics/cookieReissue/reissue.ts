import { exhaustMap, filter, ignoreElements, merge } from "rxjs";
import type { State } from "../../events/index.ts";
import { ReissueSession } from "../../events/cookieReissue/events.ts";
import { SessionOpened } from "../../events/session/events.ts";
import type { Epic } from "../epic.ts";
import { once } from "../rules/once.ts";
import { siteOpen } from "../rules/conditions.ts";

/** What the cookie of the session is to be like by the config; null: as the server makes it. */
function wantedCookie({ shell }: State) {
  const session = shell.config?.session;
  if (session === undefined) return null;
  const { isSameSiteHeaderSent, sameSite, isPartitionedHeaderSent } = session;
  if (!isSameSiteHeaderSent && !isPartitionedHeaderSent) return null;
  return {
    ...(isSameSiteHeaderSent ? { sameSite } : {}),
    ...(isPartitionedHeaderSent ? { isPartitioned: true as const } : {}),
  };
}

const needsReissue = (state: State): boolean =>
  wantedCookie(state) !== null && state.session.tag !== "unknown" && siteOpen(state);

/**
 * A session that is found or opened gets the server's default cookie. Where the config asks for different
 * attributes, as in web views, the session is checked once more: the first check runs in parallel with the
 * config and must not wait for it. [call-session-002]
 */
export const reissueSession: Epic = {
  name: "cookieReissue/reissue",
  run: (deps) =>
    merge(
      once(deps, needsReissue),
      deps.on(SessionOpened).pipe(filter(() => needsReissue(deps.state()))),
    ).pipe(
      exhaustMap(() => deps.call(ReissueSession, wantedCookie(deps.state()) ?? {})),
      ignoreElements(),
    ),
};
