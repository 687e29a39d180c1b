import { activeAccount } from "../../../events/account/index.ts";
import { type Bet, isLocked, isPlacing, typeIdOf } from "../../../events/coupon/index.ts";
import type { State } from "../../../events/index.ts";
import { coefViewOf, timeZoneOf } from "../../../events/settings/index.ts";

/**
 * A value for sections: only plain open data, built field by field, so that nothing added to the state is
 * exposed by accident. `from`: the parts of the state that it is built from; while they are the same it is
 * not rebuilt.
 */
export type View = {
  readonly from: (state: State) => readonly unknown[];
  readonly make: (state: State) => unknown;
};

const language = ({ settings }: State) => settings.language;
const theme = ({ settings, preferences }: State) =>
  settings.theme === "system" ? (preferences.isSystemDark ? "dark" : "light") : settings.theme;

/**
 * Tells players apart within one visit, and nothing else: sections need to know that the player has changed,
 * not who it is. The id of a player is sealed, and its token must not get out: a section that has it could
 * have a port reveal it. The server of a section on the page's own origin knows the player by the session.
 */
const userId = ({ session }: State): string | null =>
  session.tag === "player" ? `player-${session.userId.replace(/\D/g, "")}` : null;

/** Without its number and label, which identify the player to the operator's staff. */
const account = (state: State) => {
  const active = activeAccount(state.account);
  if (active === null) return null;
  const { type, iso, symbol, currencyId } = active;
  return { type, iso, symbol, currencyId };
};
/** Money in major units of its currency. */
const balance = (state: State) => {
  const active = activeAccount(state.account);
  return active === null ? null : { money: active.money, iso: active.iso };
};

const bet = (state: State, item: Bet) => ({
  outcomeId: item.market.id,
  gameId: item.market.gameId,
  champId: item.market.champId,
  sportId: item.market.sportId,
  isLive: item.market.isLive,
  coef: state.coupon.prices[item.market.id]?.coef ?? item.market.coef,
  isLocked: isLocked(item),
  ...item.title,
});
const coupon = (state: State) => ({
  typeId: typeIdOf(state.coupon),
  isPlacing: isPlacing(state.coupon),
  bets: state.coupon.bets.map((item) => bet(state, item)),
});
/** Without its flags: some hold accounts and codes. */
const route = ({ navigation: { path, route } }: State) => ({ ...route, path });

const ofSettings = (state: State) => [state.settings, state.preferences, state.shell.config];
const ofZone = (state: State) => [state.settings, state.shell.found, state.shell.config];
const ofAccount = (state: State) => [state.account.accounts];
const ofCoupon = ({ coupon: { bets, prices, typeId, placement } }: State) => [
  bets,
  prices,
  typeId,
  placement,
];
const ofRoute = ({ navigation }: State) => [navigation.path, navigation.route];

/** By state key (contract, "Remote sections", Bridge). */
export const keyViews = {
  language: { from: (state) => [language(state)], make: language },
  theme: { from: ofSettings, make: theme },
  timeZone: { from: ofZone, make: timeZoneOf },
  coefViewId: { from: ofSettings, make: coefViewOf },
  userId: { from: ({ session }) => [session], make: userId },
  activeAccount: { from: ofAccount, make: account },
  balance: { from: ofAccount, make: balance },
  coupon: { from: ofCoupon, make: coupon },
  route: { from: ofRoute, make: route },
  windowSize: {
    from: ({ shell }) => [shell.windowSize],
    make: ({ shell }) => shell.windowSize && { ...shell.windowSize },
  },
  flags: {
    from: ({ shell, configGroups }) => [shell.config?.featureFlags, configGroups.experiments],
    make: ({ shell, configGroups }) => ({
      ...shell.config?.featureFlags,
      ...configGroups.experiments,
    }),
  },
} as const satisfies Readonly<Record<string, View>>;

const isPaused = ({ shell }: State) => shell.isPollingPaused;
const polling: View = { from: (state) => [isPaused(state)], make: isPaused };

/** By event; those with `reports` fire only when the value becomes that, with an empty object. */
export const eventViews: Readonly<Record<string, View & { readonly reports?: unknown }>> = {
  "route/changed": keyViews.route,
  "auth/changed": {
    from: ({ session }) => [session],
    make: (state) => ({ isSignedIn: state.session.tag === "player", userId: userId(state) }),
  },
  "account/changed": {
    from: ofAccount,
    make: (state) => ({ activeAccount: account(state), balance: balance(state) }),
  },
  "coupon/changed": keyViews.coupon,
  "settings/changed": {
    from: (state) => [...ofSettings(state), ...ofZone(state)],
    make: (state) => ({
      language: language(state),
      theme: theme(state),
      timeZone: timeZoneOf(state),
      coefViewId: coefViewOf(state),
    }),
  },
  "visibility/changed": {
    from: ({ shell }) => [shell.isTabHidden],
    make: ({ shell }) => ({ isHidden: shell.isTabHidden }),
  },
  "polling/paused": { ...polling, reports: true },
  "polling/resumed": { ...polling, reports: false },
};
