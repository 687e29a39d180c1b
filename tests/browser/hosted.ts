// What the tests need from the server and the tools, bundled once per run by prepare.ts: the test processes
// run the bundle.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { createApp, idleConnectionMs } from "../../server/app.ts";
import { builtSections } from "../../server/sections/own.ts";
import { createService, type FeedOptions, frontOf } from "../../server/service.ts";
import { comingLate } from "./late.ts";
import { openFile } from "../../tools/replay/open.ts";
import { proofLines, prove } from "../../tools/replay/verify.ts";

export type HostedSite = {
  readonly url: string;
  /** Whether anything was changed that the next test could notice. */
  isTouched(): boolean;
  close(): Promise<void>;
};

const stepMs = 1_000;
/** Answers come late, at random; see `comingLate`. */
const lateSeed = process.env["TOUCHLINE_LATE"];

/** Calls that change nothing except the session of the caller. */
const ownSession =
  /^\/web-api\/(auth\/(login|rights)|session|fingerprint|user\/gettoken|coupon\/refresh|diagnostics|metrics)|^\/(sections|blocks-api)\//;

/** A site with its database and its feed: the reference server in the process of the tests. */
export async function openSite(options: {
  /** 0 for any free one. */
  readonly port: number;
  readonly dataFolder: string;
  readonly feed: FeedOptions;
  readonly dist: string;
  readonly sectionsFolder: string;
  readonly packsFolder?: string;
}): Promise<HostedSite> {
  const { port, dataFolder, feed, dist, sectionsFolder, packsFolder } = options;
  const service = createService({
    dataFolder,
    feed,
    sectionsFolder,
    ...(packsFolder === undefined ? {} : { packsFolder }),
    now: Date.now,
    isProduction: false,
    ownSections: builtSections(dist),
    // All visitors of a test share one address.
    rateFactor: 1_000,
  });
  const app = createApp(frontOf({ isProduction: false }), service, dist);
  let isTouched = false;
  const answer = async (
    request: Request,
    env: Parameters<typeof app.fetch>[1],
  ): Promise<Response> => {
    const response = await app.fetch(request, env);
    const isOwn = ownSession.test(new URL(request.url).pathname) && response.ok;
    isTouched ||= request.method !== "GET" && !isOwn;
    return response;
  };
  const server = serve({
    fetch: lateSeed === undefined ? answer : comingLate(answer, Number(lateSeed)),
    port,
    hostname: "127.0.0.1",
    serverOptions: { keepAliveTimeout: idleConnectionMs },
  });
  await once(server, "listening");
  const timer = setInterval(() => service.step(), stepMs);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    isTouched: () => isTouched,
    close: async () => {
      clearInterval(timer);
      const closed = once(server, "close");
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
      service.close();
    },
  };
}

/**
 * Replays a saved log as `npm run replay -- FILE --verify` does; null, or the report on a log that does not
 * verify.
 */
export async function whyNotProven(file: string): Promise<string | null> {
  const { visits, warnings } = await openFile(file, { isForgiving: true, skimmedTo: undefined });
  if (warnings.length > 0) return warnings.join("; ");
  for (const visit of visits) {
    const proof = prove(visit);
    // Page and replay are of the same build: a parameter that differs was read in another way.
    if (proof.tag === "same" && proof.parameters.length === 0) continue;
    const { startedAt } = visit.log.header;
    return proofLines(file, proof, startedAt, (_kind, text) => text).join("\n");
  }
  return null;
}
