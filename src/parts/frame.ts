import { frameCommands } from "../commands/frame.ts";
import { frameEpics } from "../epics/frame.ts";
import { layoutSlice } from "../events/layout/slice.ts";
import { informationSlice } from "../events/content/slice.ts";
import { furtherConfigSlice } from "../events/furtherConfig/slice.ts";
import { preferencesSlice } from "../events/preferences/slice.ts";
import { leavingSlice } from "../events/leaving/slice.ts";
import { modalsSlice } from "../events/modals/slice.ts";
import { passwordResetSlice } from "../events/passwordReset/slice.ts";
import { dictionariesSlice } from "../events/dictionaries/slice.ts";
import { seoSlice } from "../events/seo/slice.ts";
import { overlaysSlice } from "../events/overlays/slice.ts";
import { questionsSlice } from "../events/questions/slice.ts";
import { referralSlice } from "../events/referral/slice.ts";
import type { AppPart } from "./part.ts";

/** What frames a page: notices, modals of the address, words of search engines, dictionaries. */
export const framePart: AppPart = {
  slices: [
    layoutSlice,
    referralSlice,
    preferencesSlice,
    furtherConfigSlice,
    informationSlice,
    leavingSlice,
    modalsSlice,
    overlaysSlice,
    questionsSlice,
    passwordResetSlice,
    seoSlice,
    dictionariesSlice,
  ],
  commands: frameCommands,
  epics: frameEpics,
};
