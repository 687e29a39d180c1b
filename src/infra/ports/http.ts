import { callOfAsked, type Draft, draftOf, type Entry } from "../../events/define.ts";
import { CallCancelled } from "../../events/runtime/events.ts";
import { SessionClosed, SignOutRequested } from "../../events/session/events.ts";
import { answeredDrafts } from "../http/answered.ts";
import type { HttpClient } from "../http/client.ts";
import type { Endpoint } from "../http/request.ts";
import { announceClosed } from "./closed.ts";
import type { Vault } from "../vault.ts";

type Asked = { readonly call: number; readonly ask: unknown };

/** Receives the calls that epics make, and reports each answer or failure as an input. */
export class HttpPort {
  readonly #running = new Map<number, AbortController>();
  readonly #byAsked = new Map<string, Endpoint>();
  readonly #options: {
    readonly client: HttpClient;
    readonly vault: Vault;
    readonly report: (draft: Draft) => void;
  };

  constructor(
    endpoints: readonly Endpoint[],
    options: { client: HttpClient; vault: Vault; report: (draft: Draft) => void },
  ) {
    this.#options = options;
    this.add(endpoints);
  }

  /** Adds the endpoints of domains that load later. */
  add(endpoints: readonly Endpoint[]): void {
    for (const endpoint of endpoints) this.#byAsked.set(endpoint.call.asked.type, endpoint);
  }

  onEntry(entry: Entry): void {
    if (CallCancelled.is(entry)) {
      this.#running.get(entry.data.call)?.abort();
      this.#running.delete(entry.data.call);
    } else if (SignOutRequested.is(entry) || SessionClosed.is(entry)) {
      this.#options.client.forgetPlayer(SignOutRequested.is(entry));
    } else if (callOfAsked(entry.type) !== undefined) {
      void this.#ask(entry.type, entry.data as Asked);
    }
  }

  async #ask(type: string, { call, ask }: Asked): Promise<void> {
    const { client, vault, report } = this.#options;
    const endpoint = this.#byAsked.get(type);
    if (endpoint === undefined)
      throw new Error(`${type} has no endpoint; add it to infra/http/api`);
    const abort = new AbortController();
    this.#running.set(call, abort);
    // The type of `ask` was checked against the endpoint's call when the event was made.
    const request = endpoint.request(vault.open(ask) as never);
    vault.forgetSecrets(ask, endpoint.keepsSecrets);
    const answer = await client.send(request, abort.signal);
    if (!this.#running.delete(call)) return;
    if (answer.tag === "error") {
      report(draftOf(endpoint.call.failed, { call, ask, error: answer.error }));
      announceClosed(answer.error, report);
      return;
    }
    const data = { call, ask, body: answer.body };
    for (const draft of answeredDrafts(endpoint.call, data, vault)) report(draft);
  }
}
