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
  /**
   * The page is one that the device had kept, and no feed has answered since: when the server made it, Unix ms by its clock.
   * Absent on all other pages; null once a feed has answered.
   */
  readonly keptAt?: number | null;
  readonly boot: { readonly tag: "starting" | "ready" | "failed" };
  readonly config: SiteConfigBody | null;
  readonly isTabHidden: boolean;
  /** When the tab was last hidden, Unix ms; 0 if never. */
  readonly hiddenAt: number;
  readonly isOnline: boolean;
  readonly isPollingPaused: boolean;
  /** When the visitor last changed the page or returned to this tab, Unix ms; 0 if never. */
  readonly movedAt: number;
  /** When the site config was received, Unix ms; 0 before. */
  readonly readyAt: number;
  /** Data found on the device at the start. */
  readonly found: Found;
  /** When the visitor confirmed their age, Unix ms; null: not confirmed. */
  readonly ageAgreedAt: number | null;
  /** When a missing chunk last reloaded the page, Unix ms; null: it may do so again. */
  readonly chunkReloadAt: number | null;
  /** The browser can install the app. */
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
