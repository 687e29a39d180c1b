import { left, right } from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { type Draft, define, defineEvent, defineInput } from "../../src/events/define.ts";
import { finite, openString, shape } from "../../src/codec/codec.ts";
import type { Decide } from "../../src/infra/runtime/decide.ts";
import type { StreamEvent } from "../stream.ts";

const id = t.union([finite, openString]);
const list = t.array(finite);
const line = { outcome: id, coef: finite };

const input = <D>(name: string, codec: t.Type<D, unknown, unknown>) =>
  defineInput(`Bench${name}`, 1, codec);
const order = <D>(name: string, codec: t.Type<D, unknown, unknown>) =>
  define("command", `Bench${name}`, 1, codec);
const draft = <D>(name: string, codec: t.Type<D, unknown, unknown>) =>
  defineEvent(`Bench${name}`, 1, codec);

export const VisitBegun = input("VisitBegun", shape({}));
export const PricesMoved = input(
  "PricesMoved",
  shape({ ids: t.array(id), coefs: list, states: list }),
);
export const ScoreChanged = input(
  "ScoreChanged",
  shape({ game: id, home: finite, away: finite, minute: finite }),
);
export const BalanceReceived = input("BalanceReceived", shape({ balance: finite }));
export const UnreadCounted = input("UnreadCounted", shape({ unread: finite }));
const PutLine = order("PutLine", shape(line));
const DropLine = order("DropLine", shape({ outcome: id }));
const SetStake = order("SetStake", shape({ stake: finite }));
export const LinePut = draft("LinePut", shape(line));
export const LineDropped = draft("LineDropped", shape({ outcome: id }));
export const StakeChanged = draft("StakeChanged", shape({ stake: finite }));

/** Engine input for an event of the stream: a feed event or a command of the player. */
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

export const decide: Decide<unknown> = (command) => {
  if (PutLine.is(command)) return right([LinePut(command.data)]);
  if (DropLine.is(command)) return right([LineDropped(command.data)]);
  if (SetStake.is(command)) return right([StakeChanged(command.data)]);
  return left({ code: "unknown" });
};
