import { RouteEntered } from "../navigation/events.ts";
import { AppStarted, SiteConfig, PageReloadRequested } from "../shell/events.ts";
import type { SiteConfigBody } from "../shell/index.ts";
import { createSlice } from "../slice.ts";
import {
  MaintenanceBegan,
  MaintenanceEnded,
  MaintenanceMet,
  MaintenanceNoticeClosed,
  MaintenanceNoticeShown,
} from "./events.ts";

type MaintenanceConfig = NonNullable<SiteConfigBody["maintenance"]>;

/** Timestamps are Unix ms; null: not known, or over. [maintenance-001] */
export type MaintenanceState = {
  readonly isOn: boolean;
  /** When the site config with the times below arrived. */
  readonly configAt: number;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly noticeFrom: number | null;
  readonly noticeUntil: number | null;
  readonly isNoticeShown: boolean;
  /** When the server last answered about the closed site, and how long it then asked not to be called. */
  readonly answeredAt: number;
  readonly retryAfterMs: number | null;
  /** The last page before the site closed; null: none. */
  readonly leftPath: string | null;
};

const initial: MaintenanceState = {
  isOn: false,
  configAt: 0,
  startsAt: null,
  endsAt: null,
  noticeFrom: null,
  noticeUntil: null,
  isNoticeShown: false,
  answeredAt: 0,
  retryAfterMs: null,
  leftPath: null,
};

const ANNOUNCED = 1;
const CLOSED = 2;

/**
 * Whether the site config says closed now; backends differ in which of the two fields they set.
 * [maintenance-001]
 */
export const isClosedBy = (plan: Pick<MaintenanceConfig, "isActive" | "web_state">): boolean =>
  plan.isActive || plan.web_state === CLOSED;

const isMaintenancePage = (path: string): boolean => /\/maintenance\/?$/.test(path);

export const maintenanceSlice = createSlice("maintenance", initial)
  .on(AppStarted, (state, { found, path }, { at }) => ({
    ...state,
    isOn: found?.isMaintenance === true,
    answeredAt: at,
    leftPath: isMaintenancePage(path) ? null : path,
  }))
  .on(RouteEntered, (state, { path }) =>
    state.isOn || isMaintenancePage(path) ? state : { ...state, leftPath: path },
  )
  .on(SiteConfig.answered, (state, { body: { maintenance: plan } }, { at }) => {
    // A wait that the server has asked for continues.
    const mustWait = state.isOn && at < state.answeredAt + (state.retryAfterMs ?? 0);
    const nextAsk = mustWait ? {} : { answeredAt: at, retryAfterMs: null };
    if (plan === undefined) return { ...state, ...nextAsk };
    // Times that had passed when the config arrived are dropped: its own flag says whether the site is
    // closed.
    const ifFuture = (seconds: number | null) =>
      seconds !== null && seconds * 1000 > at ? seconds * 1000 : null;
    // A site may announce maintenance without times for the notice: then it lasts until the site closes.
    const isAnnounced = plan.web_state === ANNOUNCED;
    const noticeUntil = ifFuture(plan.notify_ended_at ?? (isAnnounced ? plan.started_at : null));
    const noticeStart = plan.notify_started_at ?? (isAnnounced ? at / 1000 : null);
    return {
      ...state,
      isOn: state.isOn || isClosedBy(plan),
      configAt: at,
      ...nextAsk,
      startsAt: ifFuture(plan.started_at),
      endsAt: ifFuture(plan.ended_at),
      noticeUntil,
      noticeFrom: noticeUntil === null || noticeStart === null ? null : noticeStart * 1000,
    };
  })
  .on(SiteConfig.failed, (state, { error }, { at }) =>
    state.isOn ? { ...state, answeredAt: at, retryAfterMs: error.retryAfterMs ?? null } : state,
  )
  .on(MaintenanceBegan, (state, _data, { at }) => ({
    ...state,
    isOn: true,
    isNoticeShown: false,
    answeredAt: at,
    retryAfterMs: null,
  }))
  .on(MaintenanceEnded, (state) => ({ ...state, isOn: false }))
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
  .on(MaintenanceMet, (state, { retryAfterMs = null }, { at }) =>
    state.isOn ? state : { ...state, isOn: true, answeredAt: at, retryAfterMs },
  );
