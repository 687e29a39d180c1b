import * as t from "io-ts";
import { MetricTracked } from "../events/analytics/events.ts";
import { trackedIds } from "../events/analytics/index.ts";
import { languageOf, routeOf } from "../events/navigation/index.ts";
import { NotificationShown } from "../events/notifications/events.ts";
import { PageTitled, PartsHidden, SectionMediaPlaying } from "../events/sections/bridgeEvents.ts";
import { LayoutParts } from "../events/sections/index.ts";
import { finite, openString, shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";
import { GoTo } from "./navigation.ts";

const origin = { section: openString, instance: openString };

/**
 * A section requests navigation; the path may lack the language segment. Only to an existing page in the
 * current language, because another language is another visit. [routing-001]
 */
export const GoToForSection = defineCommand(
  "GoToForSection",
  shape({ path: openString, isReplacing: t.boolean }),
  (target, state, now) => {
    const { settings, navigation } = state;
    const isOtherLanguage = ![null, settings.language].includes(languageOf(target.path));
    if (isOtherLanguage || routeOf(target.path, navigation.isTableWhole).name === "missing")
      return refuse("nothing_to_do");
    const path =
      languageOf(target.path) === null ? `/${settings.language}${target.path}` : target.path;
    return GoTo.decide({ ...target, path: path.replace(/\/$/, "") }, state, now);
  },
);

/**
 * A section shows a notification. One per section at a time, labelled by the shell with the section's name;
 * NOTICE-CLOSE closes it.
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
    if (notifications.some((notification) => notification.id === id))
      return refuse("nothing_to_do");
    return accept(
      NotificationShown({
        id,
        status,
        variant: "default",
        // Passed as values, so that they cannot be mistaken for dictionary keys.
        title: "sectionNotice",
        text: "sectionNoticeText",
        values: { section, text },
        action: "none",
      }),
    );
  },
);

/**
 * A section sends a metric to the collector. As for all metrics, only after consent and once analytics has
 * started. [analytics-006]
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

/** A section sets the title of its page. */
export const TitlePage = defineCommand(
  "TitlePage",
  shape({ ...origin, title: openString }),
  (titled, { navigation }) => accept(PageTitled({ ...titled, path: navigation.path })),
);

/** A section hides exactly these parts of the layout. */
export const HideParts = defineCommand(
  "HideParts",
  shape({ ...origin, parts: LayoutParts }),
  (hidden) => accept(PartsHidden(hidden)),
);

/** A section, such as a game, says that it plays media, or no longer does. [idle-004] */
export const NoteSectionMedia = defineCommand(
  "NoteSectionMedia",
  shape({ ...origin, isPlaying: t.boolean }),
  (playing) => accept(SectionMediaPlaying(playing)),
);
