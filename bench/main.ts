import { immutable } from "./contenders/immutable.ts";
import { limit } from "./contenders/limit.ts";
import { mobx } from "./contenders/mobx.ts";
import { reduxFlat, reduxFlatEpics } from "./contenders/reduxFlat.ts";
import { reduxSharded, reduxShardedEpics } from "./contenders/reduxSharded.ts";
import { touchline, touchlineLines, touchlineObjects } from "./contenders/touchline.ts";
import { measureLog } from "./logSize.ts";
import { type Options, readOptions, usage } from "./options.ts";
import { machineLine, reportOf } from "./report.ts";
import { Disagreement, type Row, runRounds } from "./rounds.ts";
import { timeSeeks } from "./seek.ts";
import { createStream } from "./stream.ts";
import { createWorld, type IdKind, shape } from "./world.ts";

const contenders = [
  limit,
  touchline,
  touchlineObjects,
  touchlineLines,
  mobx,
  immutable,
  reduxSharded,
  reduxShardedEpics,
  reduxFlat,
  reduxFlatEpics,
];

/** Prints every table; if two contenders disagree, names them and returns 1. */
function main(args: readonly string[]): number {
  if (args.includes("--help")) {
    console.log(usage);
    return 0;
  }
  const options = readOptions(args);
  if (typeof options === "string") {
    console.error(options);
    return 2;
  }
  const startedAt = performance.now();
  console.log(intro(options));
  try {
    for (const kind of ["opaque", "dense"] as const) console.log(`\n${reportOn(kind, options)}`);
  } catch (error) {
    if (!(error instanceof Disagreement)) throw error;
    console.error(error.message);
    return 1;
  }
  console.log(`\n${((performance.now() - startedAt) / 1000).toFixed(0)} s in all.`);
  return 0;
}

function reportOn(kind: IdKind, { rounds, length }: Options): string {
  const world = createWorld(kind);
  const stream = createStream(world, length);
  const rows = runRounds(contenders, limit, world, stream, rounds);
  const rowOf = (wanted: Row["contender"]): Row => {
    const found = rows.find(({ contender }) => contender === wanted);
    if (found === undefined)
      throw new Error(`${wanted.name} was not run; it is what others are compared with`);
    return found;
  };
  const size = measureLog(touchline, world, stream);
  return reportOf({
    kind,
    limit: rowOf(limit),
    shardedRedux: rowOf(reduxSharded),
    rows: rows.map((row) => ({ row, seek: timeSeeks(row, limit, world, stream) })),
    logs: size === null ? [] : [{ name: touchline.name, size }],
  });
}

function intro({ rounds, length, isQuick }: Options): string {
  const { games, perGame, watchers, totalWatchers } = shape;
  return [
    machineLine(new Date()),
    `${length.toLocaleString("en-US")} seeded events over ${games} games, ${games * perGame} outcomes; ` +
      `live with ${watchers + totalWatchers} subscribers; median of ${rounds} interleaved rounds.`,
    "Events: how many were timed. On them every contender reached the state hash of the limit and told",
    "its subscribers as often and the same values; otherwise this run ends with exit code 1.",
    "Seek: 400 random points of the stream, five times each, by the median of each; ~ is reckoned from replay speed, for want of a way to seek.",
    ...(isQuick ? ["Quick run: figures are not fit to be quoted."] : []),
  ].join("\n");
}

process.exitCode = main(process.argv.slice(2));
