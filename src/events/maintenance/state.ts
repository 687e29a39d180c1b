import { AppStarted, LoadConfig, PageReloadRequested } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import {
  MaintenanceBegan,
  MaintenanceMet,
  MaintenanceNoticeClosed,
  MaintenanceNoticeShown,
} from "./events.ts";

/** Instants are Unix ms; null: not known, or over. [maintenance-001] */
export type MaintenanceState = {
  readonly isOn: boolean;
  /** When the site config told of the times below. */
  readonly toldAt: number;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly noticeFrom: number | null;
  readonly noticeUntil: number | null;
  readonly isNoticeShown: boolean;
};

const initial: MaintenanceState = {
  isOn: false,
  toldAt: 0,
  startsAt: null,
  endsAt: null,
  noticeFrom: null,
  noticeUntil: null,
  isNoticeShown: false,
};

export const maintenanceSlice = createSlice("maintenance", initial)
  .on(AppStarted, (state, { found }) => ({ ...state, isOn: found?.isMaintenance === true }))
  .on(LoadConfig.answered, (state, { body: { maintenance: told } }, { at }) => {
    if (told === undefined) return state;
    // What lay behind when the config came is for the config itself to say: by its flag.
    const ahead = (seconds: number | null) =>
      seconds !== null && seconds * 1000 > at ? seconds * 1000 : null;
    const noticeUntil = ahead(told.notify_ended_at);
    const { notify_started_at: from } = told;
    return {
      ...state,
      isOn: state.isOn || told.isActive,
      toldAt: at,
      startsAt: ahead(told.started_at),
      endsAt: ahead(told.ended_at),
      noticeUntil,
      noticeFrom: noticeUntil === null || from === null ? null : from * 1000,
    };
  })
  .on(MaintenanceBegan, (state) => ({ ...state, isOn: true, isNoticeShown: false }))
  .on(PageReloadRequested, (state, { reason }) =>
    reason === "maintenance" ? { ...state, endsAt: null } : state,
  )
  .on(MaintenanceNoticeShown, (state) => ({ ...state, isNoticeShown: true }))
  .on(MaintenanceNoticeClosed, (state) => ({
    ...state,
    isNoticeShown: false,
    noticeFrom: null,
    noticeUntil: null,
  }))
  .on(MaintenanceMet, (state) => (state.isOn ? state : { ...state, isOn: true }));
