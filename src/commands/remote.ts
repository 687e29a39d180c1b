import type { AnyCommand } from "./define.ts";
import * as section from "./section.ts";

/** What remote sections may order. */
export const remoteCommands: readonly AnyCommand[] = [
  section.GoToForSection,
  section.ShowSectionNotice,
  section.TrackForSection,
  section.TitlePage,
  section.HideParts,
];
