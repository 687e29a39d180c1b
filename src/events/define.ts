import * as t from "io-ts";
import { finite, openString, shape } from "../codec/codec.ts";
import { assertClassed } from "../codec/classes.ts";

/** An event or a command that is not in the log yet. */
export type Draft<T extends string = string, D = unknown> = {
  readonly kind: "event" | "command";
  readonly type: T;
  readonly v: number;
  readonly data: D;
};

/** A log entry: `seq` counts from 1, `at` is Unix ms, `cause` the seq that led to it, `by` who made it. */
export type Entry<T extends string = string, D = unknown> = {
  readonly seq: number;
  readonly at: number;
  readonly type: T;
  readonly v: number;
  readonly data: D;
  readonly cause: number | null;
  readonly by?: string;
};

/** Constructor, guard and codec of one type of event or command. */
export type Definition<T extends string, D> = {
  (data: D): Draft<T, D>;
  readonly type: T;
  readonly version: number;
  /** `input`: comes from outside; replay feeds in nothing else. */
  readonly origin: "input" | "derived" | "command";
  readonly codec: t.Type<D, unknown, unknown>;
  /** For a command: it waits while the code of its domain is loading. */
  readonly mayWait: boolean;
  readonly is: (entry: { readonly type: string; readonly data: unknown }) => entry is Entry<T, D>;
};

export type AnyDefinition = {
  readonly type: string;
  readonly version: number;
  readonly origin: "input" | "derived" | "command";
  readonly codec: t.Mixed;
  readonly mayWait: boolean;
};
export type DataOf<X> = X extends Definition<string, infer D> ? D : never;
export type EntryOf<X> = X extends Definition<infer T, infer D> ? Entry<T, D> : never;

/**
 * A draft from data that the definition's codec has accepted; for ports and replay, which know types by name.
 */
export const draftOf = ({ type, version, origin }: AnyDefinition, data: unknown): Draft => ({
  kind: origin === "command" ? "command" : "event",
  type,
  v: version,
  data,
});

const registry = new Map<string, AnyDefinition>();

/** All definitions by type: everything a log may contain. */
export const definitions: ReadonlyMap<string, AnyDefinition> = registry;

export function define<T extends string, D>(
  origin: Definition<T, D>["origin"],
  type: T,
  version: number,
  codec: t.Type<D, unknown, unknown>,
  mayWait = false,
): Definition<T, D> {
  if (registry.has(type)) throw new Error(`"${type}" is defined twice`);
  // Tests and a page in development define everything that a released page does, which need not look again.
  if (process.env.NODE_ENV !== "production") assertClassed(type, codec);
  const kind = origin === "command" ? "command" : "event";
  const definition: Definition<T, D> = Object.assign(
    (data: D): Draft<T, D> => ({ kind, type, v: version, data }),
    {
      type,
      version,
      origin,
      codec,
      mayWait,
      is: (entry: { readonly type: string; readonly data: unknown }): entry is Entry<T, D> =>
        entry.type === type,
    },
  );
  registry.set(type, definition);
  return definition;
}

export const defineEvent = <T extends string, D>(
  type: T,
  version: number,
  codec: t.Type<D, unknown, unknown>,
) => define("derived", type, version, codec);

/** An event that a port reports: recorded, and fed in again by replay. */
export const defineInput = <T extends string, D>(
  type: T,
  version: number,
  codec: t.Type<D, unknown, unknown>,
) => define("input", type, version, codec);

/**
 * Why a call has no answer; `code` and `exceptionCode` are the server's (contract, "Errors"), `message` is
 * only set if it is meant for the player.
 */
export const CallError = shape(
  { tag: t.keyof({ offline: null, timeout: null, http: null, decode: null }) },
  {
    status: finite,
    code: finite,
    message: openString,
    detail: openString,
    retryAfterMs: finite,
    exceptionCode: finite,
    changed: t.array(shape({ marketId: finite, coef: finite, isBlocked: t.boolean })),
    movedTo: shape({ feed: openString, id: finite }),
  },
);
export type CallError = t.TypeOf<typeof CallError>;

/** A server call as three events: asked, answered, failed. `call` numbers the calls of a visit. */
export type Call<N extends string, A, B> = {
  readonly name: N;
  /** Made for the current session: nobody else can use its answer. */
  readonly isOfSession: boolean;
  readonly asked: Definition<`${N}Asked`, { readonly call: number; readonly ask: A }>;
  readonly answered: Definition<
    `${N}Answered`,
    { readonly call: number; readonly ask: A; readonly body: B }
  >;
  readonly failed: Definition<
    `${N}Failed`,
    { readonly call: number; readonly ask: A; readonly error: CallError }
  >;
};
export type AnyCall = {
  readonly name: string;
  readonly isOfSession: boolean;
  readonly asked: AnyDefinition;
  readonly answered: AnyDefinition;
  readonly failed: AnyDefinition;
};

const callsByAsked = new Map<string, AnyCall>();
export const callOfAsked = (type: string): AnyCall | undefined => callsByAsked.get(type);
/** The failure events of all calls. */
export const callFailures = (): readonly AnyDefinition[] =>
  [...callsByAsked.values()].map(({ failed }) => failed);

export function defineCall<N extends string, A, B>(
  name: N,
  version: number,
  ask: t.Type<A, unknown, unknown>,
  body: t.Type<B, unknown, unknown>,
  isOfSession = false,
): Call<N, A, B> {
  const asked = shape({ call: finite, ask });
  const answered = shape({ call: finite, ask, body });
  const failed = shape({ call: finite, ask, error: CallError });
  const call: Call<N, A, B> = {
    name,
    isOfSession,
    asked: define("derived", `${name}Asked`, version, asked),
    answered: define("input", `${name}Answered`, version, answered),
    failed: define("input", `${name}Failed`, version, failed),
  };
  callsByAsked.set(call.asked.type, call);
  return call;
}

/** A call that ends with the session that made it. */
export const defineSessionCall = <N extends string, A, B>(
  name: N,
  version: number,
  ask: t.Type<A, unknown, unknown>,
  body: t.Type<B, unknown, unknown>,
): Call<N, A, B> => defineCall(name, version, ask, body, true);
