import { createSlice } from "../slice.ts";
import type { SiteConfig } from "./config.ts";
import {
  AppStarted,
  CameOnline,
  ConfigMissing,
  LoadConfig,
  PollingPaused,
  PollingResumed,
  TabHidden,
  TabShown,
  WentOffline,
} from "./events.ts";

export type ShellState = {
  readonly startedAt: number;
  readonly boot: { readonly tag: "starting" | "ready" | "failed" };
  readonly config: SiteConfig | null;
  readonly isTabHidden: boolean;
  readonly isOnline: boolean;
  readonly isPollingPaused: boolean;
};

const initial: ShellState = {
  startedAt: 0,
  boot: { tag: "starting" },
  config: null,
  isTabHidden: false,
  isOnline: true,
  isPollingPaused: false,
};

export const shellSlice = createSlice("shell", initial)
  .onPlain(AppStarted, (state, { isTabHidden, isOnline }, { at }) => ({
    ...state,
    startedAt: at,
    isTabHidden,
    isOnline,
  }))
  .onPlain(LoadConfig.answered, (state, { body }) => ({
    ...state,
    config: body,
    boot: { tag: "ready" },
  }))
  .onPlain(ConfigMissing, (state) => ({ ...state, boot: { tag: "failed" } }))
  .onPlain(TabHidden, (state) => ({ ...state, isTabHidden: true }))
  .onPlain(TabShown, (state) => ({ ...state, isTabHidden: false }))
  .onPlain(WentOffline, (state) => ({ ...state, isOnline: false }))
  .onPlain(CameOnline, (state) => ({ ...state, isOnline: true }))
  .onPlain(PollingPaused, (state) => ({ ...state, isPollingPaused: true }))
  .onPlain(PollingResumed, (state) => ({ ...state, isPollingPaused: false }));
