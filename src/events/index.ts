import { type AccountState, accountSlice } from "./account/state.ts";
import { type AuthState, authSlice } from "./auth/state.ts";
import { type BetsState, betsSlice } from "./bets/state.ts";
import { type CouponState, couponSlice } from "./coupon/state.ts";
import { type NavigationState, navigationSlice } from "./navigation/state.ts";
import { type NotificationsState, notificationsSlice } from "./notifications/state.ts";
import { type RemindersState, remindersSlice } from "./reminders/state.ts";
import { type ReportState, reportSlice } from "./report/state.ts";
import { type RuntimeState, runtimeSlice } from "./runtime/state.ts";
import { type SessionState, sessionSlice } from "./session/state.ts";
import { type SettingsState, settingsSlice } from "./settings/state.ts";
import { type ShellState, shellSlice } from "./shell/state.ts";
import { combineSlices, type Slice } from "./slice.ts";
import { type SportsState, sportsSlice } from "./sports/state.ts";

/** Everything the player's client knows; a fold of the log. */
export type State = {
  readonly runtime: RuntimeState;
  readonly shell: ShellState;
  readonly settings: SettingsState;
  readonly navigation: NavigationState;
  readonly session: SessionState;
  readonly auth: AuthState;
  readonly account: AccountState;
  readonly sports: SportsState;
  readonly coupon: CouponState;
  readonly reminders: RemindersState;
  readonly notifications: NotificationsState;
  readonly bets: BetsState;
  readonly report: ReportState;
};

const slices = {
  runtime: runtimeSlice,
  shell: shellSlice,
  settings: settingsSlice,
  navigation: navigationSlice,
  session: sessionSlice,
  auth: authSlice,
  account: accountSlice,
  sports: sportsSlice,
  coupon: couponSlice,
  reminders: remindersSlice,
  notifications: notificationsSlice,
  bets: betsSlice,
  report: reportSlice,
} as const satisfies { [K in keyof State]: Slice<K, State[K]> };

const initial: State = {
  runtime: slices.runtime.initial,
  shell: slices.shell.initial,
  settings: slices.settings.initial,
  navigation: slices.navigation.initial,
  session: slices.session.initial,
  auth: slices.auth.initial,
  account: slices.account.initial,
  sports: slices.sports.initial,
  coupon: slices.coupon.initial,
  reminders: slices.reminders.initial,
  notifications: slices.notifications.initial,
  bets: slices.bets.initial,
  report: slices.report.initial,
};

export const root = combineSlices<State>(Object.values(slices), initial);
