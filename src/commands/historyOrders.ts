import * as t from "io-ts";
import {
  BetsMailOrdered,
  CasinoMailOrdered,
  HistoryClearOrdered,
  HistoryOrderKind,
  HistoryOrderLeft,
} from "../events/historyOrders/events.ts";
import { dayAt, faultOf, spanOf } from "../events/historyOrders/period.ts";
import type { State } from "../events/index.ts";
import { timeZoneOf } from "../events/settings/index.ts";
import { finite, nullable, openString, shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

const isOwn = ({ account }: State, accountId: number | null): boolean =>
  accountId === null || account.accounts.some(({ id }) => id === accountId);

/**
 * Requests an email with the history from one day to another (`2026-11-20`); `accountId` null means all
 * accounts. One request per kind at a time.
 */
export const MailHistory = defineCommand(
  "MailHistory",
  shape({
    what: t.keyof({ bets: null, casino: null }),
    accountId: nullable(finite),
    from: openString,
    to: openString,
  }),
  ({ what, accountId, from, to }, state, now) => {
    if (state.session.tag !== "player") return refuse("sign_in_needed");
    const { betsMail, casinoMail } = state.historyOrders;
    if ((what === "bets" ? betsMail : casinoMail).tag === "sending") return refuse("nothing_to_do");
    if (!isOwn(state, accountId)) return refuse("no_account");
    const timeZone = timeZoneOf(state);
    const span = spanOf({ from, to }, timeZone);
    if (span === null || faultOf({ from, to }, dayAt(now, timeZone)) !== null)
      return refuse("nothing_to_do");
    return accept(
      what === "bets" ? BetsMailOrdered({ accountId, ...span }) : CasinoMailOrdered(span),
    );
  },
);

/** Removes the settled bets of an account, or of all (null), from the history. */
export const ClearHistory = defineCommand(
  "ClearHistory",
  shape({ accountId: nullable(finite) }),
  ({ accountId }, state) => {
    if (state.session.tag !== "player") return refuse("sign_in_needed");
    if (state.historyOrders.clear.tag === "sending") return refuse("nothing_to_do");
    return isOwn(state, accountId)
      ? accept(HistoryClearOrdered({ accountId }))
      : refuse("no_account");
  },
);

/** Dismisses the result of a request. One in progress is shown when the player comes back. */
export const LeaveHistoryOrder = defineCommand(
  "LeaveHistoryOrder",
  shape({ kind: HistoryOrderKind }),
  ({ kind }, { historyOrders }) => {
    const { tag } = historyOrders[kind];
    return tag === "idle" || tag === "sending"
      ? refuse("nothing_to_do")
      : accept(HistoryOrderLeft({ kind }));
  },
);
