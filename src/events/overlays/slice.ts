import { RouteEntered } from "../navigation/events.ts";
import { SessionClosed, SessionOpened } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import { OverlayClosed, OverlayOpened, WelcomesFound } from "./events.ts";
import { initial, type OverlaysState } from "./state.ts";

const closed = (state: OverlaysState): OverlaysState =>
  state.open === null ? state : { ...state, open: null };

/** Another player, or none, has other questions. */
const ofOthers = (state: OverlaysState): OverlaysState =>
  state.open?.kind === "image" ? state : closed(state);

export const overlaysSlice = createSlice("overlays", initial)
  .on(WelcomesFound, (state, shown) => ({ ...state, shown }))
  .on(OverlayOpened, ({ shown }, { overlay }) => ({
    open: overlay,
    shown:
      shown === null
        ? null
        : {
            welcome: shown.welcome || overlay.kind === "welcome",
            firstDeposit: shown.firstDeposit || overlay.kind === "firstDeposit",
          },
  }))
  .on(OverlayClosed, closed)
  // Also on the way back: what lay over the page goes with it.
  .on(RouteEntered, closed)
  .on(SessionOpened, ofOthers)
  .on(SessionClosed, ofOthers);
