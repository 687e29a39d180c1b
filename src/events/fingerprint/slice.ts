import { createSlice } from "../slice.ts";
import { AppStarted } from "../shell/events.ts";
import { FingerprintFailed, FingerprintTaken, FingerprintWanted } from "./events.ts";
import { initial, type FingerprintState } from "./state.ts";

const failed = (state: FingerprintState, at: number): FingerprintState => ({
  ...state,
  failures: state.failures + 1,
  failedAt: at,
  isRunning: false,
});

export const fingerprintSlice = createSlice("fingerprint", initial)
  .onPlain(AppStarted, (state, { found }) => ({
    ...state,
    endsAt: found?.fingerprintEndsAt ?? null,
  }))
  .onPlain(FingerprintWanted, (state) => ({ ...state, isRunning: true }))
  // A token that is over when it comes is as good as none. [captcha-fingerprint-003]
  .onPlain(FingerprintTaken, (state, { endsAt }, { at }) =>
    endsAt > at ? { ...initial, endsAt } : failed(state, at),
  )
  .onPlain(FingerprintFailed, (state, _data, { at }) => failed(state, at));
