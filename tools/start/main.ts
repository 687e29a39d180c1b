import { mkdir } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { demoSignIn, type RunningServer, startServer } from "../../server/main.ts";
import { sectionSources } from "../build/ownSections.ts";
import { isStale } from "../build/stale.ts";
import { main as build } from "../build.ts";
import { ExpectedError } from "../expected.ts";
import { answers } from "./answers.ts";
import { startDev } from "./dev.ts";

/** The options parsed and validated by tools/start/options.mjs. */
export type StartOptions = {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly feedFile: string | null;
  readonly speed: number;
  readonly seed: number;
  readonly firstFeed: number;
  /** The id of the policy pack that holds; null: none. */
  readonly pack: string | null;
  /** Null for the project's own, which is built if stale. */
  readonly distFolder: string | null;
  readonly apiUrl: string | null;
  readonly isDev: boolean;
  readonly isProduction: boolean;
  readonly origin: string | null;
  readonly proxies: number;
  readonly rateFactor: number;
};

/** Serves until SIGINT or SIGTERM. */
export async function main(options: StartOptions): Promise<number> {
  if (!options.isDev && options.distFolder === null && (await isStale("."))) {
    console.log("Building the app.");
    await build();
  }
  await mkdir(options.dataFolder, { recursive: true });
  const server = await start(options);
  try {
    const front = options.isDev ? await startDev(options, server.url) : null;
    const url = front?.url ?? server.url;
    await answers(url, options.apiUrl);
    console.log(banner(url, options));
    await stopSignal();
    console.log("\nStopping.");
    await front?.close();
  } finally {
    await server.close();
  }
  return 0;
}

async function start(options: StartOptions): Promise<RunningServer> {
  const { port, host, feedFile: file, seed, firstFeed: number, speed, isDev } = options;
  try {
    return await startServer({
      // With hot reload the page's own server is in front, and only it calls this one.
      port: isDev ? 0 : port,
      host: isDev ? "127.0.0.1" : host,
      dataFolder: options.dataFolder,
      feed:
        file === null
          ? { kind: "simulation", seed, speed, number }
          : { kind: "recorded", file, speed },
      pack: options.pack,
      distFolder: isDev ? null : (options.distFolder ?? resolve("dist")),
      apiUrl: options.apiUrl,
      now: Date.now,
      isProduction: options.isProduction,
      origin: options.origin,
      // The page's own server is a proxy, and forwards the client's address.
      proxies: isDev ? 1 : options.proxies,
      rateFactor: options.rateFactor,
      ...(isDev ? { ownSections: sourceOf } : {}),
    });
  } catch (error) {
    // A plain Error is a message for the user; any other class is a bug of ours.
    if (error instanceof Error && error.constructor === Error)
      throw new ExpectedError(error.message);
    throw error;
  }
}

/** With hot reload a screen is its source, which Vite serves with its imports. */
function sourceOf(section: string) {
  const source = Object.hasOwn(sectionSources, section) ? sectionSources[section] : undefined;
  if (source === undefined) return null;
  return { script: `/${relative(".", source)}`, styles: [], modules: [] };
}

function banner(url: string, options: StartOptions): string {
  const { apiUrl, feedFile, seed, speed, dataFolder, isProduction, origin } = options;
  const ownRows = [
    isProduction
      ? ["Mode", `production${origin === null ? "" : `, for ${origin}`}`]
      : ["Sign in", `${demoSignIn.login} / ${demoSignIn.password}`],
    ["Feed", feedFile === null ? `simulation, seed ${seed}` : displayPath(feedFile)],
    ["Speed", `${speed} x`],
    ["Pack", options.pack ?? "none"],
    ["Data", displayPath(dataFolder)],
  ];
  const rows = [["Touchline", url], ...(apiUrl === null ? ownRows : [["Backend", apiUrl]])];
  const lines = rows.map(([name = "", value = ""]) => `  ${name.padEnd(11)}${value}`);
  return ["", ...lines, "", "  Ctrl+C stops it."].join("\n");
}

/** Relative inside the project, otherwise absolute. */
function displayPath(path: string): string {
  const inside = relative(".", path);
  return inside.startsWith("..") ? path : inside;
}

/** The first signal stops gracefully; a second one ends the process as usual. */
function stopSignal(): Promise<void> {
  return new Promise((stop) => {
    process.once("SIGINT", () => stop());
    process.once("SIGTERM", () => stop());
  });
}
