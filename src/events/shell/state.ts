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
  .on(AppStarted, (draft, { isTabHidden, isOnline }, { at }) => {
    Object.assign(draft, { startedAt: at, isTabHidden, isOnline });
  })
  .on(LoadConfig.answered, (draft, { body }) => {
    draft.config = body;
    draft.boot = { tag: "ready" };
  })
  .on(ConfigMissing, (draft) => {
    draft.boot = { tag: "failed" };
  })
  .on(TabHidden, (draft) => {
    draft.isTabHidden = true;
  })
  .on(TabShown, (draft) => {
    draft.isTabHidden = false;
  })
  .on(WentOffline, (draft) => {
    draft.isOnline = false;
  })
  .on(CameOnline, (draft) => {
    draft.isOnline = true;
  })
  .on(PollingPaused, (draft) => {
    draft.isPollingPaused = true;
  })
  .on(PollingResumed, (draft) => {
    draft.isPollingPaused = false;
  });
