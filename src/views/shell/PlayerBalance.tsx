import type { Account } from "../../events/account/index.ts";
import { Balance } from "../components/Balance.tsx";
import { useMoney } from "../hooks/useMoney.ts";

/** What is on an account; how money is written loads with it, for a visitor has none. */
export function PlayerBalance({ account }: { account: Account }) {
  const money = useMoney(account.iso);
  return <Balance account={account.label} amount={money(account.money)} />;
}
