import { mayBeOffered } from "../../events/limits/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { BonusLadder } from "./BonusLadder.tsx";
import { HomeExpress } from "./HomeExpress.tsx";

/** Below the matches of home: what an express gains, and the express of the day. Nothing for who may be offered nothing. */
export function HomeMore() {
  const isOffered = useSelect(mayBeOffered);
  return isOffered ? (
    <>
      <BonusLadder />
      <HomeExpress />
    </>
  ) : null;
}
