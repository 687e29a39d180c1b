import { RouteEntered } from "../navigation/events.ts";
import { SessionClosed, SessionOpened } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import { OverlayClosed, OverlayOpened, WelcomesFound } from "./events.ts";
import { initial, type OverlaysState } from "./state.ts";

const closed = (state: OverlaysState): OverlaysState =>
  state.open === null ? state : { ...state, open: null };

/** When the player changes, overlays of the previous one are closed; an image may stay. */
const closedForPlayer = (state: OverlaysState): OverlaysState =>
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
  // Also when navigating back: an overlay belongs to its page.
  .on(RouteEntered, closed)
  .on(SessionOpened, closedForPlayer)
  .on(SessionClosed, closedForPlayer);
