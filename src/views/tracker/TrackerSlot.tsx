import { lazy, type ReactNode, Suspense } from "react";
import { type Game, isOver } from "../../events/sports/index.ts";
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

const CourtTracker = lazy(() =>
  Promise.all([import("./CourtTracker.tsx"), translationsOf("statistic")]).then(
    ([{ CourtTracker: component }]) => ({ default: component }),
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

/**
 * Below the table on the board, if the score tells it: the innings under way over by over in cricket, the court with who
 * serves in tennis.
 */
export function TableTrackerSlot({ game, kind }: { game: Game; kind: SportKind }) {
  const isTakenOver = useIsTakenOver();
  const { current, details, serving } = game.score ?? {};
  const hasOvers = details?.["overRuns1"] !== undefined;
  const hasServices = kind.icon === "tennis" && current !== undefined && serving !== undefined;
  if (!hasOvers && (!hasServices || isOver(game))) return null;
  return (
    <div className={hasOvers ? styles.overs : styles.court}>
      <Guard fallback={null}>
        <Suspense fallback={null}>
          {isTakenOver &&
            (hasOvers ? <OverTracker game={game} isOnPitch /> : <CourtTracker game={game} />)}
        </Suspense>
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
