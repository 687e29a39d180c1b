import { lazy, Suspense } from "react";
import { flakesOf } from "../../events/layout/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { Guard } from "../shell/Guard.tsx";

const Snowfall = lazy(() => import("./Snowfall.tsx").then((m) => ({ default: m.Snowfall })));

/** Loads the snow only where it is shown. [ui-002] */
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
