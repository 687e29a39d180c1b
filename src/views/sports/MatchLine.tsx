import type { Game } from "../../events/sports/index.ts";
import { PartLine, TimeLine } from "../components/TimeLine.tsx";
import { progressOf, timeOf } from "./matchTime.ts";
import type { SportKind } from "./sportKinds.ts";

/** Progress of a match, drawn for its sport: one line, quarters or sets. */
export function MatchLine(props: { game: Game; kind: SportKind; isOnPitch?: boolean | undefined }) {
  const { game, kind, isOnPitch } = props;
  const progress = progressOf(game, kind);
  if (kind.clock === "minutes") {
    const tone = isOnPitch === true ? "pitch" : "live";
    return <TimeLine share={progress ?? 0} ticks={[0.5]} tone={tone} />;
  }
  const { period, periodSec, timeSec } = timeOf(game, kind);
  const played = progress === undefined ? 0 : (timeSec - (period - 1) * periodSec) / periodSec;
  return (
    <PartLine
      parts={Math.max(kind.periods, period, fewestParts)}
      current={period}
      share={played}
      tone={isOnPitch === true ? "pitch" : "ink"}
    />
  );
}

/** The number of sets or innings is not known in advance; most matches have at least this many. */
const fewestParts = 2;
