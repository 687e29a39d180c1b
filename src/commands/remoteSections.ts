import * as t from "io-ts";
import { MetricTracked } from "../events/analytics/events.ts";
import { trackedIds } from "../events/analytics/index.ts";
import { languageOf, routeOf } from "../events/navigation/index.ts";
import { NotificationShown } from "../events/notifications/events.ts";
import { PageTitled, PartsHidden } from "../events/sections/bridgeEvents.ts";
import { LayoutParts } from "../events/sections/index.ts";
import { finite, openString, shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";
import { GoTo } from "./navigation.ts";

const origin = { section: openString, instance: openString };

/**
 * A section wants the player elsewhere; the language segment of the path may be missing. Only to a page that there is,
 * in the language of this one: another language is another visit. [routing-001]
 */
export const GoToForSection = defineCommand(
  "GoToForSection",
  shape({ path: openString, isReplacing: t.boolean }),
  (to, state, now) => {
    const { settings, navigation } = state;
    const isOther = ![null, settings.language].includes(languageOf(to.path));
    if (isOther || routeOf(to.path, navigation.isTableWhole).name === "missing")
      return refuse("nothing_to_do");
    const path = languageOf(to.path) === null ? `/${settings.language}${to.path}` : to.path;
    return GoTo.decide({ ...to, path: path.replace(/\/$/, "") }, state, now);
  },
);

/**
 * A section has something to tell. One notice of a section at a time, in the shell's words about whose it is;
 * NOTICE-CLOSE says how long it stands.
 */
export const ShowSectionNotice = defineCommand(
  "ShowSectionNotice",
  shape({
    section: openString,
    text: openString,
    status: t.keyof({ info: null, success: null, warning: null, error: null }),
  }),
  ({ section, text, status }, { notifications }) => {
    const id = `section ${section}`;
    if (notifications.some((shown) => shown.id === id)) return refuse("nothing_to_do");
    return accept(
      NotificationShown({
        id,
        status,
        variant: "default",
        // The words are values, so that they cannot be taken for a key of the dictionary.
        title: "sectionNotice",
        text: "sectionNoticeText",
        values: { section, text },
        action: "none",
      }),
    );
  },
);

/**
 * A section has something for the collector. Once the visitor agrees to be counted and counting has begun, as for all
 * else. [analytics-006]
 */
export const TrackForSection = defineCommand(
  "TrackForSection",
  shape({
    section: openString,
    name: openString,
    params: t.record(openString, t.union([openString, finite])),
  }),
  ({ section, name, params }, { analytics }, now) =>
    analytics.isStarted
      ? accept(
          MetricTracked({
            id: trackedIds.section_event,
            name: "section_event",
            at: now,
            params: { ...params, section, event: name },
          }),
        )
      : refuse("not_ready"),
);

/** A section names the page that it stands on. */
export const TitlePage = defineCommand(
  "TitlePage",
  shape({ ...origin, title: openString }),
  (titled, { navigation }) => accept(PageTitled({ ...titled, path: navigation.path })),
);

/** A section wants these parts of the layout away, and no others. */
export const HideParts = defineCommand(
  "HideParts",
  shape({ ...origin, parts: LayoutParts }),
  (hidden) => accept(PartsHidden(hidden)),
);
