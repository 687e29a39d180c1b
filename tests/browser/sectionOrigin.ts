import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sectionCases } from "./sectionOriginCases.ts";
import { sectionFiles } from "./sectionOriginFiles.ts";

/**
 * The origin's response to a request: an answer, no answer at all (`silence`), or a lost connection (`cut`).
 */
export type Reply =
  | "silence"
  | "cut"
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      /** Sent piece by piece; an endless list continues until the reader stops. */
      readonly body: string | Uint8Array | Iterable<string>;
      /** The connection stays open after the body, as if more were to follow. */
      readonly isUnfinished?: boolean;
    };

export type Asked = {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
};

export type Places = {
  /** This server under the name that the site config allows. */
  readonly origin: string;
  /** The same server under a name that is not allowed. */
  readonly other: string;
};

/**
 * A second origin, which serves sections of every kind: the case it was given for a name, otherwise the one
 * named in the address.
 */
export type SectionOrigin = Places & {
  /** All requests in order, including preflights. */
  readonly asked: readonly Asked[];
  /** What section code has sent to this server. */
  readonly found: readonly string[];
  /** The number of requests, without preflights, whose path starts with this. */
  count(start: string): number;
  /** Forgets all requests and findings. */
  forget(): void;
  /**
   * From now on sections of this name are answered as in this case; null: by their own name again. A page
   * does the same with `/serve/{name}/{case}`.
   */
  serve(name: string, caseName: string | null): void;
  /** For `/__control`: the client's section of each name is served from here, as the case of that name. */
  config(
    caseBySection: Readonly<Record<string, string>>,
    how?: { readonly isPost?: boolean; readonly isForceSpa?: boolean },
  ): { readonly config: { readonly remoteSections: object } };
  stop(): Promise<void>;
};

/** Any page may request anything here, with any headers: forbidden requests show up in `asked`. */
const open = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, POST, OPTIONS",
  "Access-Control-Allow-Headers":
    "Accept, Authorization, Content-Type, X-Api-Version, X-Force-Spa, X-Language, X-Render-Mode",
};

export async function startSectionOrigin(): Promise<SectionOrigin> {
  const asked: Asked[] = [];
  const found: string[] = [];
  const served = new Map<string, string>();
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { method = "GET", url: path = "/", headers } = request;
      asked.push({ method, path, headers, body });
      if (method === "OPTIONS") return send(response, { status: 204, body: "" });
      return send(response, replyTo({ method, path, headers, body }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  // The app is on `localhost`, and cookies ignore the port: under that name this server would get the app's.
  const places = { origin: `http://127.0.0.1:${port}`, other: `http://localhost:${port}` };

  function replyTo(request: Asked): Reply {
    const { pathname } = new URL(request.path, places.origin);
    const [, kind, name = ""] = /^\/(\w+)\/?([^/]*)/.exec(pathname) ?? [];
    if (kind === "found") {
      found.push(request.body === "" ? request.path : request.body);
      return { status: 204, body: "" };
    }
    if (kind === "serve") {
      served.set(name, pathname.split("/")[3] ?? "");
      return { status: 204, body: "" };
    }
    if (kind === "sections") {
      const made = sectionCases.find((one) => one.name === (served.get(name) ?? name));
      return made === undefined ? missing : made.reply(places, request);
    }
    return (kind === "files" ? sectionFiles(places)[name] : undefined) ?? missing;
  }

  return {
    ...places,
    asked,
    found,
    count: (start) =>
      asked.filter(({ method, path }) => method !== "OPTIONS" && path.startsWith(start)).length,
    forget: () => {
      asked.length = 0;
      found.length = 0;
    },
    serve: (name, caseName) => {
      if (caseName === null) served.delete(name);
      else served.set(name, caseName);
    },
    config: (caseBySection, { isPost = false, isForceSpa = false } = {}) => {
      const sections = Object.entries(caseBySection).map(([section, name]) => {
        const url = `${places.origin}/sections/${name}`;
        return [section, { url, isEnabled: true, isPost, isForceSpa }] as const;
      });
      const allowedOrigins = [places.origin];
      return {
        config: { remoteSections: { allowedOrigins, sections: Object.fromEntries(sections) } },
      };
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

const missing: Reply = { status: 404, headers: { "Content-Type": "text/plain" }, body: "none" };

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

async function send(response: ServerResponse, reply: Reply): Promise<void> {
  if (reply === "silence") return;
  if (reply === "cut") {
    response.destroy();
    return;
  }
  const { status = 200, headers, body, isUnfinished = false } = reply;
  response.writeHead(status, { "Cache-Control": "no-store", ...open, ...headers });
  const parts = typeof body === "string" || body instanceof Uint8Array ? [body] : body;
  for (const part of parts) {
    if (response.destroyed) return;
    // A reader that is slower than an endless list must not fill the memory here.
    if (!response.write(part)) await drained(response);
  }
  if (!isUnfinished) response.end();
}

const drained = (response: ServerResponse): Promise<void> =>
  new Promise((goOn) => {
    const done = (): void => {
      response.off("drain", done).off("close", done);
      goOn();
    };
    response.on("drain", done).on("close", done);
  });
