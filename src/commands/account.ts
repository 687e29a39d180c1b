import * as t from "io-ts";
import {
  AccountChangeBegun,
  AccountsOpened,
  AccountsRefreshAsked,
  AddCurrencyChosen,
} from "../events/account/events.ts";
import { accountTypes } from "../events/account/state.ts";
import type { State } from "../events/index.ts";
import { isMaintenance } from "../events/maintenance/index.ts";
import { finite, shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** One change at a time, and only for a signed-in player. */
const mayChange = ({ session, account }: State): boolean =>
  session.tag === "player" && account.change === null;

/** The accounts are on screen. */
export const OpenAccounts = defineCommand("OpenAccounts", shape({}), (_data, { session }) =>
  session.tag === "player" ? accept(AccountsOpened({})) : refuse("sign_in_needed"),
);

/**
 * The balance may have changed: reload the accounts immediately. Refused while that is under way, and during maintenance,
 * but not in a break: the money is still the player's.
 */
export const RefreshAccounts = defineCommand("RefreshAccounts", shape({}), (_data, state) => {
  if (state.session.tag !== "player") return refuse("sign_in_needed");
  const isUnderWay = state.account.isUpdateBalanceProcess;
  return isUnderWay || isMaintenance(state)
    ? refuse("nothing_to_do")
    : accept(AccountsRefreshAsked({}));
});

/**
 * Makes an account the active one. Bonus money is only staked through bonuses, so a bonus account is never
 * active.
 */
export const SwitchAccount = defineCommand(
  "SwitchAccount",
  shape({ id: finite }),
  ({ id }, state) => {
    if (!mayChange(state)) return refuse("not_ready");
    const account = state.account.accounts.find((candidate) => candidate.id === id);
    if (account === undefined || account.isActive || account.type === accountTypes.bonus)
      return refuse("nothing_to_do");
    return accept(AccountChangeBegun({ kind: "change", id }));
  },
);

/** Chooses the currency of a new account, which AddCurrency then opens; null takes the choice back. */
export const ChooseAddCurrency = defineCommand(
  "ChooseAddCurrency",
  shape({ currencyId: t.union([finite, t.null]) }),
  ({ currencyId }, state) => {
    if (!mayChange(state)) return refuse("not_ready");
    const isOffered =
      currencyId === null ||
      (state.account.currencies.some(({ id }) => id === currencyId) &&
        !hasCurrency(state, currencyId));
    return isOffered && state.account.selectedAddCurrency !== currencyId
      ? accept(AddCurrencyChosen({ currencyId }))
      : refuse("nothing_to_do");
  },
);

/** Opens an account in another currency. One account per currency is enough. */
export const AddCurrency = defineCommand(
  "AddCurrency",
  shape({ currencyId: finite }),
  ({ currencyId }, state) => {
    if (!mayChange(state)) return refuse("not_ready");
    return hasCurrency(state, currencyId)
      ? refuse("nothing_to_do")
      : accept(AccountChangeBegun({ kind: "add", currencyId }));
  },
);

/** Closes an account in another currency. */
export const RemoveCurrency = defineCommand(
  "RemoveCurrency",
  shape({ id: finite }),
  ({ id }, state) => {
    if (!mayChange(state)) return refuse("not_ready");
    const account = state.account.accounts.find((candidate) => candidate.id === id);
    return account?.type === accountTypes.currency && !account.isActive
      ? accept(AccountChangeBegun({ kind: "delete", id }))
      : refuse("nothing_to_do");
  },
);

const hasCurrency = ({ account: { accounts } }: State, currencyId: number): boolean =>
  accounts.some(
    (account) => account.currencyId === currencyId && account.type !== accountTypes.bonus,
  );
