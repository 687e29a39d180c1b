import { mayBeOffered } from "../../events/limits/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { OptionalPart } from "../shell/OptionalPart.tsx";
import { BonusLadder } from "./BonusLadder.tsx";
import { HomeExpress } from "./HomeExpress.tsx";
import { HomeLimits } from "./HomeLimits.tsx";
import { PopularPlace } from "./PopularBand.tsx";
import { late } from "../shell/late.tsx";

// By itself, so that the frame does not name all that its rows need.
const HomePopular = late(() => import("./HomePopular.tsx"), "HomePopular");

/**
 * Below the matches of home: what an express gains, the express of the day and what is popular now, for who may be offered
 * something, and the way to the limits.
 */
export function HomeMore() {
  const isOffered = useSelect(mayBeOffered);
  return (
    <>
      {isOffered && <BonusLadder />}
      {isOffered && <HomeExpress />}
      {isOffered && (
        <OptionalPart>
          <HomePopular whileLoading={<PopularPlace />} />
        </OptionalPart>
      )}
      <HomeLimits />
    </>
  );
}
