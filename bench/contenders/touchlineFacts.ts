import * as t from "io-ts";
import { type Draft, define, defineEvent, defineInput } from "../../src/events/define.ts";
import { openString, shape } from "../../src/infra/codec.ts";
import type { StreamEvent } from "../stream.ts";

const id = t.union([t.number, openString]);
const list = t.array(t.number);
const line = { outcome: id, coef: t.number };

const input = <D>(name: string, codec: t.Type<D, unknown, unknown>) =>
  defineInput(`Bench${name}`, 1, "session", codec);
const order = <D>(name: string, codec: t.Type<D, unknown, unknown>) =>
  define("command", `Bench${name}`, 1, "session", codec);
const fact = <D>(name: string, codec: t.Type<D, unknown, unknown>) =>
  defineEvent(`Bench${name}`, 1, "session", codec);

export const VisitBegun = input("VisitBegun", shape({}));
export const PricesMoved = input(
  "PricesMoved",
  shape({ ids: t.array(id), coefs: list, states: list }),
);
export const ScoreChanged = input(
  "ScoreChanged",
  shape({ game: id, home: t.number, away: t.number, minute: t.number }),
);
export const BalanceReceived = input("BalanceReceived", shape({ balance: t.number }));
export const UnreadCounted = input("UnreadCounted", shape({ unread: t.number }));
export const PutLine = order("PutLine", shape(line));
export const DropLine = order("DropLine", shape({ outcome: id }));
export const SetStake = order("SetStake", shape({ stake: t.number }));
export const LinePut = fact("LinePut", shape(line));
export const LineDropped = fact("LineDropped", shape({ outcome: id }));
export const StakeChanged = fact("StakeChanged", shape({ stake: t.number }));

/** What enters the engine for an event of the stream: a fact of the feed or an order of the player. */
export function inputOf(event: StreamEvent): Draft {
  switch (event.tag) {
    case "odds":
      return PricesMoved({ ids: event.ids, coefs: event.coefs, states: event.states });
    case "score":
      return ScoreChanged({
        game: event.game,
        home: event.home,
        away: event.away,
        minute: event.minute,
      });
    case "balance":
      return BalanceReceived({ balance: event.balance });
    case "unread":
      return UnreadCounted({ unread: event.unread });
    case "put":
      return PutLine({ outcome: event.outcome, coef: event.coef });
    case "drop":
      return DropLine({ outcome: event.outcome });
    case "stake":
      return SetStake({ stake: event.stake });
  }
}
