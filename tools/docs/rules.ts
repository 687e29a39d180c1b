import { ruleBook, rules } from "../../src/catalogue.ts";
import { chunkOf } from "../../src/chunks/all.ts";
import { firstChunk } from "../../src/chunks/first.ts";
import type { Domain } from "../../src/domains/domain.ts";
import type { Parameter, Rule } from "../../src/epics/rules/rule.ts";
import { callsGoingOn, rulesGoingOn, type Silence, silences } from "../../src/silence.ts";
import type { RuleDescription } from "../../src/epics/descriptions/description.ts";
import { loadsWhen } from "./domains.ts";
import { parameterText } from "../../src/epics/rules/parameterText.ts";
import { loadPacks, ownPacks } from "../../server/packs/packs.ts";
import { assertKnown, type Packs, packsPage, packsText } from "./packs.ts";

/** The page about every rule of the product, in catalogue order. */
export function rulesPage(packsFolder = ownPacks): string {
  const packs = loadPacks(packsFolder);
  assertKnown(packs, rules);
  return `${pageOf(rules, ruleBook, loadedWhen, packs)}\n${packsPage(packs)}\n\n${silencePage()}\n`;
}

/** When the chunk of a rule loads; empty if no domain has the rule. */
const loadedWhen = (id: string): string => {
  const has = (chunk: readonly Domain[]) =>
    chunk.some(({ rules: rulesOfDomain = [] }) => rulesOfDomain.some((rule) => rule.id === id));
  if (has(firstChunk)) return "with the page";
  const isOf = (name: string) => has(chunkOf[name as keyof typeof chunkOf]);
  return Object.entries(loadsWhen).find(([name]) => isOf(name))?.[1] ?? "";
};

/** The page for these rules; `loaded` says when a rule is loaded. Throws if a rule has no description. */
export function pageOf(
  list: readonly Rule[],
  book: Readonly<Record<string, RuleDescription>>,
  loaded: (id: string) => string,
  packs: Packs = new Map(),
): string {
  const textsOf = ({ id }: Rule): RuleDescription => {
    const description = book[id];
    if (description === undefined)
      throw new Error(`rule ${id} has no description in src/epics/descriptions`);
    return description;
  };
  const sections = list.map((rule) => section(rule, textsOf(rule), loaded(rule.id), packs));
  const rows = list.map((rule) => {
    const parameters = Object.entries(rule.parameters).map(
      ([name, { fallback, unit }]) => `${name}&nbsp;${parameterText(fallback, unit)}`,
    );
    return `| [${rule.id}](#${anchor(rule.id)}) | ${cell(textsOf(rule).purpose)} | ${parameters.join("<br>")} |`;
  });
  return `${[head(list.length), "| rule | purpose | parameters |\n| --- | --- | --- |", ...rows].join("\n")}\n\n${sections.join("\n\n")}\n`;
}

const head = (count: number) => `<!-- Made by npm run docs from src/epics; edit it there. -->

# Rules over time

Everything the product does by the clock is one of these ${count} rules. This page is generated from the catalogue that
the app, its tests and the timer panel run on. A parameter comes from the site config where a field is named, else from
the policy pack (\`policy.figures["RULE.parameter"]\` in the site config, for a jurisdiction), else from the default; the
bounds apply to all three, and so do those of the pack (\`policy.bounds["RULE.parameter"]\`). A rule runs while all its needs hold, and waits while any of its pauses holds. How to test
one: [qa-guide.md](qa-guide.md).
`;

const anchor = (id: string): string => id.toLowerCase();
const cell = (text: string): string => text.replaceAll("|", "\\|");

function section(rule: Rule, description: RuleDescription, loaded: string, packs: Packs): string {
  const { id, ledger, needs = {}, pauses = {}, pace, persists = [] } = rule;
  const names = (conditions: object) =>
    Object.keys(conditions)
      .map((name) => `\`${name}\``)
      .join(", ");
  const rows: (readonly [string, string])[] = [
    ["loaded", loaded],
    ["needs", names(needs)],
    ["pauses while", names(pauses)],
    ["pace", pace ?? ""],
    ["kept in", persists.map((key) => `\`${key}\``).join(", ")],
    ["armed by", description.arms],
    ["reset by", description.resets],
    ["paused by", description.pauses],
    ["cancelled by", description.cancels],
    ["fires", description.fires],
    ["reload", description.reload],
    ["several tabs", description.tabs],
    ["sleep", description.sleep],
    ["clock changed", description.clock],
    ["offline", description.offline],
    ["storage", description.storage],
    ["silence", description.silence],
  ];
  const filledRows = rows.filter(([, text]) => text !== "");
  const blocks = [
    `## ${id}`,
    `${sentence(description.purpose)}${ledger.length === 0 ? "" : ` Ledger: ${ledger.join(", ")}.`}`,
    parameterTable(rule, packs),
    [
      "| | |\n| --- | --- |",
      ...filledRows.map(([name, text]) => `| ${name} | ${cell(text)} |`),
    ].join("\n"),
    edgesOf(description),
  ];
  return blocks.filter((text) => text !== "").join("\n\n");
}

const silenceNames: Readonly<Record<Silence, string>> = {
  signedOut: "after sign-out",
  selfExcluded: "during a self-exclusion",
  maintenance: "during maintenance",
};

/** What continues while the app is silent, and why. */
function silencePage(): string {
  const table = (
    kind: string,
    rows: readonly (readonly [string, readonly Silence[], string])[],
  ) => [
    `| ${kind} | ${silences.map((silence) => silenceNames[silence]).join(" | ")} | why |`,
    `| --- |${silences.map(() => " --- |").join("")} --- |`,
    ...rows.map(([name, list, why]) => {
      const marks = silences.map((silence) => (list.includes(silence) ? "continues" : "–"));
      return `| ${name} | ${marks.join(" | ")} | ${cell(why)} |`;
    }),
  ];
  const ofRules = rules.flatMap(({ id }) => {
    const list = rulesGoingOn[id];
    return list === undefined ? [] : [[id, list, ruleBook[id].silence] as const];
  });
  const ofCalls = Object.entries(callsGoingOn).map(
    ([name, call]) => [`\`${name}\``, call.silences, call.why] as const,
  );
  return [
    "## Silence",
    "",
    "After sign-out, during a self-exclusion and during maintenance, only what is listed here is armed or sent. To prove it, a",
    "test continues every recorded log for 24 hours.",
    "",
    ...table("rule", ofRules),
    "",
    ...table("call", ofCalls),
  ].join("\n");
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function parameterTable({ id, parameters }: Rule, packs: Packs): string {
  const saying = Object.keys(parameters).map((name) => packsText(packs, `${id}.${name}`));
  const hasPacks = saying.some((text) => text !== "");
  const rows = Object.entries(parameters).map(([name, { clamp, unit, from, fallback }], index) => {
    const bounds = clamp?.map((bound) => parameterText(bound, unit)).join(" to ") ?? "";
    const source = from === undefined ? "" : `\`${configPath(from)}\``;
    return `| \`${id}.${name}\` | ${parameterText(fallback, unit)} | ${source} | ${bounds} |${hasPacks ? ` ${saying[index] ?? ""} |` : ""}`;
  });
  if (rows.length === 0) return "";
  return [
    `| parameter | default | site config | bounds |${hasPacks ? " packs |" : ""}\n| --- | --- | --- | --- |${hasPacks ? " --- |" : ""}`,
    ...rows,
  ].join("\n");
}

function edgesOf({ notApplicable }: RuleDescription): string {
  const reasons = Object.entries(notApplicable).map(([edge, why]) => `- \`${edge}\`: ${why}`);
  return reasons.length === 0 ? "" : ["Edges that cannot happen to it:\n", ...reasons].join("\n");
}

/**
 * The site config field that a parameter is read from: called with a config that records which fields are
 * read.
 */
export function configPath(from: NonNullable<Parameter["from"]>): string {
  let longest: readonly string[] = [];
  const recorder = (path: readonly string[]): object =>
    new Proxy(() => undefined, {
      get: (_target, key) => {
        if (typeof key === "symbol") return () => Number.NaN;
        const next = [...path, key];
        if (next.length > longest.length) longest = next;
        return recorder(next);
      },
    });
  Reflect.apply(from, undefined, [recorder([])]);
  return longest.join(".");
}
