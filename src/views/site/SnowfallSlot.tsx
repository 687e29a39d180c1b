import { flakesOf } from "../../events/layout/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { OptionalPart } from "../shell/OptionalPart.tsx";
import { late } from "../shell/late.tsx";

const Snowfall = late(() => import("./Snowfall.tsx"), "Snowfall");

/** Loads the snow only where it is shown. [ui-002] */
export function SnowfallSlot() {
  const flakes = useSelect(flakesOf);
  if (flakes === 0) return null;
  return (
    <OptionalPart>
      <Snowfall flakes={flakes} />
    </OptionalPart>
  );
}
