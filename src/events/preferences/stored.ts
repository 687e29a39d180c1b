import * as t from "io-ts";
import { finite, openString, shape } from "../../infra/codec.ts";

const zeroOrOne = t.union([t.literal(0), t.literal(1)]);

/** The stored settings that no first page needs, by field; in `tl.settings` beside the others. [settings-005] */
export const preferenceFields = {
  /** 0 European, 1 Asian. [settings-002] */
  appViewType: zeroOrOne,
  coefIndicationType: finite,
  marketsNameType: finite,
  isGroupByCountry: t.boolean,
  isAppLightVersion: t.boolean,
  isVisuallyImpaired: t.boolean,
  isAccumulatorOfTheDay: zeroOrOne,
  isLiveAccumulatorOfTheDay: zeroOrOne,
  isMoveVideoOnScroll: zeroOrOne,
  isDisplayStatsInNewWindow: zeroOrOne,
  isBestMatchesOnTop: t.boolean,
  isBetGenerator: t.boolean,
  isDetailedScore: t.boolean,
  isShowGameId: t.boolean,
  isShowSportsOnly: t.boolean,
  isTeamLogosInCoupon: t.boolean,
  isZoneOff: t.boolean,
};
/** The sides of a wide page; kept in cookies, and with consent only. [settings-009] */
const sideFields = { isLeftHidden: t.boolean, isRightHidden: t.boolean };

export const Preferences = shape({}, { ...preferenceFields, ...sideFields });
export type Preferences = t.TypeOf<typeof Preferences>;

/** `tl.betting`, by field. [settings-006] */
export const bettingFields = {
  currentBettingType: t.keyof({ live: null, line: null }),
  isGroupSportsByCategories: t.boolean,
  cyberMatchesFilterType: finite,
  cyberType: finite,
  isWideScreenScoreboard: t.boolean,
  isUpcomingEvent: t.boolean,
  isOnlyWithVideos: t.boolean,
  /** Ids of markets, joined by commas. */
  filteredMarkets: openString,
};
export const BettingSettings = shape({}, bettingFields);
export type BettingSettings = t.TypeOf<typeof BettingSettings>;
