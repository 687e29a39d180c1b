import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { Block } from "./events.ts";

export type BlockingState = {
  /** Template of the page that replaces the site; null: not blocked. [blocking-002] */
  readonly reason: number | null;
  /** The check has been answered, or has failed. */
  readonly isChecked: boolean;
  readonly isGeoForcedOff: boolean;
};

const initial: BlockingState = { reason: null, isChecked: false, isGeoForcedOff: false };

/** Display type of a block, and the template that the geo exemption disables. */
const BLOCKED = 1;
const GEO = 1;

export const blockingSlice = createSlice("blocking", initial)
  .on(AppStarted, (state, { found }) => ({
    ...state,
    isGeoForcedOff: found?.isGeoForcedOff === true,
  }))
  .on(Block.answered, (state, { body: { displayTypeId, templateTypeId = 0 } }) => {
    const isExempt = state.isGeoForcedOff && templateTypeId === GEO;
    const isBlocked = displayTypeId === BLOCKED && !isExempt;
    return { ...state, isChecked: true, reason: isBlocked ? templateTypeId : null };
  })
  .on(Block.failed, (state) => ({ ...state, isChecked: true }));
