import type { Sealed } from "../../codec/codec.ts";
import type { CallError, DataOf } from "../define.ts";
import type { SiteConfigBody } from "../shell/index.ts";
import type { AccountChange, Currency, Accounts } from "./events.ts";
import type { Account } from "./account.ts";

type Answered = DataOf<typeof Accounts.answered>["body"];

/** The player's accounts. [account-003] */
export type AccountState = {
  /** All accounts, including bonus accounts. */
  readonly accounts: readonly Account[];
  /** When the latest balance was received, Unix ms; null before the first. */
  readonly receivedAt: number | null;
  readonly bonuses: NonNullable<Answered["bonuses"]>;
  readonly isAvailableFirstDepositBonus: boolean;
  readonly isAccountFrozen: boolean;
  /** The change in progress; null: none. */
  readonly change: AccountChange | null;
  /** The balances were asked for by the player and have not come yet. */
  readonly isUpdateBalanceProcess: boolean;
  /** Why the first balances, or those the player asked for last, did not come; null: they did, or are on the way. */
  readonly updateError: CallError | null;
  /** The currency chosen for a new account, by id; null: none. */
  readonly selectedAddCurrency: number | null;
  /** All currencies; empty until the accounts were first opened. */
  readonly currencies: readonly Currency[];
  /** Why they did not come when the accounts were opened; null: they did, or are on the way. */
  readonly currenciesError: CallError | null;
  /** Prepaid amount of the active account; null until the server has reported it. */
  readonly availablePrepaidAmount: number | null;
  /** 0 not allowed, 1 the main account, 2 an additional one. [account-010] */
  readonly convertStatus: number;
  /** Players who were reminded in this session that an account can be converted. [reminders-008] */
  readonly convertShownTo: readonly Sealed[];
};

export const initial: AccountState = {
  accounts: [],
  receivedAt: null,
  bonuses: [],
  isAvailableFirstDepositBonus: false,
  isAccountFrozen: false,
  change: null,
  isUpdateBalanceProcess: false,
  updateError: null,
  selectedAddCurrency: null,
  currencies: [],
  currenciesError: null,
  availablePrepaidAmount: null,
  convertStatus: 0,
  convertShownTo: [],
};

export const activeAccount = (state: AccountState): Account | null =>
  state.accounts.find((account) => account.isActive) ?? null;

/**
 * ISO code of the currency shown: that of the active account, else of the visitor's country, else RUB.
 * [account-004]
 */
export const shownCurrency = (active: Account | null, config: SiteConfigBody | null): string =>
  active?.iso ?? config?.geo?.currencyIso ?? "RUB";

/** Account types. [account-002] */
export const accountTypes = { main: 0, bonus: 4, currency: 9 } as const;

export const mainAccount = (state: AccountState): Account | null =>
  state.accounts.find(({ type }) => type === accountTypes.main) ?? null;
