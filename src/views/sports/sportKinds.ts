import type { State } from "../../events/index.ts";
import type { FeedSport } from "../../events/sports/index.ts";
import type { IconName } from "../components/Icon.tsx";
import type { ClockStyle } from "../format/clock.ts";

/** How a sport is drawn and how it counts its time. */
export type SportKind = {
  readonly icon: IconName;
  readonly clock: ClockStyle;
  /** Regular periods and the length of one. */
  readonly periods: number;
  readonly periodSec: number;
  /** Play in sets: each set's points stand beside the name. */
  readonly hasSets: boolean;
  /** Played on a pitch and in shirts, which the app draws. */
  readonly hasPitch?: boolean;
};

const plain = (icon: IconName): SportKind => ({
  icon,
  clock: "none",
  periods: 0,
  periodSec: 0,
  hasSets: false,
});
const inSets = (icon: IconName): SportKind => ({ ...plain(icon), hasSets: true });
const timed = (icon: IconName, clock: ClockStyle, periods: number, minutes: number): SportKind => ({
  icon,
  clock,
  periods,
  periodSec: minutes * 60,
  hasSets: false,
});

const other = plain("trophy");

/** By the sport's English name, which is the same in every language of the feed. */
const kinds: Readonly<Record<string, SportKind>> = {
  football: { ...timed("football", "minutes", 2, 45), hasPitch: true },
  basketball: timed("basketball", "quarters", 4, 10),
  icehockey: timed("hockey", "periods", 3, 20),
  tennis: inSets("tennis"),
  volleyball: inSets("volleyball"),
  tabletennis: inSets("table-tennis"),
  esports: inSets("esports"),
  cricket: plain("cricket"),
  horseracing: plain("racing"),
  greyhounds: plain("racing"),
};

/** Of a sport as the feeds name it; a trophy and no clock for one we do not know. */
export const kindOf = (sport: FeedSport | undefined): SportKind =>
  kinds[(sport?.nameEn ?? "").toLowerCase().replace(/[^a-z]/g, "")] ?? other;

/** The sport of an id, while it has matches. */
export const sportOf = ({ sports }: State, id: number): FeedSport | undefined => {
  const isWanted = (sport: FeedSport) => sport.id === id;
  return sports.menu.live.find(isWanted) ?? sports.menu.line.find(isWanted);
};
