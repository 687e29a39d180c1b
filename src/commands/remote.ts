import type { DecidersOf } from "./decision.ts";
import * as section from "./section.ts";

const commands = {
  GoToForSection: section.GoToForSection,
  ShowSectionNotice: section.ShowSectionNotice,
  TrackForSection: section.TrackForSection,
  TitlePage: section.TitlePage,
  HideParts: section.HideParts,
} as const;
export type RemoteCommands = typeof commands;

/** The deciders of what remote sections may order. */
export const remoteDeciders: DecidersOf<RemoteCommands> = {
  GoToForSection: section.goToForSection,
  ShowSectionNotice: section.showSectionNotice,
  TrackForSection: section.trackForSection,
  TitlePage: section.titlePage,
  HideParts: section.hideParts,
};
