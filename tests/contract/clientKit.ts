import { chunkOf } from "../../src/chunks/all.ts";
import { firstChunk } from "../../src/chunks/first.ts";
import { endpointsOf } from "../../src/domains/arrive.ts";
import { type CallError, type DataOf, type Draft, type Entry } from "../../src/events/define.ts";
import { AnswerPartsLeftOut } from "../../src/events/runtime/events.ts";
import { tokenParameters } from "../../src/epics/session/token.ts";
import { HttpClient } from "../../src/infra/http/client.ts";
import type { TokenJar } from "../../src/infra/http/token.ts";
import { HttpPort } from "../../src/infra/ports/http.ts";
import { Vault } from "../../src/infra/vault.ts";

export const now = 1_800_000_000_000;
/** The page that sends the request: its query is included where the full address is sent. */
const location = { origin: "https://site.test", search: "?from=mail&x=1%2F2" } as Location;
export const all = endpointsOf([...firstChunk, ...Object.values(chunkOf).flat()], {
  language: "en",
  location,
});

export type Sent = { readonly url: string; readonly init: RequestInit; readonly headers: Headers };
export type Reply = (sent: Sent) => Response | Promise<Response>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json", ...headers },
  });

/** A bearer token with an expiry time; only the server can tell whether it is valid. */
export const tokenUntil = (endsAt: number, mark = ""): string => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part({ exp: Math.floor(endsAt / 1000), mark })}.sign`;
};

/** The client with a server that is a function; `sent` lists the requests. */
export function wired(reply: Reply, token: string | null = tokenUntil(now + 60_000)) {
  const sent: Sent[] = [];
  let held = token;
  const jar: TokenJar & { readonly held: () => string | null } = {
    read: () => held,
    write: (fresh) => {
      held = fresh;
    },
    drop: () => {
      held = null;
    },
    held: () => held,
  };
  const client = new HttpClient({
    apiOrigin: "https://api.test",
    fetch: async (url, init = {}) => {
      const one = { url: String(url), init, headers: new Headers(init.headers) };
      sent.push(one);
      return reply(one);
    },
    jar,
    now: () => now,
    figures: tokenParameters(() => null),
    language: () => "en",
  });
  return { client, jar, sent };
}

export type Received =
  | {
      readonly tag: "answered";
      readonly body: unknown;
      /** The fault of the first field that was left out. */
      readonly leftOut?: string;
    }
  | { readonly tag: "failed"; readonly error: CallError };

/** Sends a request through the port, as the app does, and returns the resulting event. */
export async function ask(name: string, ask: object, client: HttpClient): Promise<Received> {
  const endpoint = all.find(({ call }) => call.name === name);
  if (endpoint === undefined) throw new Error(`${name} has no endpoint`);
  const vault = new Vault();
  const data = vault.sealBy(endpoint.call.asked.codec, { call: 1, ask });
  const asked: Entry = { seq: 1, at: now, type: endpoint.call.asked.type, v: 1, data, cause: null };
  let leftOut: string | undefined;
  const event = await new Promise<Draft>((received) => {
    const report = (draft: Draft) => {
      if (draft.type === AnswerPartsLeftOut.type)
        leftOut = (draft.data as DataOf<typeof AnswerPartsLeftOut>).detail;
      else received(draft);
    };
    new HttpPort(all, { client, vault, report }).onEntry(asked);
  });
  const { answered, failed } = endpoint.call;
  const received = event.data as { readonly body: unknown; readonly error: CallError };
  if (event.type === answered.type)
    return { tag: "answered", body: received.body, ...(leftOut === undefined ? {} : { leftOut }) };
  if (event.type === failed.type) return { tag: "failed", error: received.error };
  throw new Error(`${name} was answered by ${event.type}`);
}
