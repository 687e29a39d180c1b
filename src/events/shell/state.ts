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
  /** Instant of the last hiding, Unix ms; 0 before the first. */
  readonly hiddenAt: number;
  readonly isOnline: boolean;
  readonly isPollingPaused: boolean;
};

const initial: ShellState = {
  startedAt: 0,
  boot: { tag: "starting" },
  config: null,
  isTabHidden: false,
  hiddenAt: 0,
  isOnline: true,
  isPollingPaused: false,
};

export const shellSlice = createSlice("shell", initial)
  .on(AppStarted, (draft, { isTabHidden, isOnline }, { at }) => {
    Object.assign(draft, { startedAt: at, isTabHidden, isOnline, hiddenAt: isTabHidden ? at : 0 });
  })
  .on(LoadConfig.answered, (draft, { body }) => {
    draft.config = body;
    draft.boot = { tag: "ready" };
  })
  .on(ConfigMissing, (draft) => {
    draft.boot = { tag: "failed" };
  })
  .on(TabHidden, (draft, _data, { at }) => {
    draft.isTabHidden = true;
    draft.hiddenAt = at;
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
