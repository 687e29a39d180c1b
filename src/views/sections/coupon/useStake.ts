import { activeAccount } from "../../../events/account/state.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { type Stake, stakeOf } from "./stake.ts";

export function useStake(): Stake {
  const coupon = useSelect((state) => state.coupon);
  const account = useSelect((state) => activeAccount(state.account));
  const config = useSelect(({ shell }) => shell.config);
  return stakeOf(coupon, account, config);
}
