import { arrival } from "./app.ts";
import {
  type AnyCall,
  callOfAsked,
  type Draft,
  draftOf,
  type Entry,
  type EntryOf,
} from "../../src/events/define.ts";
import { CallCancelled, DomainsMissing, DomainsWanted } from "../../src/events/runtime/events.ts";
import { answeredDrafts } from "../../src/infra/http/answered.ts";
import { announceClosed } from "../../src/infra/ports/closed.ts";
import type { Vault } from "../../src/infra/vault.ts";
import { type Answer, answers, type Reply } from "./replies.ts";
import type { Owner, World } from "./world.ts";

export type ServerOptions = {
  readonly world: World;
  /** The answers of the site, and those that a timeline puts in their place. */
  readonly defaults: Readonly<Record<string, Answer>>;
  readonly answers: Readonly<Record<string, Answer>>;
  readonly latencyMs: number;
};

/** A page's connection to the server, as its HTTP port. */
export type Line = {
  readonly isOnline: boolean;
  readonly port: (vault: Vault, report: (draft: Draft) => void) => (entry: Entry) => void;
  /** Groups of rules are served under the name `Rules` too; by default they arrive at once. */
  readonly rulesPort: (report: (draft: Draft) => void) => (entry: Entry) => void;
  /** Reads the rest of the site config as soon as the part that wants it is here. */
};

const RULES = "Rules";

/** What the answer of the site config was, as it came. */
type InFlight = { readonly handle: number | null; readonly fail: () => void };

/** The server of a timeline; it outlives the pages, like the real one. */
export class Server {
  isOnline = true;
  readonly #options: ServerOptions;
  readonly #answers: Readonly<Record<string, Answer>>;
  readonly #counts = new Map<string, number>();
  readonly #inFlight = new Map<Owner, Map<number, InFlight>>();

  constructor(options: ServerOptions) {
    for (const name of Object.keys(options.answers)) {
      if (name !== RULES && callOfAsked(`${name}Asked`) === undefined) {
        throw new Error(`server lane: there is no call "${name}"; see defineCall in src/events`);
      }
    }
    this.#options = options;
    this.#answers = { ...options.defaults, ...options.answers };
  }

  /** A page's own connection; pending requests of the previous page are dropped. */
  connect(owner: Owner): Line {
    const inFlight = new Map<number, InFlight>();
    this.#inFlight.set(owner, inFlight);
    return {
      isOnline: this.isOnline,
      port: (vault, report) => (entry) => {
        if (CallCancelled.is(entry)) this.#cancel(entry.data.call, inFlight);
        const call = callOfAsked(entry.type);
        if (call !== undefined) this.#ask(call, entry, { owner, inFlight, vault, report });
      },
      rulesPort: (report) => (entry) => {
        if (DomainsWanted.is(entry)) this.#load(entry, owner, report);
      },
    };
  }

  disconnect(owner: Owner): void {
    this.#inFlight.delete(owner);
  }

  /** The connection is lost: pending requests get no answer any more. */
  cut(): void {
    this.isOnline = false;
    for (const [owner, inFlight] of this.#inFlight) {
      const lost = [...inFlight.values()];
      inFlight.clear();
      for (const { handle, fail } of lost) {
        if (handle !== null) this.#options.world.clearTimeout(handle);
        if (this.#options.world.isFrozen(owner)) this.#options.world.reply(owner, fail, 0);
        else fail();
      }
    }
  }

  #load(wanted: EntryOf<typeof DomainsWanted>, owner: Owner, report: (draft: Draft) => void): void {
    const { need } = wanted.data;
    if (!this.isOnline) return report(DomainsMissing({ need }));
    const reply = this.#replyTo(RULES, wanted);
    if (reply.tag === "silence") return;
    const received = () =>
      report(reply.tag === "answer" ? arrival(need) : DomainsMissing({ need }));
    if (reply.afterMs === null) received();
    else this.#options.world.reply(owner, received, reply.afterMs);
  }

  #ask(call: AnyCall, asked: Entry, { owner, inFlight, vault, report }: Asking): void {
    const { world, latencyMs } = this.#options;
    const { call: number, ask } = asked.data as { readonly call: number; readonly ask: unknown };
    const offline = draftOf(call.failed, { call: number, ask, error: { tag: "offline" } });
    const reply: Reply = this.isOnline
      ? this.#replyTo(call.name, asked)
      : { tag: "failure", error: { tag: "offline" }, afterMs: 0 };
    if (reply.tag === "silence") {
      inFlight.set(number, { handle: null, fail: () => report(offline) });
      return;
    }
    const drafts =
      reply.tag === "failure"
        ? [draftOf(call.failed, { call: number, ask, error: reply.error })]
        : answered(call, { call: number, ask, body: reply.body }, vault);
    const receivedValue = () => {
      inFlight.delete(number);
      for (const draft of drafts) report(draft);
      if (reply.tag === "failure") announceClosed(reply.error, report);
    };
    const handle = world.reply(owner, receivedValue, reply.afterMs ?? latencyMs);
    inFlight.set(number, { handle, fail: () => report(offline) });
  }

  #replyTo(name: string, asked: Entry): Reply {
    const answer = this.#answers[name] ?? (name === RULES ? answers(null) : undefined);
    if (answer === undefined) {
      throw new Error(`server lane: ${name} is asked and has no answer; add ${name} to the lane`);
    }
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    return typeof answer === "function" ? answer(asked, count) : answer;
  }

  #cancel(number: number, inFlight: Map<number, InFlight>): void {
    const handle = inFlight.get(number)?.handle ?? null;
    if (handle !== null) this.#options.world.clearTimeout(handle);
    inFlight.delete(number);
  }
}

type Asking = {
  readonly owner: Owner;
  readonly inFlight: Map<number, InFlight>;
  readonly vault: Vault;
  readonly report: (draft: Draft) => void;
};

/**
 * Some fields may be missing, as in the page; an answer that does not fit as a whole is an error in the
 * timeline.
 */
function answered(
  call: AnyCall,
  data: Parameters<typeof answeredDrafts>[1],
  vault: Vault,
): readonly Draft[] {
  const drafts = answeredDrafts(call, data, vault);
  const failed = drafts.find(({ type }) => type === call.failed.type);
  if (failed === undefined) return drafts;
  throw new Error(
    `server lane: the answer for ${call.name} does not fit: ${JSON.stringify(failed.data)}`,
  );
}
