import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { SignOut } from "../../src/commands/session.ts";
import { GoTo } from "../../src/commands/navigation.ts";
import { ruleBook, rules } from "../../src/catalogue.ts";
import { callsGoingOn, rulesGoingOn, type Silence, silences } from "../../src/silence.ts";
import { callOfAsked, type Entry } from "../../src/events/define.ts";
import { MediaPlaying } from "../../src/events/idle/events.ts";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { isSelfExcluded } from "../../src/events/limits/selectors.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { MaintenanceBegan } from "../../src/events/maintenance/events.ts";
import { isMaintenance } from "../../src/events/maintenance/selectors.ts";
import type { State } from "../../src/events/index.ts";
import { TimerArmed } from "../../src/events/runtime/events.ts";
import { readLogFile } from "../kit/logFiles.ts";
import type { ImportedLog } from "../../src/infra/replay/import.ts";
import { type GoneOn, goOn } from "./goOn.ts";
import { fileLines, fromLines, imported } from "./replayKit.ts";
import { signIn } from "./story.ts";
import * as visits from "./visits.ts";
import { limitOf } from "../kit/limits.ts";
import { packIds, siteUnder } from "../kit/packs.ts";
import { closedSite } from "../kit/site.ts";

const DAY_MS = 24 * 60 * 60_000;
const golden = fileURLToPath(new URL("golden/", import.meta.url));

const logs: readonly (readonly [string, () => Promise<ImportedLog>])[] = [
  ...readdirSync(golden)
    .filter((name) => name.endsWith(".gz"))
    .map(
      (name) =>
        [name, async () => imported(await readLogFile(readFileSync(golden + name)))] as const,
    ),
  ...Object.entries(visits).map(
    ([name, visit]) => [name, async () => fromLines(fileLines(visit()))] as const,
  ),
];

const newest = async () =>
  imported(await readLogFile(readFileSync(`${golden}0.2.0-place-a-live-bet.tlog.jsonl.gz`)));

const selfExclusion = { data: [limitOf(30, 1)] };
/** By a national register. */
const restriction = {
  data: [],
  register: { state: "restricted", isPlayOpen: false, askedAgoSec: 1, rounds: ["round"] },
};

/** Bodies by the name of the call, in place of the operator's. */
type Bodies = Record<string, unknown>;

/** How a silence starts while a player is signed in, and how to recognise it. */
const brings: Readonly<
  Record<
    Silence,
    {
      readonly bring: (visit: GoneOn, bodies: Bodies) => void;
      readonly isSo: (s: State) => boolean;
    }
  >
> = {
  signedOut: {
    bring: (visit) => visit.send(SignOut({})),
    isSo: ({ session }) => session.tag === "visitor",
  },
  selfExcluded: {
    bring: (visit) => {
      // Something plays all day, so that no idle logoff ends the silence.
      visit.report(MediaPlaying({ source: "page", isPlaying: true }));
      visit.report(ClientLimits.answered({ call: 1_000_000, ask: {}, body: selfExclusion }));
    },
    isSo: isSelfExcluded,
  },
  maintenance: {
    bring: (visit, bodies) => {
      // A site that reports all day that it is still closed.
      bodies["SiteConfig"] = { ...Object(bodies["SiteConfig"]), ...closedSite() };
      visit.report(MaintenanceBegan({}));
    },
    isSo: isMaintenance,
  },
};

/** What was armed or requested without being published. */
function noises(entries: readonly Entry[], armed: readonly string[], silence: Silence): string[] {
  const goesOn = (rule: string) =>
    Object.entries(rulesGoingOn).some(([id, list]) => id === rule && list.includes(silence));
  const found = entries.flatMap((entry) => {
    if (TimerArmed.is(entry)) return goesOn(entry.data.rule) ? [] : [`${entry.data.rule} is armed`];
    const call = callOfAsked(entry.type)?.name;
    if (call === undefined) return [];
    return callsGoingOn[call]?.silences.includes(silence) === true ? [] : [`${call} is asked`];
  });
  const still = armed.filter((rule) => !goesOn(rule)).map((rule) => `${rule} is still armed`);
  return [...new Set([...found, ...still])];
}

const armedIn = ({ runtime }: State): string[] =>
  Object.values(runtime.timers).map(({ rule }) => rule);

/** The log, continued until a player is signed in and their rules have loaded. */
function withPlayer(log: ImportedLog, silence: Silence, bodies: Bodies = {}): GoneOn {
  if (silence === "selfExcluded") bodies["ClientLimits"] = selfExclusion;
  const visit = goOn(log, bodies);
  visit.pass(1_000);
  if (visit.state().session.tag !== "player") {
    const { path } = visit.state().navigation;
    visit.send(GoTo({ path: "/en/user/login", isReplacing: false }));
    visit.pass(1_000);
    visit.send(signIn);
    visit.pass(1_000);
    visit.send(GoTo({ path, isReplacing: false }));
  }
  visit.pass(8_000);
  return visit;
}

describe.each(silences)("silence: %s", (silence) => {
  it.each(logs)(
    "lets nothing be armed or sent in 24 h after %s except what is published",
    async (_name, load) => {
      const bodies: Bodies = {};
      const visit = withPlayer(await load(), silence, bodies);
      expect(visit.state()).toMatchObject({
        session: { tag: "player" },
        runtime: { arrived: expect.arrayContaining(["limits", "maintenanceWindow"]) },
      });
      const from = visit.entries.length;
      const { bring, isSo } = brings[silence];
      bring(visit, bodies);
      expect(isSo(visit.state())).toBe(true);
      expect(noises([], armedIn(visit.state()), silence)).toEqual([]);
      visit.pass(DAY_MS);
      if (silence === "maintenance") expect(isSo(visit.state())).toBe(true);
      expect(noises(visit.entries.slice(from), armedIn(visit.state()), silence)).toEqual([]);
    },
  );
});

describe.each(packIds)("under the pack %s", (id) => {
  it.each(silences)("24 h of %s are as silent", async (silence) => {
    const bodies: Bodies = { SiteConfig: siteUnder(id) };
    const visit = withPlayer(await newest(), silence, bodies);
    const body = siteUnder(id);
    visit.report(SiteConfig.answered({ call: 1_000_000, ask: { lang: "en" }, body }));
    visit.pass(1_000);
    expect(visit.state().shell.config?.policy?.id).toBe(id);
    const from = visit.entries.length;
    const { bring, isSo } = brings[silence];
    bring(visit, bodies);
    expect(isSo(visit.state())).toBe(true);
    visit.pass(DAY_MS);
    expect(noises(visit.entries.slice(from), armedIn(visit.state()), silence)).toEqual([]);
  });
});

it.each(logs)(
  "somebody in a national register is left in peace for 24 h as well after %s",
  async (_name, load) => {
    const bodies: Bodies = {};
    const visit = withPlayer(await load(), "signedOut", bodies);
    bodies["ClientLimits"] = restriction;
    const from = visit.entries.length;
    visit.report(MediaPlaying({ source: "page", isPlaying: true }));
    visit.report(ClientLimits.answered({ call: 1_000_000, ask: {}, body: restriction }));
    expect(isSelfExcluded(visit.state())).toBe(true);
    visit.pass(DAY_MS);
    expect(noises(visit.entries.slice(from), armedIn(visit.state()), "selfExcluded")).toEqual([]);
  },
);

describe("the check for silence", () => {
  it("notices what is not published: the same day without silence has plenty of it", async () => {
    const [, load] = logs[0] ?? [];
    if (load === undefined) throw new Error("there is no golden log");
    const visit = withPlayer(await load(), "signedOut");
    const from = visit.entries.length;
    visit.pass(600_000);
    const found = noises(visit.entries.slice(from), armedIn(visit.state()), "signedOut");
    expect(found).toEqual(expect.arrayContaining(["Balance is asked", "IDLE is still armed"]));
  });
});

describe("what is published", () => {
  it("has a reason in the description of each rule, and is in the catalogue", () => {
    const ids = rules.map(({ id }) => id as string);
    for (const [id, list] of Object.entries(rulesGoingOn)) {
      expect(ids, id).toContain(id);
      expect(list.length, id).toBeGreaterThan(0);
      const description = ruleBook[id as keyof typeof ruleBook].silence;
      expect(description, `${id} goes on, but its words say that nothing does`).not.toBe("nothing");
    }
  });
  it("names existing calls", () => {
    for (const name of Object.keys(callsGoingOn))
      expect(callOfAsked(`${name}Asked`), name).toBeDefined();
  });
});
