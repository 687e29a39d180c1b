import type { State } from "../../events/index.ts";
import type { FeedSport } from "../../events/sports/index.ts";
import type { IconName } from "../components/Icon.tsx";
import type { ClockStyle } from "../format/clock.ts";

/** Icon, clock and score layout of a sport. */
export type SportKind = {
  readonly icon: IconName;
  readonly clock: ClockStyle;
  /** Number of regular periods, and the length of one. */
  readonly periods: number;
  readonly periodSec: number;
  /** Played in sets: the points of each set are shown beside the name. */
  readonly hasSets: boolean;
  /** Played on a pitch and in shirts; the app shows both. */
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

const unknownKind = plain("trophy");

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

/** The kind of a sport of the feeds; a trophy and no clock for an unknown one. */
export const kindOf = (sport: FeedSport | undefined): SportKind =>
  kinds[(sport?.nameEn ?? "").toLowerCase().replace(/[^a-z]/g, "")] ?? unknownKind;

/** The sport with this id, while it has matches. */
export const sportOf = ({ sports }: State, id: number): FeedSport | undefined => {
  const hasId = (sport: FeedSport) => sport.id === id;
  return sports.menu.live.find(hasId) ?? sports.menu.line.find(hasId);
};
