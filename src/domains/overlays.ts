import {
  CloseOverlay,
  OpenImage,
  OpenLogin,
  OpenRegistration,
  OpenSupportHistory,
  OpenUserQuestion,
} from "../commands/overlays.ts";
import { welcomeOnce } from "../epics/overlays/welcome.ts";
import { overlaysSlice } from "../events/overlays/slice.ts";
import { findWelcomes } from "../infra/ports/overlays.ts";
import { domain } from "./domain.ts";

/** Overlays without an address of their own. */
export const overlays = domain({
  name: "overlays",
  slices: [overlaysSlice],
  commands: [
    OpenRegistration,
    OpenLogin,
    OpenUserQuestion,
    OpenSupportHistory,
    OpenImage,
    CloseOverlay,
  ],
  epics: [welcomeOnce],
  ports: ({ areas, report }) => [{ onArrived: () => findWelcomes(areas.local, report) }],
});
