import { lazy, type ReactNode, Suspense } from "react";
import type { Game } from "../../events/sports/index.ts";
import { translationsOf } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { Guard } from "../shell/Guard.tsx";
import { progressOf } from "../sports/matchTime.ts";
import type { SportKind } from "../sports/sportKinds.ts";
import styles from "./TrackerSlot.module.css";

// Their words are with those of the statistics and of cricket.
const PitchTracker = lazy(() =>
  Promise.all([import("./PitchTracker.tsx"), translationsOf("statistic")]).then(
    ([{ PitchTracker: component }]) => ({ default: component }),
  ),
);
const OverTracker = lazy(() =>
  Promise.all([import("./OverTracker.tsx"), translationsOf("cricket")]).then(
    ([{ OverTracker: component }]) => ({ default: component }),
  ),
);

/** The course of a match on its board, if its score tells it; until it is loaded, and without it, the children. */
export function PitchTrackerSlot(props: { game: Game; kind: SportKind; children: ReactNode }) {
  const { game, kind, children } = props;
  const isTakenOver = useIsTakenOver();
  if (game.score?.details?.["goalMinutes1"] === undefined) return children;
  return (
    <div className={styles.pitch}>
      <Guard fallback={children}>
        <Suspense fallback={children}>
          {isTakenOver ? (
            <PitchTracker
              game={game}
              played={progressOf(game, kind) ?? 0}
              length={(kind.periods * kind.periodSec) / 60}
            />
          ) : (
            children
          )}
        </Suspense>
      </Guard>
    </div>
  );
}

/** The innings under way over by over on the board of a match of cricket, if its score tells it. */
export function OverTrackerSlot({ game }: { game: Game }) {
  const isTakenOver = useIsTakenOver();
  if (game.score?.details?.["overRuns1"] === undefined) return null;
  return (
    <div className={styles.overs}>
      <Guard fallback={null}>
        <Suspense fallback={null}>{isTakenOver && <OverTracker game={game} isOnPitch />}</Suspense>
      </Guard>
    </div>
  );
}

/** Whether the page is no longer what the server sent, which has no parts that load later. */
function useIsTakenOver(): boolean {
  return useSelect(
    () => true,
    () => false,
  );
}
