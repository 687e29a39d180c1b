import type { LogExport, StoredVisit } from "../ports/log.ts";
import { caseLines } from "./case.ts";
import { closed, pack } from "./file.ts";
import { createLogParser, type GoodLog } from "./parse.ts";
import { defaultLimits } from "./file.ts";
import type { LogStore } from "./store.ts";
import { summarise } from "./summary.ts";

const dayMs = 24 * 3_600_000;

type Visits = Pick<LogStore, "sessions" | "read">;
type Session = Awaited<ReturnType<LogStore["sessions"]>>[number];

/** The visits of the last day with their lines, oldest first; `chosen`: only these, null: all. */
async function linesOf(store: Visits, chosen: readonly string[] | null) {
  const sessions = await store.sessions();
  const now = sessions.find(({ isCurrent }) => isCurrent)?.touchedAt ?? 0;
  const found: { session: Session; lines: readonly string[] }[] = [];
  for (const session of sessions) {
    const isWanted = chosen?.includes(session.session) ?? session.touchedAt > now - dayMs;
    const lines = isWanted ? await store.read(session.session) : null;
    if (lines !== null && lines.length > 0) found.push({ session, lines });
  }
  return found;
}

/** The file of a case; loaded when the player opens the report or saves it. */
export const logExport: LogExport = {
  visits: async (store) =>
    (await linesOf(store, null)).map(({ session, lines }): StoredVisit => {
      const times = new Map<string, number>();
      for (const line of lines) {
        // The visit began without a session.
        if (line.includes('"SessionClosed"') && line.includes('"reason":"start"')) continue;
        const type = /^\{"seq":\d+,"at":[^,]+,"type":"(\w+)"/.exec(line)?.[1] ?? "";
        times.set(type, (times.get(type) ?? 0) + 1);
      }
      const { startedAt, touchedAt, bytes, isCurrent } = session;
      const count = (type: string) => times.get(type) ?? 0;
      return {
        ...{ session: session.session, startedAt, touchedAt, bytes, isCurrent },
        signIns: count("SessionOpened"),
        signOuts: count("SessionClosed"),
        bets: count("CouponPlaced"),
        marks: count("MomentMarked"),
      };
    }),

  pack: async (store, chosen, savedAt) => {
    const visits = await linesOf(store, chosen);
    const lines = [
      ...caseLines(
        savedAt,
        visits.map(({ session: { session, startedAt, lastSeq }, lines: visit }) => ({
          listed: { session, startedAt, entries: lastSeq },
          lines: closed(visit),
        })),
      ),
    ];
    const day = new Date(savedAt).toISOString().slice(0, 16).replace(/[:T]/g, "-");
    const session = visits.at(-1)?.session.session.slice(0, 8) ?? "";
    return {
      name: `touchline-${day}-${session}.tlog.jsonl.gz`,
      bytes: await pack(lines),
      lines: lines.length,
    };
  },

  summary: async (store, chosen) => {
    const visits = await linesOf(store, chosen);
    const logs = visits.map(({ lines }) => readLines(lines));
    const bytes = await pack(visits.flatMap(({ lines }) => lines));
    return summarise(logs, bytes.length);
  },
};

function readLines(lines: readonly string[]): GoodLog {
  const parser = createLogParser(defaultLimits);
  for (const line of lines) {
    const fault = parser.push(line);
    if (fault !== null) throw new Error(fault.message);
  }
  const reading = parser.finish();
  if (reading.tag === "bad") throw new Error(reading.message);
  return reading;
}
