import { isSelfExcluded } from "../../events/limits/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { BonusLadder } from "./BonusLadder.tsx";
import { HomeExpress } from "./HomeExpress.tsx";

/** Below the matches of home: what an express gains, and the express of the day. Nothing for who may not play. */
export function HomeMore() {
  const isSilent = useSelect(isSelfExcluded);
  return isSilent ? null : (
    <>
      <BonusLadder />
      <HomeExpress />
    </>
  );
}
