import { SectionMediaPlaying } from "../sections/bridgeEvents.ts";
import { SessionClosed, SessionOpened } from "../session/events.ts";
import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { TabActivityReceived } from "../tabs/events.ts";
import { ActivityNoted, IdleWarned, LastActiveRead, MediaPlaying } from "./events.ts";
import { initial, type IdleState } from "./state.ts";

const withActivity = (state: IdleState, activeAt: number): IdleState =>
  state.activeAt === null ? state : { ...state, activeAt, isWarned: false };

/** Activity in another tab only counts if it is more recent. */
const withActivityElsewhere = (state: IdleState, at: number | null): IdleState =>
  at === null || state.activeAt === null || at <= state.activeAt ? state : withActivity(state, at);

export const idleSlice = createSlice("idle", initial)
  .on(AppStarted, (state, { stored }) => ({
    ...state,
    activeAt: stored.lastActiveAt ?? null,
  }))
  .on(SessionOpened, (state, _data, { at }) => ({ ...state, activeAt: state.activeAt ?? at }))
  .on(ActivityNoted, (state, { at }) => withActivity(state, at))
  .on(TabActivityReceived, (state, { at }) => withActivityElsewhere(state, at))
  .on(LastActiveRead, (state, { at }) => withActivityElsewhere(state, at))
  .on(MediaPlaying, (state, { source, isPlaying }, { at }) => {
    const others = state.playing.filter((other) => other !== source);
    return { ...withActivity(state, at), playing: isPlaying ? [...others, source] : others };
  })
  .on(SectionMediaPlaying, (state, _data, { at }) => withActivity(state, at))
  .on(IdleWarned, (state) => ({ ...state, isWarned: true }))
  .on(SessionClosed, ({ playing }) => ({ ...initial, playing }));
