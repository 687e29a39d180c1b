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
  .on(AppStarted, (state, { found }) => ({
    ...state,
    endsAt: found?.fingerprintEndsAt ?? null,
  }))
  .on(FingerprintWanted, (state) => ({ ...state, isRunning: true }))
  // A token that has already expired counts as a failure. [captcha-fingerprint-003]
  .on(FingerprintTaken, (state, { endsAt }, { at }) =>
    endsAt > at ? { ...initial, endsAt } : failed(state, at),
  )
  .on(FingerprintFailed, (state, _data, { at }) => failed(state, at));
