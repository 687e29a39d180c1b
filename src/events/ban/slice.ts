import { RouteEntered } from "../navigation/events.ts";
import { SessionClosed, SessionOpened } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import { BanPageDeclined } from "./events.ts";
import { initial } from "./state.ts";

export const banSlice = createSlice("ban", initial)
  .on(BanPageDeclined, (_state, { path }) => ({ stayedAt: path }))
  .on(RouteEntered, (state, { path }) => (path === state.stayedAt ? state : initial))
  .on(SessionOpened, () => initial)
  .on(SessionClosed, () => initial);
