import { fork } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ExpectedError } from "../../tools/expected.ts";
import { kinds } from "./kinds.mjs";
import { openPlayer, type Player } from "./player.ts";
import { startServer } from "./server.ts";

const help = `Usage: npm run bench -- flood
  Floods a server of its own in every way that there is, and measures how long a player waits meanwhile; ends with 1
  when that, or the memory, is over its limit. Takes no options.`;

const quietMs = 3000;
const floodMs = 5000;
const connections = 16;
const mostMedianMs = 50;
const mostMegabytes = 512;

/**
 * Measures how long a player waits for answers while each kind of flood runs, and how much memory the server
 * uses. Returns 1 if a median or the memory exceeds its limit.
 */
export async function main(args: readonly string[] = []): Promise<number> {
  const [arg] = args;
  if (arg !== undefined) {
    const isHelp = arg === "--help" || arg === "-h";
    if (!isHelp) throw new ExpectedError(`${arg}: no such option; nothing was run.\n${help}`);
    console.log(help);
    return 0;
  }
  const folder = await mkdtemp(join(tmpdir(), "touchline-flood-"));
  await writeFile(join(folder, "index.html"), "<!doctype html>");
  const server = await startServer(folder);
  let isGood = true;
  try {
    const player = await openPlayer(server.url);
    console.log(
      `${connections} connections at once, ${floodMs / 1000} s each; a player's waits in ms`,
    );
    console.log(
      "CPU: what the server used for each answer to the flood, in ms, all its threads together",
    );
    console.log("memory: the most that the server took up to then, in MB");
    const memory = async () => shown((await mostMemory(server.pid)) ?? Number.NaN);
    console.log(row("flood", ["median", "95 %", "CPU", "memory"], "answers"));
    const quiet = await waits(player, quietMs);
    console.log(row("none", [shown(quiet.median), shown(quiet.late), "", await memory()]));
    for (const kind of Object.keys(kinds)) {
      const usedBefore = await usedMs(server.pid);
      const { median, late, statuses } = await flood(server.url, kind, player);
      const count = Object.values(statuses).reduce((sum, each) => sum + each, 0);
      const cpu = ((await usedMs(server.pid)) - usedBefore) / count;
      isGood &&= median < mostMedianMs;
      const answers = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`);
      const statistics = [shown(median), shown(late), shown(cpu), await memory()];
      console.log(row(kind, statistics, answers.join(", ")));
    }
    const megabytes = await mostMemory(server.pid);
    if (megabytes !== null) {
      isGood &&= megabytes < mostMegabytes;
      console.log(`most memory of the server: ${megabytes.toFixed(0)} MB`);
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return isGood ? 0 : 1;
}

const row = (name: string, statistics: readonly string[], answers = "") =>
  `${name.padEnd(40)}${statistics.map((statistic) => statistic.padStart(8)).join("")}  ${answers}`;
const shown = (ms: number): string => ms.toFixed(1);

async function flood(url: string, kind: string, player: Player) {
  const cookies = await Promise.all(Array.from({ length: 20 }, () => visitorCookie(url)));
  const order = JSON.stringify({ url, kind, connections, cookies });
  const sender = fork("./bench/flood/sender.mjs", [order]);
  const received = () =>
    new Promise<Record<string, number>>((done, fail) => {
      sender.once("message", (message) => done(message as Record<string, number>));
      sender.once("error", fail);
    });
  await received();
  const statuses = received();
  const measured = await waits(player, floodMs);
  sender.send("stop");
  const answered = await statuses;
  sender.disconnect();
  return { ...measured, statuses: answered };
}

async function visitorCookie(url: string): Promise<string> {
  const answer = await fetch(`${url}/web-api/session`, {
    headers: { "X-Forwarded-For": "192.0.2.1" },
  });
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/** Sends requests repeatedly, as a page does, and reports how long the answers took. */
async function waits(player: Player, forMs: number) {
  const all: number[] = [];
  const endAt = performance.now() + forMs;
  while (performance.now() < endAt) {
    const askedAt = performance.now();
    await player.ask();
    all.push(performance.now() - askedAt);
    await new Promise((resume) => setTimeout(resume, 20));
  }
  all.sort((a, b) => a - b);
  const at = (part: number): number => all[Math.floor(all.length * part)] ?? Number.NaN;
  return { median: at(0.5), late: at(0.95) };
}

/** CPU time of a process since its start; NaN if the system does not report it. */
async function usedMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // Behind the name, which may hold spaces; in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** In MB, since the process started; null if the system does not report it. */
async function mostMemory(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}
