import { afterPaint } from "../afterPaint.ts";
import {
  HistoryFileFailed,
  HistoryFileReady,
  HistoryFileSaved,
} from "../../events/bets/fileEvents.ts";
import { shownHistory } from "../../events/bets/index.ts";
import { HistoryPrintReady } from "../../events/bets/printEvents.ts";
import type { Draft, Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { itemsOf } from "../../events/remoteList.ts";

/** What the history needs of the page. `offer`: gives the player a file to save. */
export type HistoryPortOptions = {
  readonly state: () => State;
  readonly report: (draft: Draft) => void;
  /** Opens the print dialogue of the browser. */
  readonly print: () => void;
  readonly offer: (name: string, bytes: Uint8Array<ArrayBuffer>, type: string) => void;
};

/** Makes the file of the bets from the state, of which the log has only that it was made; and has them printed. */
export const historyPort =
  ({ state, report, offer, print }: HistoryPortOptions) =>
  (entry: Entry): void => {
    if (HistoryPrintReady.is(entry)) print();
    if (!HistoryFileReady.is(entry)) return;
    const coupons = itemsOf(shownHistory(state().bets));
    const day = new Date(entry.at).toISOString().slice(0, 10);
    import("../../events/bets/historyFile.ts")
      .then(({ historyFile }) => {
        const bytes = new TextEncoder().encode(historyFile(coupons, entry.data.words));
        offer(`touchline-bets-${day}.csv`, bytes, "text/csv;charset=utf-8");
        report(HistoryFileSaved({}));
      })
      .catch(() => report(HistoryFileFailed({})));
  };

/** Opens the print dialogue after the next frame, when what has just come is on screen. */
export function printPage(window: Window): void {
  afterPaint(() => window.print(), window);
}
