import type { ReactNode } from "react";
import { type Game, isOver } from "../../events/sports/index.ts";
import { translationsOf } from "../../infra/i18n.ts";
import { Guard } from "../shell/Guard.tsx";
import { OptionalPart } from "../shell/OptionalPart.tsx";
import { withTranslations } from "../shell/withTranslations.ts";
import { progressOf } from "../sports/matchTime.ts";
import type { SportKind } from "../sports/sportKinds.ts";
import { CourtTracker } from "./CourtTracker.tsx";
import { PitchTracker } from "./PitchTracker.tsx";
import styles from "./TrackerSlot.module.css";

// Of cricket alone, and the longest.
const OverTracker = withTranslations(
  () => import("./OverTracker.tsx"),
  "OverTracker",
  () => translationsOf("cricket"),
);

/** The course of a match on its board, if its score tells it; without it, the children. */
export function PitchTrackerSlot(props: { game: Game; kind: SportKind; children: ReactNode }) {
  const { game, kind, children } = props;
  if (game.score?.details?.["goalMinutes1"] === undefined) return children;
  return (
    <div className={styles.pitch}>
      <Guard fallback={children}>
        <PitchTracker
          game={game}
          played={progressOf(game, kind) ?? 0}
          length={(kind.periods * kind.periodSec) / 60}
        />
      </Guard>
    </div>
  );
}

/**
 * Below the table on the board, if the score tells it: the innings under way over by over in cricket, the court with who
 * serves in tennis.
 */
export function TableTrackerSlot({ game, kind }: { game: Game; kind: SportKind }) {
  const { current, details, serving } = game.score ?? {};
  const hasOvers = details?.["overRuns1"] !== undefined;
  const hasServices = kind.icon === "tennis" && current !== undefined && serving !== undefined;
  if (!hasOvers && (!hasServices || isOver(game))) return null;
  return (
    <div className={hasOvers ? styles.overs : styles.court}>
      <OptionalPart>
        {hasOvers ? <OverTracker game={game} isOnPitch /> : <CourtTracker game={game} />}
      </OptionalPart>
    </div>
  );
}
