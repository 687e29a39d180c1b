import type { Entry } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import { TimerFired } from "../../src/events/runtime/events.ts";
import { CameOnline, TabHidden, TabShown, WentOffline } from "../../src/events/shell/events.ts";
import type { Drawing, Lanes } from "./drawing.ts";
import { durationMs, durationText } from "./durations.ts";
import type { Mark } from "./lanes.ts";
import { MemoryStorage } from "./memoryStorage.ts";
import { orderOf } from "./orders.ts";
import { openPage, type Page } from "./page.ts";
import { Server } from "./server.ts";
import { siteAnswers } from "./site.ts";
import { START_AT, World } from "./world.ts";

/** An entry of the log, and when it happened in true ms since the start. */
export type Fact = { readonly ms: number; readonly entry: Entry };
export type Played = {
  readonly facts: readonly Fact[];
  /** Of the last page. */
  readonly state: State;
  readonly local: MemoryStorage;
  readonly session: MemoryStorage;
};

/** More than any rule that ends needs after the last mark. */
const MOST_STEPS_AFTER_THE_END = 2_000;

type Lane = "network" | "clock" | "tab" | "user";
type Step = Mark & { readonly lane: Lane };

/** Runs the client through the lanes; whatever is wrong with the drawing itself is thrown by name. */
export function play(drawing: Drawing, lanes: Lanes): Played {
  const player = new Player(drawing, lanes);
  return player.run();
}

class Player {
  readonly #world = new World();
  readonly #facts: Fact[] = [];
  readonly #server: Server;
  readonly #local: MemoryStorage;
  #session: MemoryStorage;
  readonly #lanes: Lanes;
  #page: Page | null = null;
  #state: State | null = null;
  #path: string;
  #isTabHidden = false;
  #draws = 0;

  constructor(drawing: Drawing, lanes: Lanes) {
    this.#lanes = lanes;
    this.#path = drawing.path ?? "/en/office/menu";
    this.#local = new MemoryStorage(drawing.stored?.local);
    this.#session = new MemoryStorage(drawing.stored?.session);
    this.#server = new Server({
      world: this.#world,
      answers: { ...siteAnswers(drawing.isPlayer === true), ...drawing.server },
      latencyMs: drawing.latency === undefined ? 0 : durationMs(drawing.latency),
    });
  }

  run(): Played {
    const steps = stepsOf(this.#lanes);
    const atStart = (step: Step) =>
      step.at === 0 && ["visible", "hidden", "online", "offline"].includes(step.word);
    for (const { word } of steps.filter(atStart)) {
      if (word === "hidden") this.#isTabHidden = true;
      if (word === "offline") this.#server.cut();
    }
    this.#open();
    for (const step of steps.filter((one) => !atStart(one))) {
      this.#runUntil(step.at);
      if (this.#world.ms > step.at) {
        throw new Error(
          `${step.lane} lane: "${step.text}" at ${durationText(step.at)} falls into a sleep`,
        );
      }
      this.#world.ms = step.at;
      this.#take(step);
    }
    this.#runToTheEnd(Math.max(0, ...[...steps, ...this.#lanes.expect].map(({ at }) => at)));
    const state = this.#page?.state() ?? this.#state;
    if (state === null) throw new Error("no page was ever open");
    return { facts: this.#facts, state, local: this.#local, session: this.#session };
  }

  /** Whatever is due at `ms` still happens; so it comes before what the lanes bring at `ms`. */
  #runUntil(ms: number): void {
    for (
      let next = this.#world.nextMs();
      next !== null && next <= ms;
      next = this.#world.nextMs()
    ) {
      this.#world.runNext();
    }
  }

  #runToTheEnd(lastMarkMs: number): void {
    const { windowMs } = this.#lanes;
    if (windowMs !== null) return this.#runUntil(windowMs);
    this.#runUntil(lastMarkMs);
    for (let step = 0; this.#world.nextMs() !== null; step += 1) {
      if (step === MOST_STEPS_AFTER_THE_END) throw this.#endless(lastMarkMs);
      this.#world.runNext();
    }
  }

  #endless(lastMarkMs: number): Error {
    const fired = this.#facts.flatMap(({ ms, entry }) =>
      ms > lastMarkMs && TimerFired.is(entry) ? [entry.data.rule] : [],
    );
    const times = (rule: string) => fired.filter((one) => one === rule).length;
    const going = [...new Set(fired)].filter((rule) => times(rule) > 1);
    const rules = going.join(", ") || "no timer, but calls";
    const after = durationText(this.#world.ms - lastMarkMs);
    return new Error(
      `the drawing has no end: ${rules} went on for ${after} after its last mark; give it a window, such as for: "2m"`,
    );
  }

  #take(step: Step): void {
    const page = this.#page;
    if (step.word === "open" || step.word === "opennew") {
      if (page !== null) throw new Error(`tab lane: "${step.text}" while the page is open`);
      if (step.word === "opennew") this.#session = new MemoryStorage();
      return this.#open();
    }
    if (step.lane === "clock") return this.#setClock(step);
    if (step.lane === "network") return this.#setNetwork(step.word === "online");
    if (page === null) {
      throw new Error(
        `${step.lane} lane: "${step.text}" at ${durationText(step.at)} while the page is closed`,
      );
    }
    if (step.lane === "user") return page.send(orderOf(step));
    if (step.word === "reload") return this.#reload();
    if (step.word === "close") return this.#close(page);
    this.#isTabHidden = step.word === "hidden";
    page.wake();
    page.report(this.#isTabHidden ? TabHidden({}) : TabShown({}));
  }

  #setClock({ word, lengthMs }: Step): void {
    if (word === "back") return this.#world.setClock(-lengthMs);
    if (word === "forward") return this.#world.setClock(lengthMs);
    this.#world.sleep(lengthMs);
    this.#page?.wake();
  }

  #setNetwork(isOnline: boolean): void {
    if (isOnline) this.#server.isOnline = true;
    else this.#server.cut();
    this.#page?.wake();
    this.#page?.report(isOnline ? CameOnline({}) : WentOffline({}));
  }

  #reload(): void {
    if (this.#page !== null) this.#close(this.#page);
    this.#open();
  }

  #close(page: Page): void {
    this.#state = page.state();
    this.#path = this.#state.navigation.path;
    this.#page = null;
    this.#world.forgetTasks();
  }

  #open(): void {
    const world = this.#world;
    this.#page = openPage({
      world,
      server: this.#server,
      areas: { local: this.#local, session: this.#session },
      path: this.#path,
      isTabHidden: this.#isTabHidden,
      draw: () => {
        this.#draws += 1;
        return `00000000-0000-4000-8000-${String(this.#draws).padStart(12, "0")}`;
      },
      hear: (entry) => this.#facts.push({ ms: world.ms, entry }),
      leave: (path) => {
        world.reply(() => {
          if (this.#page !== null) this.#close(this.#page);
          this.#path = path;
          this.#open();
        }, 0);
      },
    });
  }
}

const ORDER: readonly Lane[] = ["network", "clock", "tab", "user"];

/** All inputs in the order in which they happen. */
function stepsOf(lanes: Lanes): readonly Step[] {
  return ORDER.flatMap((lane) => lanes[lane].map((mark): Step => ({ ...mark, lane }))).sort(
    (one, other) => one.at - other.at,
  );
}

/** An instant of a drawing as Unix ms, for what is stored at the start. */
export const instant = (after: string): number =>
  START_AT + (after === "0" ? 0 : durationMs(after));
