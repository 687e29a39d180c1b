import { remoteCommands } from "../commands/remote.ts";
import { remoteEpics } from "../epics/remote.ts";
import { wishesSlice } from "../events/layout/wishes.ts";
import type { AppPart } from "./part.ts";

/** Sections that the site config has elsewhere, and what they may order. */
export const remotePart: AppPart = {
  slices: [wishesSlice],
  commands: remoteCommands,
  epics: remoteEpics,
};
