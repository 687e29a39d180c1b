import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { temporaryFolder } from "./folder.ts";

const start = Date.parse("2026-03-01T12:00:00Z");

/** Recorded streams of the data folder; none where the folder is missing. */
export function dataStreams(): readonly string[] {
  const folder = join(process.env["TOUCHLINE_DATA"] ?? resolve("../shared/data"), "streams");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.includes(".mcm."))
    .map((name) => join(folder, name));
}

/**
 * Writes a small invented stream: two matches, in play after 1 min, suspended from 2.5 to 4, settled after 6.
 */
export function writeStream(): string {
  const lines: object[] = [];
  for (let second = 0; second <= 400; second += 2) {
    const at = start + second * 1000;
    const isChange =
      second === 0 || second === 60 || second === 150 || second === 240 || second === 360;
    const markets = [1, 2].flatMap((event) => (isChange ? [defined(event, second)] : []));
    const prices = second < 360 ? [1, 2].map((event) => priced(event, second)) : [];
    lines.push({ op: "mcm", clk: String(second), pt: at, mc: [...markets, ...prices] });
  }
  const file = join(temporaryFolder("stream"), "made.mcm.jsonl.gz");
  writeFileSync(file, gzipSync(lines.map((line) => JSON.stringify(line)).join("\n")));
  return file;
}

function defined(event: number, second: number) {
  const isClosed = second >= 360;
  const status = isClosed ? "CLOSED" : second === 150 ? "SUSPENDED" : "OPEN";
  const runner = (id: number, name: string, result: string, sortPriority: number) => ({
    id,
    name,
    sortPriority,
    status: isClosed ? result : "ACTIVE",
  });
  return {
    id: `1.${event}00`,
    marketDefinition: {
      eventId: String(500 + event),
      eventTypeId: "1",
      eventName: `Team ${event}A v Team ${event}B`,
      marketType: "MATCH_ODDS",
      bettingType: "ODDS",
      name: "Match Odds",
      marketTime: new Date(start + 60_000).toISOString(),
      inPlay: second >= 60,
      betDelay: second >= 60 ? 5 : 0,
      status,
      regulators: ["MR_INT"],
      runners: [
        runner(11, `Team ${event}A`, "WINNER", 1),
        runner(12, `Team ${event}B`, "LOSER", 2),
        runner(58_805, "The Draw", event === 2 ? "REMOVED" : "LOSER", 3),
      ],
    },
  };
}

function priced(event: number, second: number) {
  const price = (base: number) =>
    Math.round((base + ((second * 7 + event) % 40) / 100) * 100) / 100;
  return {
    id: `1.${event}00`,
    rc: [
      { id: 11, ltp: price(2) },
      { id: 12, ltp: price(3) },
      { id: 58_805, ltp: price(3.5) },
    ],
  };
}
