import { SessionClosed, SessionOpened } from "../session/events.ts";
import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { TabActivityHeard } from "../tabs/events.ts";
import { ActivityNoted, IdleWarned, LastActiveRead, MediaPlaying } from "./events.ts";
import { initial, type IdleState } from "./state.ts";

const active = (state: IdleState, activeAt: number): IdleState =>
  state.activeAt === null ? state : { ...state, activeAt, isWarned: false };

/** What another tab knows counts only when it is newer. */
const activeElsewhere = (state: IdleState, at: number | null): IdleState =>
  at === null || state.activeAt === null || at <= state.activeAt ? state : active(state, at);

export const idleSlice = createSlice("idle", initial)
  .onPlain(AppStarted, (state, { stored }) => ({
    ...state,
    activeAt: stored.lastActiveAt ?? null,
  }))
  .onPlain(SessionOpened, (state, _data, { at }) => ({ ...state, activeAt: state.activeAt ?? at }))
  .onPlain(ActivityNoted, (state, { at }) => active(state, at))
  .onPlain(TabActivityHeard, (state, { at }) => activeElsewhere(state, at))
  .onPlain(LastActiveRead, (state, { at }) => activeElsewhere(state, at))
  .onPlain(MediaPlaying, (state, { source, isPlaying }, { at }) => {
    const others = state.playing.filter((one) => one !== source);
    return { ...active(state, at), playing: isPlaying ? [...others, source] : others };
  })
  .onPlain(IdleWarned, (state) => ({ ...state, isWarned: true }))
  .onPlain(SessionClosed, ({ playing }) => ({ ...initial, playing }));
