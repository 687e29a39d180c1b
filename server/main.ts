import { existsSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { type ServerType, serve } from "@hono/node-server";
import { createApp, idleConnectionMs } from "./app.ts";
import { builtSections, type OwnSections } from "./sections/own.ts";
import { createService, type FeedOptions, frontOf, type RunningService } from "./service.ts";

export { demoSignIn } from "./players/players.ts";

export type ServerOptions = {
  /** 0 for any free one. */
  readonly port: number;
  readonly host: string;
  /** Folder of the database; created if it is missing. */
  readonly dataFolder: string;
  readonly feed: FeedOptions;
  /** Folder of the built client, null for the API alone. */
  readonly distFolder: string | null;
  /** Address of another backend that answers the API in place of this one. */
  readonly apiUrl: string | null;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly isProduction?: boolean;
  /** Folder of the sections hosted here; by default the project's. */
  readonly sectionsFolder?: string;
  /** Folder of the policy packs; by default the project's. */
  readonly packsFolder?: string;
  /** The id of the policy pack that holds from the start; by default none. */
  readonly pack?: string | null;
  /** The screens of our own client; by default those in `distFolder`. */
  readonly ownSections?: OwnSections;
  /** The origin of the pages if a proxy is in front of the server; by default as requested. */
  readonly origin?: string | null;
  /** Number of proxies in front of the server that set `X-Forwarded-For`; by default none. */
  readonly proxies?: number;
  /** Multiplies the production rate limits per address and session; by default 1. */
  readonly rateFactor?: number;
};

export type RunningServer = { readonly url: string; close(): Promise<void> };

const stepMs = 1000;

/**
 * Starts the reference server and waits until it listens.
 * @throws Error with a message for the user if an option cannot be used.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const isProduction = options.isProduction ?? false;
  const folder = options.distFolder === null ? null : pageFolder(options.distFolder);
  const ownSections = options.ownSections ?? (folder === null ? null : builtSections(folder));
  const service =
    options.apiUrl === null ? createService({ ...options, isProduction, ownSections }) : null;
  try {
    const api = service ?? backendUrl(options.apiUrl ?? "");
    const app = createApp(frontOf(options), api, folder);
    const { server, port } = await listen(app.fetch, options);
    const timer = service ? setInterval(() => stepSafely(service), stepMs) : undefined;
    return {
      url: `http://${shownHost(options.host)}:${port}`,
      close: async () => {
        clearInterval(timer);
        await stop(server);
        service?.close();
      },
    };
  } catch (error) {
    service?.close();
    throw error;
  }
}

function shownHost(host: string): string {
  if (host === "127.0.0.1") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** A failing step must not end the process; the next one catches up. */
function stepSafely(service: RunningService): void {
  try {
    service.step();
  } catch (error) {
    console.error("the feed could not be brought up to now; it is tried again in a second:", error);
  }
}

function pageFolder(distFolder: string): string {
  const folder = isAbsolute(distFolder) ? distFolder : resolve(distFolder);
  if (!existsSync(join(folder, "index.html"))) {
    throw new Error(`client folder ${folder} has no index.html; build the client first`);
  }
  return folder;
}

function backendUrl(apiUrl: string): string {
  if (!URL.canParse(apiUrl) || !/^https?:$/.test(new URL(apiUrl).protocol)) {
    throw new Error(`backend address "${apiUrl}" is not an http or https URL`);
  }
  return apiUrl;
}

type Fetch = Parameters<typeof serve>[0]["fetch"];

function listen(
  fetch: Fetch,
  { port, host }: ServerOptions,
): Promise<{ server: ServerType; port: number }> {
  return new Promise((done, fail) => {
    const serverOptions = { keepAliveTimeout: idleConnectionMs };
    const server = serve({ fetch, port, hostname: host, serverOptions }, (address) =>
      done({ server, port: address.port }),
    );
    server.once("error", (error) =>
      fail(new Error(`cannot listen on ${host}:${port}: ${error.message}`)),
    );
  });
}

function stop(server: ServerType): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
}
