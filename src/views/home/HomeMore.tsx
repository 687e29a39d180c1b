import { mayBeOffered } from "../../events/limits/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { BonusLadder } from "./BonusLadder.tsx";
import { HomeExpress } from "./HomeExpress.tsx";
import { HomeLimits } from "./HomeLimits.tsx";

/**
 * Below the matches of home: what an express gains and the express of the day, for who may be offered something, and the
 * way to the limits.
 */
export function HomeMore() {
  const isOffered = useSelect(mayBeOffered);
  return (
    <>
      {isOffered && <BonusLadder />}
      {isOffered && <HomeExpress />}
      <HomeLimits />
    </>
  );
}
