import { fieldsOf, isFields, listOf, numberOr, textOr } from "../json.ts";
import { readLinesIfAny } from "./recording.ts";

/** Names that the stream itself does not contain, from the files next to it. */
export type Names = {
  readonly runners: ReadonlyMap<number, string>;
  readonly markets: ReadonlyMap<string, string>;
};

/** Score of a cricket match from a given time on. */
export type CricketScore = {
  readonly at: number;
  readonly innings: readonly {
    readonly runs: number;
    readonly wickets: number;
    readonly overs: string;
  }[];
  /** The team that bats first. */
  readonly battingFirst: string;
};

export type CricketCard = {
  readonly names: ReadonlyMap<number, string>;
  readonly scores: readonly CricketScore[];
};

/** Names from FILE.catalogue.json next to FILE.mcm.jsonl.gz; empty if there is none. */
export function readCatalogue(streamFile: string): Names {
  const runners = new Map<number, string>();
  const markets = new Map<string, string>();
  const lines = readLinesIfAny(siblingFile(streamFile, "catalogue.json"));
  const catalogue = fieldsOf(parse(lines.join("\n")));
  const id = textOr(catalogue["marketId"], null);
  const name = textOr(catalogue["marketName"], null);
  if (id !== null && name !== null) markets.set(id, name);
  for (const runner of listOf(catalogue["runners"]).map(fieldsOf)) {
    const runnerId = numberOr(runner["selectionId"], null);
    const runnerName = textOr(runner["runnerName"], null);
    if (runnerId !== null && runnerName !== null) runners.set(runnerId, runnerName);
  }
  return { runners, markets };
}

/** Teams and score from FILE.ccm.jsonl.gz next to FILE.mcm.jsonl.gz; empty if there is none. */
export function readCricketCard(streamFile: string): CricketCard {
  const names = new Map<number, string>();
  const scores: CricketScore[] = [];
  const extension = streamFile.endsWith(".gz") ? "ccm.jsonl.gz" : "ccm.jsonl";
  for (const line of readLinesIfAny(siblingFile(streamFile, extension))) {
    const message = fieldsOf(parse(line));
    const at = numberOr(message["pt"], 0);
    for (const change of listOf(message["cc"]).map(fieldsOf)) {
      for (const side of ["homeTeam", "awayTeam"]) {
        const team = fieldsOf(change[side]);
        const id = numberOr(team["selectionId"], null);
        const name = textOr(team["name"], null);
        if (id !== null && name !== null) names.set(id, name);
      }
      const innings = listOf(fieldsOf(change["matchStats"])["inningsStats"]).map(fieldsOf);
      const played = innings.filter((stats) => typeof stats["battingTeam"] === "string");
      if (played.length === 0) continue;
      scores.push({
        at,
        battingFirst: textOr(played[0]?.["battingTeam"], ""),
        innings: played.map((stats) => ({
          runs: numberOr(stats["inningsRuns"], 0),
          wickets: numberOr(stats["inningsWickets"], 0),
          overs: textOr(stats["inningsOvers"], "0.0"),
        })),
      });
    }
  }
  return { names, scores };
}

function siblingFile(streamFile: string, ending: string): string {
  return streamFile.replace(/\.mcm\.jsonl(\.gz)?$|\.jsonl(\.gz)?$/, `.${ending}`);
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}
