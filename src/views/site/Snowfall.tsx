import { useSyncExternalStore } from "react";
import { variables } from "../components/at.ts";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./Snowfall.module.css";

/** Irrational steps such as the golden ratio spread any number of flakes evenly without randomness. */
const spread = (flake: number, step: number): number => (flake * step) % 1;

/** Snow over home; it takes no space and no touches, and pauses while the tab is hidden. [ui-002] */
export function Snowfall(props: { flakes: number }) {
  const isHidden = useSelect(({ shell }) => shell.isTabHidden);
  const isMotionReduced = useIsMotionReduced();
  if (isMotionReduced) return null;
  return (
    <div
      className={styles.sky}
      aria-hidden="true"
      data-part="snow"
      data-paused={isHidden || undefined}
    >
      {Array.from({ length: props.flakes }, (_, flake) => (
        <i
          key={flake}
          style={variables({
            "--x": `${spread(flake, 0.618_034) * 100}%`,
            "--size": `${3 + spread(flake, 0.414_214) * 4}px`,
            "--fall": String(0.75 + spread(flake, 0.732_051) / 2),
            "--start": String(-spread(flake, 0.236_068)),
            "--drift": `${spread(flake, 0.302_776) * 60 - 30}px`,
          })}
        />
      ))}
    </div>
  );
}

const reducedMotion = "(prefers-reduced-motion: reduce)";

/** With reduced motion there is no snow at all. */
const useIsMotionReduced = (): boolean =>
  useSyncExternalStore(
    (report) => {
      const query = window.matchMedia(reducedMotion);
      query.addEventListener("change", report);
      return () => query.removeEventListener("change", report);
    },
    () => window.matchMedia(reducedMotion).matches,
  );
