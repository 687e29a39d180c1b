import {
  AccountChangeBegun,
  AccountsOpened,
  AccountsRefreshAsked,
} from "../events/account/events.ts";
import { accountTypes } from "../events/account/state.ts";
import type { State } from "../events/index.ts";
import { isSelfExcluded } from "../events/limits/selectors.ts";
import { isMaintenance } from "../events/maintenance/selectors.ts";
import { finite, shape } from "../infra/codec.ts";
import { accept, type Decider, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** The accounts are on screen. */
export const OpenAccounts = defineCommand("OpenAccounts", shape({}));
/** Something may have changed the money: the accounts are to be asked for at once. */
export const RefreshAccounts = defineCommand("RefreshAccounts", shape({}));
/** Makes an account the active one. */
export const SwitchAccount = defineCommand("SwitchAccount", shape({ id: finite }));
/** Opens an account in another currency. */
export const AddCurrency = defineCommand("AddCurrency", shape({ currencyId: finite }));
/** Closes an account in another currency. */
export const RemoveCurrency = defineCommand("RemoveCurrency", shape({ id: finite }));

type Empty = Readonly<Record<never, never>>;
type OfAccount = { readonly id: number };

/** One change at a time, and only of a player who is here. */
const mayChange = ({ session, account }: State): boolean =>
  session.tag === "player" && account.change === null;

export const openAccounts: Decider<Empty> = (_data, { session }) =>
  session.tag === "player" ? accept(AccountsOpened({})) : refuse("sign_in_needed");

/** Where the polls of money are silent, this is too. */
export const refreshAccounts: Decider<Empty> = (_data, state) => {
  if (state.session.tag !== "player") return refuse("sign_in_needed");
  return isSelfExcluded(state) || isMaintenance(state)
    ? refuse("nothing_to_do")
    : accept(AccountsRefreshAsked({}));
};

/** Bonus money is staked through bonuses, so its account never becomes the active one. */
export const switchAccount: Decider<OfAccount> = ({ id }, state) => {
  if (!mayChange(state)) return refuse("not_ready");
  const account = state.account.accounts.find((one) => one.id === id);
  if (account === undefined || account.isActive || account.type === accountTypes.bonus)
    return refuse("nothing_to_do");
  return accept(AccountChangeBegun({ kind: "change", id }));
};
/** One account of a currency is enough. */
export const addCurrency: Decider<{ readonly currencyId: number }> = ({ currencyId }, state) => {
  if (!mayChange(state)) return refuse("not_ready");
  return hasCurrency(state, currencyId)
    ? refuse("nothing_to_do")
    : accept(AccountChangeBegun({ kind: "add", currencyId }));
};
export const removeCurrency: Decider<OfAccount> = ({ id }, state) => {
  if (!mayChange(state)) return refuse("not_ready");
  const account = state.account.accounts.find((one) => one.id === id);
  return account?.type === accountTypes.currency && !account.isActive
    ? accept(AccountChangeBegun({ kind: "delete", id }))
    : refuse("nothing_to_do");
};

const hasCurrency = ({ account }: State, currencyId: number): boolean =>
  account.accounts.some((one) => one.currencyId === currencyId && one.type !== accountTypes.bonus);
