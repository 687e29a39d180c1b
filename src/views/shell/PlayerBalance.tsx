import type { Account } from "../../events/account/index.ts";
import { Balance } from "../components/Balance.tsx";
import { useMoney } from "../hooks/useMoney.ts";

/** Balance of an account. A chunk of its own, as a visitor does not need the money format. */
export function PlayerBalance({ account }: { account: Account }) {
  const money = useMoney(account.iso);
  return <Balance account={account.label} amount={money(account.money)} />;
}
