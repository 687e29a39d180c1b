import { Observable } from "rxjs";
import { definitions } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { type SectionStory, sectionStories } from "../../events/sections/index.ts";
import type { RootFold } from "../../events/slice.ts";
import { defaultLimits } from "../log/file.ts";
import { createLogParser } from "../log/parse.ts";
import { importLog, type ImportedLog } from "./import.ts";
import { type AskedRule, why } from "./why.ts";

/** Several ticks a second, so that a countdown in seconds never appears to jump. */
const TICK_MS = 250;

export type InspectorOptions<R extends AskedRule> = {
  readonly rules: readonly R[];
  readonly root: RootFold<State>;
  /** This visit's own log. */
  readonly lines: () => Promise<readonly string[]>;
  readonly now: () => number;
  readonly window: {
    setInterval(run: () => void, ms: number): number;
    clearInterval(handle: number): void;
  };
};

/** Inspects the running visit from outside: nothing it does is part of the visit or recorded. */
export function createInspector<R extends AskedRule>(options: InspectorOptions<R>) {
  const { rules, root, lines, now, window } = options;
  /** The log as it is now; a string says why it cannot be read. */
  async function read(): Promise<ImportedLog | string> {
    const parser = createLogParser(defaultLimits);
    for (const line of await lines()) {
      const fault = parser.push(line);
      if (fault !== null) return fault.message;
    }
    const reading = parser.finish();
    return reading.tag === "bad" ? reading.message : importLog(reading, definitions);
  }
  return {
    rules,
    now$: new Observable<number>((subscriber) => {
      subscriber.next(now());
      const handle = window.setInterval(() => subscriber.next(now()), TICK_MS);
      return () => window.clearInterval(handle);
    }),
    async typeOf(seq: number): Promise<string> {
      const line = (await lines()).find((text) => text.startsWith(`{"seq":${seq},`));
      return /"type":"(\w+)"/.exec(line ?? "")?.[1] ?? "";
    },
    async why(id: string): Promise<string> {
      const rule = rules.find((candidate) => candidate.id === id);
      if (rule === undefined) throw new Error(`there is no rule "${id}" in the catalogue`);
      const log = await read();
      if (typeof log === "string") return log;
      return why(log, root, rule, { sinceStartMs: now() - log.header.startedAt }).sentence;
    },
    async sections(): Promise<readonly SectionStory[]> {
      const log = await read();
      return typeof log === "string" ? [] : sectionStories(log.entries);
    },
  };
}
