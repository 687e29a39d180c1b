import type { Book } from "../feed/book.ts";
import type { FeedSource } from "../feed/source.ts";
import { sports } from "../feed/sports.ts";
import { marketGroups } from "../simulation/marketGroups.ts";
import { type Anchor, sourceTime } from "../store/feeds.ts";
import { Playing } from "./playing.ts";
import { planRecording } from "./plan.ts";
import type { Recording } from "./recording.ts";

const leadMs = 3 * 60_000;
/** How long the end of a recording stays visible before it restarts. */
const tailMs = 60_000;

/** Where playback starts: some minutes of wall time before the first match is in play. */
export function recordingStart(recording: Recording, speed: number): number {
  return Math.max(recording.firstAt, (recording.inPlayAt ?? recording.firstAt) - leadMs * speed);
}

/** Whether a recording is over at this time on its own clock. */
export function isRecordingOver(recording: Recording, sourceAt: number, speed: number): boolean {
  return sourceAt > recording.lastAt + tailMs * speed;
}

/**
 * Plays a recorded stream in a loop, with new ids each time.
 * @param restart stores the anchor of a new run in the database
 */
export function createRecorded(
  recording: Recording,
  anchor: Anchor,
  restart: (anchor: Omit<Anchor, "feedNumber">) => Anchor,
): FeedSource {
  const plan = planRecording(recording);
  let playing = new Playing(recording, plan, anchor);
  let hasChamps = false;

  return {
    sports: Object.values(sports),
    marketTypes: plan.marketTypes,
    marketGroups,
    advance: (book: Book, now: number) => {
      if (!hasChamps) for (const champ of plan.champs) book.addChamp(champ);
      hasChamps = true;
      const { speed, run } = playing.anchor;
      if (isRecordingOver(recording, sourceTime(playing.anchor, now), speed)) {
        playing.leave(book);
        const sourceAt = recordingStart(recording, speed);
        playing = new Playing(
          recording,
          plan,
          restart({ wallAt: now, sourceAt, speed, run: run + 1 }),
        );
      }
      playing.advance(book, now);
    },
    settled: (key) => {
      const [run, line, outcomeIndex] =
        /^r:(\d+):(\d+):(\d+)$/.exec(key)?.slice(1).map(Number) ?? [];
      if (run === undefined || line === undefined || outcomeIndex === undefined) return null;
      if (run === playing.anchor.run) return playing.settled(line, outcomeIndex);
      // A finished run ended like the recording.
      const result = run < playing.anchor.run ? plan.lines[line]?.results[outcomeIndex] : undefined;
      return result ? { ...result, score: null } : null;
    },
    // A recording has no matches before it.
    record: () => null,
    // Of cricket it has every ball; of all other sports no score.
    trackedSportIds: plan.cricket.scores.length > 0 ? [sports.cricket.id] : [],
    // It has no players.
    team: () => null,
    player: () => null,
    // Of this run: those before it have had the same matches.
    played: (from, to) =>
      playing.played().filter(({ startTime }) => startTime * 1000 >= from && startTime * 1000 < to),
  };
}
