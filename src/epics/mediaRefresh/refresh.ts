import { ignoreElements } from "rxjs";
import { MediaRefresh } from "../../events/mediaRefresh/events.ts";
import { oldestAskedAt, shownMedia } from "../../events/mediaRefresh/index.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";
import { offline, siteOpen, tabHidden } from "../rules/conditions.ts";

/** As long as the server lets an answer be kept. */
export const MEDIA_REFRESH = rule({
  id: "MEDIA-REFRESH",
  ledger: ["polling-005", "call-i18n-002"],
  parameters: { everyMs: { unit: "ms", fallback: 600_000, clamp: [60_000, 86_400_000] } },
  needs: { siteOpen },
  pauses: { tabHidden, offline },
});

/** Asks for the media of a page that stays open once more, ten minutes after each request. [polling-005] */
export const refreshMedia = deadline({
  name: "mediaRefresh/refresh",
  rule: MEDIA_REFRESH,
  due: (state) => {
    const ids = shownMedia(state);
    if (ids.length === 0) return [];
    const wholeMs = parameter(MEDIA_REFRESH, "everyMs", state.shell.config);
    return [{ key: "", at: oldestAskedAt(state, ids) + wholeMs, wholeMs }];
  },
  fire: (deps) => {
    const { language } = deps.state().settings;
    const ids = [...shownMedia(deps.state())];
    return deps.call(MediaRefresh, { lng: language, ids }).pipe(ignoreElements());
  },
});
