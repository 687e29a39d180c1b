import type { Entry } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import type { CookieJar } from "../../src/infra/ports/cookieJar.ts";
import { Device } from "./device.ts";
import { type Timeline, type Lanes, lastMarkMs, TAB_KEYWORDS } from "./timeline.ts";
import { durationMs, durationText } from "./durations.ts";
import type { Mark } from "./lanes.ts";
import { MemoryStorage } from "./memoryStorage.ts";
import { Neighbours } from "./neighbours.ts";
import { inputOf, commandOf } from "./commands.ts";
import { sectionHost, spokenBy } from "./sections.ts";
import { Server } from "./server.ts";
import { siteAnswers } from "./site.ts";
import { Tab } from "./tab.ts";
import { Circle, START_AT, World } from "./world.ts";

/** A log entry of a tab, and when it happened in true ms since the start. */
export type RecordedEvent = { readonly ms: number; readonly entry: Entry; readonly tab: 1 | 2 };
export type Played = {
  readonly events: readonly RecordedEvent[];
  /** Of the last page of the first tab. */
  readonly state: State;
  readonly local: MemoryStorage;
  readonly session: MemoryStorage;
  /** Keys that were stored at the start and that no page has asked for. */
  readonly unread: readonly string[];
  readonly cookies: CookieJar;
  /** When the timeline ended, true ms. */
  readonly endMs: number;
};

/** Receives each event with the state after it. */
export type Observer = (event: RecordedEvent, state: State) => void;

/** How long a timeline without a window continues after its last mark. */
const REST_MS = 180_000;

type Lane = "network" | "clock" | "storage" | "section" | "tab" | "tab2" | "user";
type Step = Mark & { readonly lane: Lane };

/** Runs the client through the lanes; an error in the timeline itself is thrown by name. */
export function play(
  timeline: Timeline,
  lanes: Lanes,
  observer: Observer = () => {},
  world = new World(),
): Played {
  const player = new Player(timeline, lanes, observer, world);
  return player.run();
}

class Player {
  readonly #world: World;
  readonly #events: RecordedEvent[] = [];
  readonly #server: Server;
  readonly #local: MemoryStorage;
  readonly #device: Device;
  readonly #lanes: Lanes;
  /** Of the first tab at the start. */
  readonly #session: MemoryStorage;
  readonly #tabs: readonly [Tab, Tab];

  constructor(timeline: Timeline, lanes: Lanes, observer: Observer, world: World) {
    this.#world = world;
    let draws = 0;
    this.#lanes = lanes;
    this.#device = new Device(world.now, timeline.stored?.cookies, timeline.fingerprint);
    this.#local = new MemoryStorage(timeline.stored?.local);
    this.#server = new Server({
      world,
      defaults: siteAnswers(timeline.isPlayer === true),
      answers: timeline.server ?? {},
      latencyMs: timeline.latency === undefined ? 0 : durationMs(timeline.latency),
    });
    const shared = {
      world,
      server: this.#server,
      neighbours: new Neighbours(world),
      sections: sectionHost(timeline.sections, timeline.section === undefined ? "ready" : "silent"),
      local: this.#local,
      device: this.#device,
      path: timeline.path ?? "/en/office/menu",
      keptAt: timeline.kept === undefined ? undefined : START_AT - durationMs(timeline.kept),
      without: lanes.without.map(({ word }) => word),
      draw: () => {
        draws += 1;
        return `00000000-0000-4000-8000-${String(draws).padStart(12, "0")}`;
      },
    };
    const tab = (number: 1 | 2, session: MemoryStorage): Tab =>
      new Tab({
        ...shared,
        number,
        session,
        receive: (entry, state) => {
          const event = { ms: world.ms, entry, tab: number };
          this.#events.push(event);
          observer(event, state);
        },
      });
    this.#session = new MemoryStorage(timeline.stored?.session);
    this.#tabs = [tab(1, this.#session), tab(2, new MemoryStorage())];
  }

  run(): Played {
    const steps = stepsOf(this.#lanes);
    for (const { word } of steps.filter(isHowItBegins)) {
      if (word === "hidden") this.#tabs[0].isHidden = true;
      if (word === "offline") this.#server.cut();
    }
    this.#tabs[0].open();
    for (const step of steps.filter((one) => !isHowItBegins(one))) {
      this.#runUntil(step.at);
      if (this.#world.ms > step.at) throw misplaced(step, "falls into a sleep");
      this.#world.ms = step.at;
      this.#take(step);
    }
    // Without a window it ends some time after its last mark: the app never stops by itself.
    this.#runUntil(this.#lanes.windowMs ?? lastMarkMs(this.#lanes) + REST_MS);
    const [{ state, session }] = this.#tabs;
    if (state === null) throw new Error("no page was ever open");
    const endMs = this.#lanes.windowMs ?? this.#world.ms;
    this.#world.end();
    return {
      events: this.#events,
      state,
      local: this.#local,
      session,
      unread: [...this.#local.unread, ...this.#session.unread],
      cookies: this.#device.jar,
      endMs,
    };
  }

  /** Runs everything due up to and including `ms`, before what the lanes bring at `ms`. */
  #runUntil(ms: number): void {
    try {
      while (this.#nextMs() <= ms) this.#world.runNext();
    } catch (error) {
      throw error instanceof Circle ? this.#circle() : error;
    }
  }

  #nextMs(): number {
    return this.#world.nextMs() ?? Number.POSITIVE_INFINITY;
  }

  #circle(): Error {
    const types = this.#events.slice(-20).map(({ entry }) => entry.type);
    const at = durationText(this.#world.ms);
    return new Error(`at ${at} it goes round in a circle: ${[...new Set(types)].join(", ")}`);
  }

  #take(step: Step): void {
    switch (step.lane) {
      case "clock":
        return this.#setClock(step);
      case "network":
        return this.#setNetwork(step.word === "online");
      case "storage":
        return this.#setStorage(step.word);
      case "section":
      case "tab":
      case "user":
        return this.#takeInTab(step, this.#tabs[0]);
      case "tab2":
        return this.#takeInTab(step, this.#tabs[1]);
    }
  }

  #takeInTab(step: Step, tab: Tab): void {
    if (step.word === "open" || step.word === "opennew") {
      if (tab.page !== null) throw misplaced(step, "while the page is open");
      return tab.open(step.word === "opennew");
    }
    if (tab.page === null) {
      // The second tab begins like the first one at the start.
      const isHidden = step.word === "hidden";
      if (step.lane !== "tab2" || !(isHidden || step.word === "visible")) {
        throw misplaced(step, "while the page is closed");
      }
      tab.isHidden = isHidden;
      return;
    }
    const isFrozen = this.#world.isFrozen(tab);
    const isThaw = step.word === "thawed" || step.word === "returned";
    if (isFrozen && !isThaw && step.word !== "close") {
      throw misplaced(step, "while the page stands still");
    }
    if (!isFrozen && isThaw) throw misplaced(step, "while the page is running");
    if (TAB_KEYWORDS.includes(step.word)) tab.take(step.word);
    else if (step.word === "Touch") tab.page.touch();
    else if (step.lane === "section") tab.page.report(spokenBy(step, tab.page.state()));
    else {
      const input = inputOf(step);
      if (input === undefined) tab.page.send(commandOf(step));
      else tab.page.report(input);
    }
  }

  #setClock({ word, lengthMs }: Step): void {
    if (word === "back") return this.#world.setClock(-lengthMs);
    if (word === "forward") return this.#world.setClock(lengthMs);
    this.#world.sleep(lengthMs);
    for (const tab of this.#tabs) tab.wake();
  }

  #setNetwork(isOnline: boolean): void {
    if (isOnline) this.#server.isOnline = true;
    else this.#server.cut();
    for (const tab of this.#tabs) tab.setNetwork(isOnline);
  }

  #setStorage(word: string): void {
    if (word === "wipe") this.#device.clear();
    for (const area of [this.#local, ...this.#tabs.map(({ session }) => session)]) {
      if (word === "wipe") area.clear();
      else area.isFull = word === "full";
    }
  }
}

const isHowItBegins = ({ lane, at, word }: Step): boolean =>
  at === 0 &&
  (lane === "tab" || lane === "network") &&
  ["visible", "hidden", "online", "offline"].includes(word);

const misplaced = ({ lane, text, at }: Step, where: string): Error =>
  new Error(`${lane} lane: "${text}" at ${durationText(at)} ${where}`);

const ORDER: readonly Lane[] = ["network", "clock", "storage", "section", "tab", "tab2", "user"];

/** All inputs in the order in which they happen. */
function stepsOf(lanes: Lanes): readonly Step[] {
  return ORDER.flatMap((lane) => lanes[lane].map((mark): Step => ({ ...mark, lane }))).sort(
    (one, other) => one.at - other.at,
  );
}

/** A time of the timeline as Unix ms, for values stored at the start. */
export const instant = (after: string): number => START_AT + durationMs(after);
