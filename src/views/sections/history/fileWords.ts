import type { HistoryFileWords } from "../../../events/bets/fileEvents.ts";
import { type HistoryColumn, historyColumns } from "../../../events/bets/index.ts";
import { couponTypes } from "../../../events/coupon/index.ts";
import type { TranslationKey, Translate } from "../../../infra/i18n.ts";
import { betStatuses, betState } from "../../bets/betStates.ts";

const columnTexts: Readonly<Record<HistoryColumn, TranslationKey>> = {
  number: "bets.fileNumber",
  placedAt: "bets.filePlacedAt",
  settledAt: "bets.fileSettledAt",
  kind: "bets.kind",
  systemSize: "bets.fileSystemSize",
  status: "bets.filter",
  stake: "bets.stake",
  currency: "bets.fileCurrency",
  freeBet: "bets.fileFreeBet",
  odds: "bets.odds",
  hyperBonus: "coupon.hyperName",
  possibleWin: "bets.possibleWin",
  paid: "bets.paid",
  soldStake: "bets.fileSoldStake",
  soldFor: "bets.fileSoldFor",
  picksCount: "bets.filePicksCount",
  picks: "bets.filePicks",
};

/** The words of the file, which the port makes without a dictionary. */
export const fileWords = (t: Translate): HistoryFileWords => ({
  columns: historyColumns.map((column) => plain(t(columnTexts[column]))),
  kinds: {
    [couponTypes.single]: t("bets.single"),
    [couponTypes.express]: plain(t("bets.fileExpress")),
    [couponTypes.system]: plain(t("coupon.system")),
    [couponTypes.antiExpress]: plain(t("coupon.antiExpress")),
  },
  statuses: Object.fromEntries(
    betStatuses.map((status) => [status, betState(status, t).stateText]),
  ),
  yes: t("bets.fileYes"),
  counts: Object.fromEntries(
    betStatuses.flatMap((status) => {
      const { note } = betState(status, t);
      return note === undefined ? [] : [[status, note]];
    }),
  ),
  deadHeat: t("bets.countsDeadHeat", { places: "{places}", winners: "{winners}", odds: "{odds}" }),
});

/** A word that may break on a screen is whole in a file. */
const plain = (text: string): string => text.replaceAll("\u00ad", "");
