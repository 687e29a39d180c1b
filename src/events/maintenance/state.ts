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
  .on(AppStarted, (draft, { found }) => {
    draft.isOn = found?.isMaintenance === true;
  })
  .on(LoadConfig.answered, (draft, { body: { maintenance: told } }, { at }) => {
    if (told === undefined) return;
    // What lay behind when the config came is for the config itself to say: by its flag.
    const ahead = (seconds: number | null) =>
      seconds !== null && seconds * 1000 > at ? seconds * 1000 : null;
    if (told.isActive) draft.isOn = true;
    draft.toldAt = at;
    draft.startsAt = ahead(told.started_at);
    draft.endsAt = ahead(told.ended_at);
    draft.noticeUntil = ahead(told.notify_ended_at);
    const { notify_started_at: from } = told;
    draft.noticeFrom = draft.noticeUntil === null || from === null ? null : from * 1000;
  })
  .on(MaintenanceBegan, (draft) => {
    Object.assign(draft, { isOn: true, isNoticeShown: false });
  })
  .on(PageReloadRequested, (draft, { reason }) => {
    if (reason === "maintenance") draft.endsAt = null;
  })
  .on(MaintenanceNoticeShown, (draft) => {
    draft.isNoticeShown = true;
  })
  .on(MaintenanceNoticeClosed, (draft) => {
    Object.assign(draft, { isNoticeShown: false, noticeFrom: null, noticeUntil: null });
  })
  .on(MaintenanceMet, (draft) => {
    draft.isOn = true;
  });
