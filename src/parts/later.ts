import { laterCommands } from "../commands/later.ts";
import { laterEpics } from "../epics/later.ts";
import { configGroupsSlice } from "../events/configGroups/slice.ts";
import { versionSlice } from "../events/version/slice.ts";
import { farewellSlice } from "../events/farewell/slice.ts";
import { fingerprintSlice } from "../events/fingerprint/slice.ts";
import { analyticsSlice } from "../events/analytics/slice.ts";
import { progressSlice } from "../events/progress/slice.ts";
import { registrationSlice } from "../events/registration/slice.ts";
import type { AppPart } from "./part.ts";

/** What no first page needs. */
export const laterPart: AppPart = {
  slices: [
    farewellSlice,
    configGroupsSlice,
    versionSlice,
    fingerprintSlice,
    analyticsSlice,
    progressSlice,
    registrationSlice,
  ],
  commands: laterCommands,
  epics: laterEpics,
};
