import { placeOf } from "./address.ts";
import { readAnswer, type SectionData } from "./answer.ts";
import { Failure } from "./failure.ts";
import { MAX_ANSWER_BYTES } from "./limits.ts";
import type { RemoteAddress, RemoteSectionsOptions } from "./types.ts";
import { within } from "./waiting.ts";

export type Answer = { readonly data: SectionData; readonly url: URL; readonly bytes: number };

type RequestOptions = Pick<
  RemoteSectionsOptions,
  "fetch" | "ownOrigin" | "setTimer" | "clearTimer" | "token"
> & { readonly answerMs: number; readonly lng: string };

/**
 * Requests the data of a section from its host (contract, "Load"). Any redirect is refused: the address is a
 * setting, and with `manual` neither header nor cookie can follow one. Throws a `Failure`, or the signal's
 * reason. [call-sections-001] [call-sections-002] [call-sections-003]
 */
export async function fetchAnswer(
  url: URL,
  address: RemoteAddress,
  options: RequestOptions,
  signal: AbortSignal,
): Promise<Answer> {
  const ended = new AbortController();
  const abort = () => ended.abort();
  signal.addEventListener("abort", abort, { once: true });
  try {
    const answer = readWhole(url, requestOf(url, address, options, ended.signal), options.fetch);
    return await within(
      options,
      options.answerMs,
      signal,
      answer,
      () => new Failure("timeout", `no whole answer of ${placeOf(url)} in ${options.answerMs} ms`),
    );
  } finally {
    // Also stops what is still arriving of a refused answer.
    ended.abort();
    signal.removeEventListener("abort", abort);
  }
}

function requestOf(
  url: URL,
  address: RemoteAddress,
  { ownOrigin, token, lng }: RequestOptions,
  signal: AbortSignal,
): RequestInit {
  const bearer = url.origin === ownOrigin ? (token?.() ?? null) : null;
  return {
    method: address.isPost ? "POST" : "GET",
    credentials: "same-origin",
    redirect: "manual",
    cache: "no-store",
    signal,
    headers: {
      Accept: "application/json",
      "X-Render-Mode": "json",
      "X-Api-Version": "v2",
      "X-Language": lng,
      ...(address.isForceSpa ? { "X-Force-Spa": "1" } : {}),
      ...(address.isPost ? { "Content-Type": "application/json" } : {}),
      ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
    },
    ...(address.isPost ? { body: JSON.stringify({ components: address.components ?? {} }) } : {}),
  };
}

async function readWhole(url: URL, request: RequestInit, fetcher: typeof fetch): Promise<Answer> {
  const place = placeOf(url);
  const offline = () =>
    new Failure("offline", `${place} does not answer, or the browser does not let it`);
  const response = await fetcher(url.href, request).catch(() => {
    throw offline();
  });
  assertFit(response, url, place);
  const bytes = await bytesOf(response, place, offline);
  return { data: readAnswer(textOf(bytes, place), place), url, bytes: bytes.length };
}

function assertFit(response: Response, url: URL, place: string): void {
  const { status, type, headers } = response;
  const isElsewhere = response.url !== "" && new URL(response.url).origin !== url.origin;
  if (type === "opaqueredirect" || (status >= 300 && status < 400) || isElsewhere)
    throw new Failure("redirect", `${place} sends on to another address, which is refused`);
  if (!response.ok) throw new Failure("http", `${place} answers ${status}`, status);
  const contentType = (headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (!/^application\/(?:[\w.+-]+\+)?json$/.test(contentType))
    throw new Failure(
      "contentType",
      `${place} answers with the type "${contentType.slice(0, 60)}"`,
    );
}

/** Counted while reading: a declared length may be wrong, or that of the packed answer. */
async function bytesOf(
  response: Response,
  place: string,
  offline: () => Failure,
): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const step = await reader?.read().catch(() => {
      throw offline();
    });
    if (step === undefined || step.done) break;
    chunks.push(step.value);
    size += step.value.length;
    if (size > MAX_ANSWER_BYTES)
      throw new Failure("size", `the answer of ${place} is longer than ${MAX_ANSWER_BYTES} bytes`);
  }
  const joined = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.length;
  }
  return joined;
}

function textOf(bytes: Uint8Array, place: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Failure("json", `the answer of ${place} is not UTF-8`);
  }
}

/** The answer that the server put into the page. The same limits apply. */
export function inlinedAnswer(text: string, url: URL): Answer {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > MAX_ANSWER_BYTES)
    throw new Failure("size", `the answer in the page is longer than ${MAX_ANSWER_BYTES} bytes`);
  return { data: readAnswer(text, "the page"), url, bytes };
}
