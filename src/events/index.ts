import { type AccountState, initial as account } from "./account/state.ts";
import { type AuthState, initial as auth } from "./auth/state.ts";
import { type BetsState, initial as bets } from "./bets/state.ts";
import { type CashOutState, initial as cashOut } from "./cashOut/state.ts";
import { type CouponCodesState, initial as couponCodes } from "./couponCodes/state.ts";
import { type CouponState, couponSlice } from "./coupon/state.ts";
import { type SessionEndState, initial as sessionEnd } from "./sessionEnd/state.ts";
import { type IdleState, initial as idle } from "./idle/state.ts";
import { initial as layout, type LayoutState } from "./layout/state.ts";
import { initial as externalLinks, type ExternalLinksState } from "./externalLinks/state.ts";
import { type LimitsState, initial as limits } from "./limits/state.ts";
import { type LoginSessionsState, initial as loginSessions } from "./loginSessions/state.ts";
import { initial as modals, type ModalsState } from "./modals/state.ts";
import { type NavigationState, navigationSlice } from "./navigation/state.ts";
import { type NotificationsState, notificationsSlice } from "./notifications/state.ts";
import { initial as passwordReset, type PasswordResetState } from "./passwordReset/state.ts";
import { type RealityState, initial as reality } from "./reality/state.ts";
import { initial as reminders, type RemindersState } from "./reminders/state.ts";
import { type ReportState, reportSlice } from "./report/state.ts";
import { DomainsArrived } from "./runtime/events.ts";
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
import {
  type ContentState,
  initial as content,
  type InformationState,
  initialInformation as information,
} from "./content/state.ts";
import { type AnalyticsState, initial as analytics } from "./analytics/state.ts";
import { initial as referral, type ReferralState } from "./referral/state.ts";
import { type ProgressState, initial as progress } from "./progress/state.ts";
import { type DictionariesState, initial as dictionaries } from "./dictionaries/state.ts";
import { initial as preferences, type PreferencesState } from "./preferences/state.ts";
import { initial as registration, type RegistrationState } from "./registration/state.ts";
import { type ExpressDayState, initial as expressDay } from "./expressDay/state.ts";
import { initial as results, type ResultsState } from "./results/state.ts";
import { initial as statistics, type StatisticsState } from "./statistics/state.ts";
import { type PopularState, initial as popular } from "./popular/state.ts";
import { type RecommendationsState, initial as recommendations } from "./recommendations/state.ts";
import { type AppsState, initial as apps } from "./apps/state.ts";
import { initial as promo, type PromoState } from "./promo/state.ts";
import { initial as promoCodes, type PromoCodesState } from "./promoCodes/state.ts";
import { initial as seo, type SeoState } from "./seo/state.ts";
import { initial as support, type SupportState } from "./support/state.ts";
import { initial as userConfig, type UserConfigState } from "./player/userConfig.ts";
import { type HistoryOrdersState, initial as historyOrders } from "./historyOrders/state.ts";
import {
  initial as registrationForm,
  type RegistrationFormState,
} from "./registrationForm/state.ts";
import { initial as overlays, type OverlaysState } from "./overlays/state.ts";
import { initial as questions, type QuestionsState } from "./questions/state.ts";
import { initial as oneClick, type OneClickState } from "./oneClick/state.ts";
import { type FavoritesState, initial as favorites } from "./favorites/state.ts";
import { initial as search, type SearchState } from "./search/state.ts";
import { closedSite, combineSlices } from "./slice.ts";
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
  readonly couponCodes: CouponCodesState;
  readonly oneClick: OneClickState;
  readonly reminders: RemindersState;
  readonly notifications: NotificationsState;
  readonly bets: BetsState;
  readonly cashOut: CashOutState;
  readonly historyOrders: HistoryOrdersState;
  readonly report: ReportState;
  readonly idle: IdleState;
  readonly sessionEnd: SessionEndState;
  readonly layout: LayoutState;
  readonly externalLinks: ExternalLinksState;
  readonly limits: LimitsState;
  readonly loginSessions: LoginSessionsState;
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
  readonly registrationForm: RegistrationFormState;
  readonly overlays: OverlaysState;
  readonly questions: QuestionsState;
  readonly modals: ModalsState;
  readonly passwordReset: PasswordResetState;
  readonly content: ContentState;
  readonly information: InformationState;
  readonly support: SupportState;
  readonly promo: PromoState;
  readonly promoCodes: PromoCodesState;
  readonly apps: AppsState;
  readonly recommendations: RecommendationsState;
  readonly expressDay: ExpressDayState;
  readonly popular: PopularState;
  readonly results: ResultsState;
  readonly statistics: StatisticsState;
  readonly userConfig: UserConfigState;
  readonly seo: SeoState;
  readonly search: SearchState;
  readonly favorites: FavoritesState;
  readonly dictionaries: DictionariesState;
  readonly preferences: PreferencesState;
};

/** A slice whose folds have not loaded yet has its initial state. */
export const initial: State = {
  runtime: runtimeSlice.initial,
  shell: shellSlice.initial,
  tabs: tabsSlice.initial,
  settings: settingsSlice.initial,
  navigation: navigationSlice.initial,
  sections: sectionsSlice.initial,
  session: sessionSlice.initial,
  auth,
  account,
  sports: sportsSlice.initial,
  coupon: couponSlice.initial,
  couponCodes,
  oneClick,
  reminders,
  notifications: notificationsSlice.initial,
  bets,
  cashOut,
  historyOrders,
  report: reportSlice.initial,
  idle,
  sessionEnd,
  layout,
  externalLinks,
  limits,
  loginSessions,
  reality,
  terms,
  maintenance: maintenanceSlice.initial,
  blocking: blockingSlice.initial,
  configGroups,
  version,
  fingerprint,
  analytics,
  referral,
  progress,
  registration,
  registrationForm,
  overlays,
  questions,
  modals,
  passwordReset,
  content,
  information,
  support,
  promo,
  promoCodes,
  apps,
  recommendations,
  expressDay,
  popular,
  results,
  statistics,
  userConfig,
  seo,
  search,
  favorites,
  dictionaries,
  preferences,
};

const none: readonly string[] = [];

/** The root fold of an app whose first load has `firstDomains`; every domain adds its slices to it. */
export const createRoot = (firstDomains: readonly string[]) =>
  combineSlices<State>(
    [],
    { ...initial, runtime: { ...initial.runtime, arrived: firstDomains } },
    {
      hasArrived: ({ runtime }, domain) => runtime.arrived.includes(domain),
      arrivingWith: (entry) => (DomainsArrived.is(entry) ? entry.data.domains : none),
      opening: ({ runtime }) => Object.values(runtime.opening).sort((a, b) => a.seq - b.seq),
      asker: ({ maintenance, session }) =>
        maintenance.isOn ? closedSite : session.tag === "player" ? session.userId : "visitor",
    },
  );
