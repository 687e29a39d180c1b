import * as t from "io-ts";
import { finite, openString, personal, shape } from "../../codec/codec.ts";

/**
 * What the history is reduced to, by the server; what is absent does not restrict it. `status`: statuses joined by
 * commas; `dateFrom` (inclusive) and `dateTo` (exclusive) in Unix seconds; `text`: a coupon number or part of a
 * name.
 */
export const HistoryFilter = shape(
  {},
  {
    accountId: finite,
    status: openString,
    dateFrom: finite,
    dateTo: finite,
    typeId: finite,
    sportId: finite,
    text: personal(t.string),
  },
);
export type HistoryFilter = t.TypeOf<typeof HistoryFilter>;

/** The same text for the same filter, however it was made. */
export const filterKey = (filter: HistoryFilter): string =>
  JSON.stringify(Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1)));

export const settledStatuses = "won,lost,returned,cashed_out,cancelled";
