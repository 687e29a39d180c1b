import { activeAccount } from "../../events/account/index.ts";
import { type OneClickStake, oneClickStake } from "../../events/oneClick/index.ts";
import { useSelect } from "../hooks/useSelect.ts";

/** The stake of a tap, from the active account. */
export function useOneClickStake(): OneClickStake {
  const oneClick = useSelect((state) => state.oneClick);
  const account = useSelect((state) => activeAccount(state.account));
  const config = useSelect(({ shell }) => shell.config);
  return oneClickStake(oneClick, account, config);
}
