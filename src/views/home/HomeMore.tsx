import { lazy, Suspense } from "react";
import { mayBeOffered } from "../../events/limits/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { Guard } from "../shell/Guard.tsx";
import { BonusLadder } from "./BonusLadder.tsx";
import { HomeExpress } from "./HomeExpress.tsx";
import { HomeLimits } from "./HomeLimits.tsx";
import { PopularPlace } from "./PopularBand.tsx";

// By itself, so that the frame does not name all that its rows need.
const HomePopular = lazy(() =>
  import("./HomePopular.tsx").then((m) => ({ default: m.HomePopular })),
);

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
        <Guard fallback={null}>
          <Suspense fallback={<PopularPlace />}>
            <HomePopular />
          </Suspense>
        </Guard>
      )}
      <HomeLimits />
    </>
  );
}
