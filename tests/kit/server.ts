import {
  type AnyCall,
  callOfAsked,
  type Draft,
  draftOf,
  type Entry,
} from "../../src/events/define.ts";
import { CallCancelled } from "../../src/events/runtime/events.ts";
import { decode } from "../../src/infra/codec.ts";
import type { Vault } from "../../src/infra/vault.ts";
import type { Answer, Reply } from "./replies.ts";
import type { World } from "./world.ts";

export type ServerOptions = {
  readonly world: World;
  readonly answers: Readonly<Record<string, Answer>>;
  readonly latencyMs: number;
};

/** The server of a drawing; it outlives the page, as the real one does. */
export class Server {
  isOnline = true;
  readonly #options: ServerOptions;
  readonly #counts = new Map<string, number>();
  readonly #inFlight = new Map<
    number,
    { readonly handle: number | null; readonly fail: () => void }
  >();

  constructor(options: ServerOptions) {
    for (const name of Object.keys(options.answers)) {
      if (callOfAsked(`${name}Asked`) === undefined) {
        throw new Error(`server lane: there is no call "${name}"; see defineCall in src/events`);
      }
    }
    this.#options = options;
  }

  /** Hears what a page asks, as its HTTP port does. */
  port(vault: Vault, report: (draft: Draft) => void): (entry: Entry) => void {
    this.#inFlight.clear();
    return (entry) => {
      if (CallCancelled.is(entry)) this.#cancel(entry.data.call);
      const call = callOfAsked(entry.type);
      if (call !== undefined) this.#ask(call, entry, vault, report);
    };
  }

  /** The connection is gone: what was under way gets no answer any more. */
  cut(): void {
    this.isOnline = false;
    const lost = [...this.#inFlight.values()];
    this.#inFlight.clear();
    for (const { handle, fail } of lost) {
      if (handle !== null) this.#options.world.clearTimeout(handle);
      fail();
    }
  }

  #ask(call: AnyCall, asked: Entry, vault: Vault, report: (draft: Draft) => void): void {
    const { world, latencyMs } = this.#options;
    const { call: number, ask } = asked.data as { readonly call: number; readonly ask: unknown };
    const offline = draftOf(call.failed, { call: number, ask, error: { tag: "offline" } });
    const reply: Reply = this.isOnline
      ? this.#replyTo(call.name, asked)
      : { tag: "failure", error: { tag: "offline" }, afterMs: 0 };
    if (reply.tag === "silence") {
      this.#inFlight.set(number, { handle: null, fail: () => report(offline) });
      return;
    }
    const draft =
      reply.tag === "failure"
        ? draftOf(call.failed, { call: number, ask, error: reply.error })
        : answered(call, { call: number, ask, body: reply.body }, vault);
    const handle = world.reply(() => {
      this.#inFlight.delete(number);
      report(draft);
    }, reply.afterMs ?? latencyMs);
    this.#inFlight.set(number, { handle, fail: () => report(offline) });
  }

  #replyTo(name: string, asked: Entry): Reply {
    const answer = this.#options.answers[name];
    if (answer === undefined) {
      throw new Error(`server lane: ${name} is asked and has no answer; add ${name} to the lane`);
    }
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    return typeof answer === "function" ? answer(asked, count) : answer;
  }

  #cancel(number: number): void {
    const handle = this.#inFlight.get(number)?.handle ?? null;
    if (handle !== null) this.#options.world.clearTimeout(handle);
    this.#inFlight.delete(number);
  }
}

function answered({ name, answered }: AnyCall, data: unknown, vault: Vault): Draft {
  const decoded = decode(answered.codec, vault.sealBy(answered.codec, data));
  if (decoded.tag === "ok") return draftOf(answered, decoded.value);
  throw new Error(`server lane: the answer for ${name} does not fit: ${decoded.reason}`);
}
