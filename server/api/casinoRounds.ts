import { exactMinor } from "../../src/events/money/minorUnits.ts";
import { bookRound } from "../casino/rounds.ts";
import { FieldReader } from "../http/body.ts";
import type { Service } from "../http/environment.ts";
import { invalid } from "../http/errors.ts";
import { isFields } from "../json.ts";
import { accountOf, accountsOf } from "../players/accounts.ts";
import { demoPlayerId } from "../players/players.ts";

const longestText = 100;

/**
 * `{ provider, roundId, game, stake, win, accountId? }`: what the wallet does when a provider of games reports a finished
 * round of the demo player, by default on their active account.
 * @throws ApiError 400, code 11, and as bookRound
 */
export function orderRound(service: Service, command: unknown): void {
  const { store } = service;
  const fields = isFields(command) ? command : {};
  const reader = new FieldReader(fields, "playRound.");
  const [provider, roundId, game] = (["provider", "roundId", "game"] as const).map((name) => {
    const text = reader.text(name);
    // An email lists them, one round a line.
    if (typeof fields[name] === "string" && !isLine(text))
      reader.fail(name, "length", `one line of 1 to ${longestText} characters expected`);
    return text;
  }) as [string, string, string];
  const [stake, win] = [reader.number("stake"), reader.number("win")];
  const accountId =
    fields["accountId"] === undefined ? activeId(service) : reader.integer("accountId");
  reader.done();
  const account = accountOf(store, demoPlayerId, accountId);
  if (!account)
    throw invalid("playRound.accountId", "unknown", `account ${accountId} is not the player's`);
  const minor = (name: string, amount: number): number => {
    const exact = exactMinor(amount, account.currencyIso);
    if (exact === null || exact < 0)
      reader.fail(name, "range", "at least 0, no finer than the currency");
    return exact ?? 0;
  };
  const [stakeMinor, winMinor] = [minor("stake", stake), minor("win", win)];
  reader.done();
  bookRound(service, demoPlayerId, { provider, roundId, accountId, game, stakeMinor, winMinor });
}

const isLine = (text: string): boolean =>
  text.trim() !== "" && text.length <= longestText && !/\p{C}/u.test(text);

/** 0, which is nobody's: the player has no active account. */
const activeId = ({ store }: Service): number =>
  accountsOf(store, demoPlayerId).find(({ isActive }) => isActive)?.id ?? 0;
