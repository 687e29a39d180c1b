import { type AccountState, initial as account } from "./account/state.ts";
import { type AuthState, initial as auth } from "./auth/state.ts";
import { type BetsState, initial as bets } from "./bets/state.ts";
import { type CouponState, couponSlice } from "./coupon/state.ts";
import { type FarewellState, initial as farewell } from "./farewell/state.ts";
import { type IdleState, initial as idle } from "./idle/state.ts";
import { type LimitsState, initial as limits } from "./limits/state.ts";
import { type NavigationState, navigationSlice } from "./navigation/state.ts";
import { type NotificationsState, notificationsSlice } from "./notifications/state.ts";
import { type RealityState, initial as reality } from "./reality/state.ts";
import { initial as reminders, type RemindersState } from "./reminders/state.ts";
import { type ReportState, reportSlice } from "./report/state.ts";
import { EpicsArrived } from "./runtime/events.ts";
import { type RuntimeState, runtimeSlice } from "./runtime/state.ts";
import { type SessionState, sessionSlice } from "./session/state.ts";
import { type SectionsState, sectionsSlice } from "./sections/state.ts";
import { type SettingsState, settingsSlice } from "./settings/state.ts";
import { type ShellState, shellSlice } from "./shell/state.ts";
import { type MaintenanceState, maintenanceSlice } from "./maintenance/state.ts";
import { type BlockingState, blockingSlice } from "./blocking/state.ts";
import { type ConfigGroupsState, initial as configGroups } from "./configGroups/state.ts";
import { type VersionState, initial as version } from "./version/state.ts";
import { type FingerprintState, initial as fingerprint } from "./fingerprint/state.ts";
import { type AnalyticsState, initial as analytics } from "./analytics/state.ts";
import { type ReferralState, referralSlice } from "./referral/state.ts";
import { type ProgressState, initial as progress } from "./progress/state.ts";
import { initial as registration, type RegistrationState } from "./registration/state.ts";
import { combineSlices, type Slice } from "./slice.ts";
import { type SportsState, sportsSlice } from "./sports/state.ts";
import { type TabsState, tabsSlice } from "./tabs/state.ts";
import { type TermsState, initial as terms } from "./terms/state.ts";

/** Everything the player's client knows; a fold of the log. */
export type State = {
  readonly runtime: RuntimeState;
  readonly shell: ShellState;
  readonly tabs: TabsState;
  readonly settings: SettingsState;
  readonly navigation: NavigationState;
  readonly sections: SectionsState;
  readonly session: SessionState;
  readonly auth: AuthState;
  readonly account: AccountState;
  readonly sports: SportsState;
  readonly coupon: CouponState;
  readonly reminders: RemindersState;
  readonly notifications: NotificationsState;
  readonly bets: BetsState;
  readonly report: ReportState;
  readonly idle: IdleState;
  readonly farewell: FarewellState;
  readonly limits: LimitsState;
  readonly reality: RealityState;
  readonly terms: TermsState;
  readonly maintenance: MaintenanceState;
  readonly blocking: BlockingState;
  readonly configGroups: ConfigGroupsState;
  readonly version: VersionState;
  readonly fingerprint: FingerprintState;
  readonly analytics: AnalyticsState;
  readonly referral: ReferralState;
  readonly progress: ProgressState;
  readonly registration: RegistrationState;
};

/** The slices whose folds are in the first load; the parts bring those of the others. */
const slices = {
  runtime: runtimeSlice,
  shell: shellSlice,
  tabs: tabsSlice,
  settings: settingsSlice,
  navigation: navigationSlice,
  sections: sectionsSlice,
  session: sessionSlice,
  sports: sportsSlice,
  coupon: couponSlice,
  notifications: notificationsSlice,
  report: reportSlice,
  maintenance: maintenanceSlice,
  blocking: blockingSlice,
  referral: referralSlice,
} as const satisfies { [K in keyof State]?: Slice<K, State[K]> };

const initial: State = {
  runtime: slices.runtime.initial,
  shell: slices.shell.initial,
  tabs: slices.tabs.initial,
  settings: slices.settings.initial,
  navigation: slices.navigation.initial,
  sections: slices.sections.initial,
  session: slices.session.initial,
  auth,
  account,
  sports: slices.sports.initial,
  coupon: slices.coupon.initial,
  reminders,
  notifications: slices.notifications.initial,
  bets,
  report: slices.report.initial,
  idle,
  farewell,
  limits,
  reality,
  terms,
  maintenance: slices.maintenance.initial,
  blocking: slices.blocking.initial,
  configGroups,
  version,
  fingerprint,
  analytics,
  referral: slices.referral.initial,
  progress,
  registration,
};

export const root = combineSlices<State>(Object.values(slices), initial, {
  hasArrived: ({ runtime }, part) => runtime.arrived.some((one) => one === part),
  arrivingWith: (entry) => (EpicsArrived.is(entry) ? entry.data.group : null),
  opening: ({ runtime }) =>
    Object.values(runtime.opening).sort((one, other) => one.seq - other.seq),
});
