import { lazy, Suspense } from "react";
import { flakesOf } from "../../events/layout/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { Guard } from "../shell/Guard.tsx";

const Snowfall = lazy(() => import("./Snowfall.tsx").then((m) => ({ default: m.Snowfall })));

/** Where it may snow; the code of the snow comes when it does. [ui-002] */
export function SnowfallSlot() {
  const flakes = useSelect(flakesOf);
  if (flakes === 0) return null;
  return (
    <Guard fallback={null}>
      <Suspense fallback={null}>
        <Snowfall flakes={flakes} />
      </Suspense>
    </Guard>
  );
}
