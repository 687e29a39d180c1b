import {
  AccountChangeBegun,
  AccountsOpened,
  AccountsRefreshAsked,
} from "../events/account/events.ts";
import { accountTypes } from "../events/account/state.ts";
import type { State } from "../events/index.ts";
import { isSelfExcluded } from "../events/limits/index.ts";
import { isMaintenance } from "../events/maintenance/index.ts";
import { finite, shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** One change at a time, and only of a player who is here. */
const mayChange = ({ session, account }: State): boolean =>
  session.tag === "player" && account.change === null;

/** The accounts are on screen. */
export const OpenAccounts = defineCommand("OpenAccounts", shape({}), (_data, { session }) =>
  session.tag === "player" ? accept(AccountsOpened({})) : refuse("sign_in_needed"),
);

/**
 * Something may have changed the money: the accounts are to be asked for at once. Where the polls of money are silent,
 * this is too.
 */
export const RefreshAccounts = defineCommand("RefreshAccounts", shape({}), (_data, state) => {
  if (state.session.tag !== "player") return refuse("sign_in_needed");
  return isSelfExcluded(state) || isMaintenance(state)
    ? refuse("nothing_to_do")
    : accept(AccountsRefreshAsked({}));
});

/**
 * Makes an account the active one. Bonus money is staked through bonuses, so its account never becomes the active one.
 */
export const SwitchAccount = defineCommand(
  "SwitchAccount",
  shape({ id: finite }),
  ({ id }, state) => {
    if (!mayChange(state)) return refuse("not_ready");
    const account = state.account.accounts.find((one) => one.id === id);
    if (account === undefined || account.isActive || account.type === accountTypes.bonus)
      return refuse("nothing_to_do");
    return accept(AccountChangeBegun({ kind: "change", id }));
  },
);

/** Opens an account in another currency. One account of a currency is enough. */
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
    const account = state.account.accounts.find((one) => one.id === id);
    return account?.type === accountTypes.currency && !account.isActive
      ? accept(AccountChangeBegun({ kind: "delete", id }))
      : refuse("nothing_to_do");
  },
);

const hasCurrency = ({ account }: State, currencyId: number): boolean =>
  account.accounts.some((one) => one.currencyId === currencyId && one.type !== accountTypes.bonus);
