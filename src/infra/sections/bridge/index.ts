import { hasArrived } from "../../../events/runtime/index.ts";
import type { BehaviorSubject } from "rxjs";
import type { DataOf, Draft } from "../../../events/define.ts";
import type { State } from "../../../events/index.ts";
import {
  BridgeEnded,
  SectionListenerFailed,
  SectionCommandReceived,
  SectionRequestRefused,
} from "../../../events/sections/bridgeEvents.ts";
import {
  type SectionCommandType,
  SectionCommand,
  isSectionCommandType,
} from "../../../events/sections/index.ts";
import { decode } from "../../../codec/codec.ts";
import { kindOf } from "../failure.ts";
import { frozen, plainCopy } from "./plain.ts";
import { eventViews, keyViews, type View } from "./views.ts";
import { type Watched, Watching } from "./watching.ts";

type Refusal = DataOf<typeof SectionRequestRefused>["code"];
export type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly code: Refusal; readonly message: string } };

/**
 * What a section receives from the shell (contract, "Remote sections", Bridge); frozen, and it never throws.
 */
export type Bridge = {
  readonly protocol: 1;
  /** `ok`: the command is well formed and logged; whether it can be carried out now shows in the state. */
  readonly send: (command: unknown) => Answer;
  readonly on: (type: unknown, fn: unknown) => () => void;
  readonly get: (key: unknown) => unknown;
  readonly watch: (key: unknown, fn: unknown) => () => void;
};

/** From the host: the state after each turn, and how a port reports. */
export type BridgeClient = {
  readonly state$: Pick<BehaviorSubject<State>, "value" | "subscribe">;
  readonly report: (input: Draft) => void;
};

/** Limits per mount; more means a loop that would fill the log. */
const limits = { commands: 5_000, notes: 50, functions: 200 } as const;

const messages: Readonly<Record<Refusal, string>> = {
  notReady: "the shell cannot accept commands yet; nothing was done, send it again later",
  type: "there is no such type or key in protocol 1; nothing was done",
  payload:
    "it does not have the form that protocol 1 asks for, without anything more; nothing was done",
  tooMany: "this mount has used up what one may send or watch; nothing was done",
  ended: "this mount is over; nothing was done",
};

const viewOf = (views: Readonly<Record<string, View>>, key: unknown): View | undefined =>
  typeof key === "string" && Object.hasOwn(views, key) ? views[key] : undefined;

/** Builds the bridge of one mount of a section; `end` ends everything it started. */
export function makeBridge(
  { state$, report }: BridgeClient,
  section: string,
  instance: string,
): { readonly bridge: Bridge; readonly end: () => void } {
  const origin = { section, instance };
  const watching = new Watching(state$);
  let sentCount = 0;
  let noteCount = 0;
  let hasPageRequests = false;
  let isEnded = false;

  /** The first ones show what is wrong; a loop must not push everything else out of the log. */
  const note = (draft: Draft): void => {
    noteCount += 1;
    if (noteCount <= limits.notes) report(draft);
  };
  const refuse = (
    method: DataOf<typeof SectionRequestRefused>["method"],
    code: Refusal,
    name: string | null,
  ): Answer => {
    note(SectionRequestRefused({ ...origin, method, code, name }));
    return frozen({ ok: false, error: { code, message: `${method}: ${messages[code]}` } });
  };

  const send = (value: unknown): Answer => {
    const { type, payload = {}, ...more } = fieldsOf(plainCopy(value));
    const commandType = isSectionCommandType(type) ? type : null;
    if (isEnded) return refuse("send", "ended", commandType);
    if (commandType === null) return refuse("send", "type", commandType);
    const command = decodeStrictly({ type, payload, ...more });
    if (command === null) return refuse("send", "payload", commandType);
    if (!isReady(state$.value, commandType)) return refuse("send", "notReady", commandType);
    if (sentCount >= limits.commands) return refuse("send", "tooMany", commandType);
    sentCount += 1;
    hasPageRequests ||= ofThePage.includes(command.type);
    report(SectionCommandReceived({ ...origin, command }));
    return frozen({ ok: true });
  };

  const follow = (
    method: "on" | "watch",
    views: Readonly<Record<string, View>>,
    key: unknown,
    fn: unknown,
  ): (() => void) => {
    const view = viewOf(views, key);
    const name = view === undefined ? null : String(key);
    const code = isEnded
      ? "ended"
      : name === null
        ? "type"
        : typeof fn !== "function"
          ? "payload"
          : watching.count >= limits.functions
            ? "tooMany"
            : null;
    if (view === undefined || name === null || typeof fn !== "function" || code !== null) {
      refuse(method, code ?? "type", name);
      return Object.freeze(() => {});
    }
    const failed = (error: unknown) =>
      note(SectionListenerFailed({ ...origin, name, error: kindOf(error) }));
    return Object.freeze(watching.add({ view, call: guarded(fn, failed) }));
  };

  const get = (key: unknown): unknown => {
    const view = viewOf(keyViews, key);
    if (view !== undefined && !isEnded) return watching.now(view);
    refuse("get", isEnded ? "ended" : "type", view === undefined ? null : String(key));
    return undefined;
  };

  return {
    bridge: Object.freeze({
      protocol: 1,
      send: Object.freeze(send),
      on: Object.freeze((type: unknown, fn: unknown) => follow("on", eventViews, type, fn)),
      get: Object.freeze(get),
      watch: Object.freeze((key: unknown, fn: unknown) => follow("watch", keyViews, key, fn)),
    }),
    end: () => {
      if (isEnded) return;
      isEnded = true;
      watching.end();
      if (hasPageRequests) report(BridgeEnded(origin));
    },
  };
}

/** Commands whose effect ends with the mount. */
const ofThePage: readonly SectionCommandType[] = [
  "page/setTitle",
  "page/hideParts",
  "media/playing",
];
/** Commands that the domain `overlays` carries out. */
const overlayCommands: readonly SectionCommandType[] = ["modal/open", "modal/close", "auth/open"];
const isReady = (state: State, type: SectionCommandType): boolean =>
  hasArrived(state, "remoteSections") &&
  (!overlayCommands.includes(type) || hasArrived(state, "overlays"));

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/**
 * The command, if it holds nothing that its codec does not know. A decoder would drop that, because server
 * answers may hold it.
 */
function decodeStrictly(value: unknown): SectionCommand | null {
  const decoded = decode(SectionCommand, value);
  if (decoded.tag === "bad") return null;
  return JSON.stringify(decoded.value) === JSON.stringify(value) ? decoded.value : null;
}

/** Whatever the function does, and whenever, the shell goes on. */
function guarded(fn: Function, failed: (error: unknown) => void): Watched["call"] {
  return (value) => {
    try {
      const result: unknown = Reflect.apply(fn, undefined, [value]);
      if (result instanceof Promise) result.then(undefined, failed);
    } catch (error) {
      failed(error);
    }
  };
}
