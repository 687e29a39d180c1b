import {
  GoToForSection,
  HideParts,
  NoteSectionMedia,
  ShowSectionNotice,
  TitlePage,
  TrackForSection,
} from "../commands/remoteSections.ts";
import { dispatchSectionCommands } from "../epics/remoteSections/dispatch.ts";
import { failForSection } from "../epics/remoteSections/status.ts";
import { pageRequestsSlice } from "../events/remoteSections/slice.ts";
import { openRemote } from "../infra/ports/remoteSections.ts";
import { isOwnSection, sectionOfScreen } from "../views/shell/ownScreens.ts";
import { domain } from "./domain.ts";

/** Sections the site config hosts elsewhere, and the commands they may send. */
export const remoteSections = domain({
  name: "remoteSections",
  slices: [pageRequestsSlice],
  commands: [
    GoToForSection,
    ShowSectionNotice,
    TrackForSection,
    TitlePage,
    HideParts,
    NoteSectionMedia,
  ],
  epics: [failForSection, dispatchSectionCommands],
  ports: ({ window, report, state, state$, remoteSlots: places, token }) => {
    const ownSections = {
      isOwn: (section: string) => isOwnSection(state(), section),
      ofScreen: sectionOfScreen,
    };
    return [
      { onEntry: openRemote({ window, report, state, state$, places, token, own: ownSections }) },
    ];
  },
});
