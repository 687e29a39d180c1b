import { RouteEntered } from "../navigation/events.ts";
import { createSlice } from "../slice.ts";
import type { SiteConfigBody } from "./config.ts";
import {
  AgeAgreed,
  AgeConsentEnded,
  ChunkReloadAllowed,
  InstallPromptSeen,
  InstallRequested,
  WindowSizeChanged,
} from "./deviceEvents.ts";
import type { Found } from "./found.ts";
import {
  AppStarted,
  CameOnline,
  ConfigMissing,
  SiteConfig,
  PageReloadRequested,
  PollingPaused,
  PollingResumed,
  TabHidden,
  TabShown,
  WentOffline,
} from "./events.ts";

export type ShellState = {
  readonly startedAt: number;
  readonly boot: { readonly tag: "starting" | "ready" | "failed" };
  readonly config: SiteConfigBody | null;
  readonly isTabHidden: boolean;
  /** Instant of the last hiding, Unix ms; 0 before the first. */
  readonly hiddenAt: number;
  readonly isOnline: boolean;
  readonly isPollingPaused: boolean;
  /** When the visitor last came to another screen, or back to this tab, Unix ms; 0 before. */
  readonly movedAt: number;
  /** When the site config came, Unix ms; 0 before. */
  readonly readyAt: number;
  /** What the page found on the device at its start. */
  readonly found: Found;
  /** When the visitor said to be old enough, Unix ms; null: the question is open. */
  readonly ageAgreedAt: number | null;
  /** When a lost chunk made the page load anew, Unix ms; null: it may do so. */
  readonly chunkReloadAt: number | null;
  /** The browser would install the app. */
  readonly canInstall: boolean;
  /** CSS px; null until the page has reported it. */
  readonly windowSize: { readonly width: number; readonly height: number } | null;
};

const initial: ShellState = {
  startedAt: 0,
  boot: { tag: "starting" },
  config: null,
  isTabHidden: false,
  hiddenAt: 0,
  isOnline: true,
  isPollingPaused: false,
  movedAt: 0,
  readyAt: 0,
  found: {},
  ageAgreedAt: null,
  chunkReloadAt: null,
  canInstall: false,
  windowSize: null,
};

export const shellSlice = createSlice("shell", initial)
  .on(AppStarted, (_state, { isTabHidden, isOnline, found = {} }, { at }) => ({
    ...initial,
    startedAt: at,
    isTabHidden,
    isOnline,
    hiddenAt: isTabHidden ? at : 0,
    found,
    ageAgreedAt: found.ageAgreedAt ?? null,
    chunkReloadAt: found.chunkReloadAt ?? null,
    windowSize: found.windowSize ?? null,
  }))
  .on(SiteConfig.answered, (state, { body }, { at }) => ({
    ...state,
    config: body,
    readyAt: at,
    boot: { tag: "ready" },
  }))
  .on(ConfigMissing, (state) => ({ ...state, boot: { tag: "failed" } }))
  .on(TabHidden, (state, _data, { at }) => ({ ...state, isTabHidden: true, hiddenAt: at }))
  .on(TabShown, (state, _data, { at }) => ({ ...state, isTabHidden: false, movedAt: at }))
  .on(RouteEntered, (state, _data, { at }) => ({ ...state, movedAt: at }))
  .on(WentOffline, (state) => ({ ...state, isOnline: false }))
  .on(CameOnline, (state) => ({ ...state, isOnline: true }))
  .on(PageReloadRequested, (state, { reason }, { at }) =>
    reason === "chunk" ? { ...state, chunkReloadAt: at } : state,
  )
  .on(ChunkReloadAllowed, (state) => ({ ...state, chunkReloadAt: null }))
  .on(AgeAgreed, (state, _data, { at }) => ({ ...state, ageAgreedAt: at }))
  .on(AgeConsentEnded, (state) => ({ ...state, ageAgreedAt: null }))
  .on(InstallPromptSeen, (state) => ({ ...state, canInstall: true }))
  .on(InstallRequested, (state) => ({ ...state, canInstall: false }))
  .on(WindowSizeChanged, (state, windowSize) => ({ ...state, windowSize }))
  .on(PollingPaused, (state) => ({ ...state, isPollingPaused: true }))
  .on(PollingResumed, (state) => ({ ...state, isPollingPaused: false }));
