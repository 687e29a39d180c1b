import { RouteEntered } from "../navigation/events.ts";
import { createSlice } from "../slice.ts";
import type { SiteConfig } from "./config.ts";
import {
  AgeAgreed,
  AgeConsentEnded,
  ChunkReloadAllowed,
  InstallPromptSeen,
  InstallRequested,
  WindowSizeChanged,
} from "./device.ts";
import type { Found } from "./found.ts";
import {
  AppStarted,
  CameOnline,
  ConfigMissing,
  LoadConfig,
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
  readonly config: SiteConfig | null;
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
  /** CSS px; null until the page has told. */
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
  .on(AppStarted, (draft, { isTabHidden, isOnline, found = {} }, { at }) => {
    Object.assign(draft, { startedAt: at, isTabHidden, isOnline, hiddenAt: isTabHidden ? at : 0 });
    draft.found = found;
    draft.ageAgreedAt = found.ageAgreedAt ?? null;
    draft.chunkReloadAt = found.chunkReloadAt ?? null;
    draft.windowSize = found.windowSize ?? null;
  })
  .on(LoadConfig.answered, (draft, { body }, { at }) => {
    draft.config = body;
    draft.readyAt = at;
    draft.boot = { tag: "ready" };
  })
  .on(ConfigMissing, (draft) => {
    draft.boot = { tag: "failed" };
  })
  .on(TabHidden, (draft, _data, { at }) => {
    draft.isTabHidden = true;
    draft.hiddenAt = at;
  })
  .on(TabShown, (draft, _data, { at }) => {
    draft.isTabHidden = false;
    draft.movedAt = at;
  })
  .on(RouteEntered, (draft, _data, { at }) => {
    draft.movedAt = at;
  })
  .on(WentOffline, (draft) => {
    draft.isOnline = false;
  })
  .on(CameOnline, (draft) => {
    draft.isOnline = true;
  })
  .on(PageReloadRequested, (draft, { reason }, { at }) => {
    if (reason === "chunk") draft.chunkReloadAt = at;
  })
  .on(ChunkReloadAllowed, (draft) => {
    draft.chunkReloadAt = null;
  })
  .on(AgeAgreed, (draft, _data, { at }) => {
    draft.ageAgreedAt = at;
  })
  .on(AgeConsentEnded, (draft) => {
    draft.ageAgreedAt = null;
  })
  .on(InstallPromptSeen, (draft) => {
    draft.canInstall = true;
  })
  .on(InstallRequested, (draft) => {
    draft.canInstall = false;
  })
  .on(WindowSizeChanged, (draft, size) => {
    draft.windowSize = size;
  })
  .on(PollingPaused, (draft) => {
    draft.isPollingPaused = true;
  })
  .on(PollingResumed, (draft) => {
    draft.isPollingPaused = false;
  });
