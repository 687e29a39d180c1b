import { parameterText } from "../../src/epics/rules/parameterText.ts";
import type { Rule } from "../../src/epics/rules/rule.ts";
import type { CentralFileEntry } from "../../server/packs/centralFiles.ts";
import type { HelpLine } from "../../server/packs/helpLine.ts";
import type { RegisterEntry } from "../../server/packs/registers.ts";
import { type Figure, isParameter, type Pack, valueOf } from "../../server/packs/pack.ts";

export type Packs = ReadonlyMap<string, Pack>;

/** The section about the packs: a column for each, then where each figure is from, and what is not built. */
export function packsPage(packs: Packs): string {
  const list = [...packs.values()];
  const subjects = [...new Set(list.flatMap(({ figures }) => figures.map(({ of }) => of)))].sort();
  const switches = [...new Set(list.flatMap((pack) => pack.switches.map(({ of }) => of)))].sort();
  const row = (name: string, cellOf: (pack: Pack) => string) =>
    `| \`${name}\` | ${list.map((pack) => cellOf(pack) || "–").join(" | ")} |`;
  return [
    head,
    `| figure | ${list.map(({ id }) => id).join(" | ")} |\n| --- |${list.map(() => " --- |").join("")}`,
    ...subjects.map((of) => row(of, (pack) => figuresText(pack, of))),
    ...switches.map((of) =>
      row(of, (pack) => {
        const entry = pack.switches.find((one) => one.of === of);
        return entry === undefined ? "" : `yes${markOf(entry)}`;
      }),
    ),
    row("registers", ({ registers = [] }) => registers.map(({ name }) => name).join(", ")),
    row("central files", ({ centralFiles = [] }) =>
      centralFiles.map(({ name }) => name).join(", "),
    ),
    ...list.map((pack) => `\n${sectionOf(pack)}`),
  ].join("\n");
}

const head = `## Policy packs

What a country asks, from \`packs/*.json\`: a file that is added there is a column here, and a pack that the reference
server can hand to the app (\`{"pack": "DE"}\` at \`/__control\`). Its bounds hold whatever the site config says; of several,
the strictest. Where no pack speaks, the strict defaults hold: a time-out closes play and deposits, and a looser limit
waits 24 hours.
`;

const kinds = { atLeast: "at least", atMost: "at most", fixed: "only" } as const;

const markOf = ({ isSecondHand }: { readonly isSecondHand?: boolean }): string =>
  isSecondHand === true ? " (second-hand, not in force)" : "";

function figureText(figure: Figure): string {
  const { of, bound, value, unit } = figure;
  const amount = isParameter(of)
    ? parameterText(valueOf(figure), unit === "count" ? "count" : "ms")
    : `${value} ${unit}`;
  return `${kinds[bound]} ${amount}${markOf(figure)}`;
}

/** What the pack says about one figure; empty: nothing. */
const figuresText = ({ figures }: Pack, of: string): string =>
  figures
    .filter((figure) => figure.of === of)
    .map(figureText)
    .join(", ");

const sourceText = ({ url, clause }: Figure["source"]): string =>
  clause === undefined ? url : `${clause}, ${url}`;

const occasionTexts = {
  registration: "before a registration",
  logIn: "at each log-in",
  day: "before the first bet of a day",
} as const;

function registerText(entry: RegisterEntry) {
  const { name, at, ifDown, site, since, source } = entry;
  const when = at.map((occasion) => occasionTexts[occasion]).join(", ");
  const down = ifDown === "playOn" ? "play goes on" : "no play";
  const turn = site === undefined ? "" : `; players turn to ${site.url}`;
  return `- Register ${name}: asked ${when}; while it does not answer, ${down}${turn}; from ${since} on${markOf(entry)} (${sourceText(source)})`;
}

function centralFileText(entry: CentralFileEntry) {
  const { name, of, ifDown, since, source } = entry;
  const down = ifDown === "playOn" ? "play goes on" : "no play and no deposit";
  return `- Central file ${name}, of \`${of}\` at all operators; while it does not answer, ${down}; from ${since} on${markOf(entry)} (${sourceText(source)})`;
}

function helpLineText(entry: HelpLine): string {
  const { text, phone, since, source } = entry;
  return `- On every page: "${text}" (${phone}); from ${since} on${markOf(entry)} (${sourceText(source)})`;
}

function sectionOf({
  id,
  name,
  zone = "UTC",
  figures,
  switches,
  calendarPeriods = [],
  registers = [],
  centralFiles = [],
  helpLine,
  notBuilt,
}: Pack): string {
  const built = [
    ...figures.map(
      (figure) =>
        `- \`${figure.of}\`: ${figureText(figure)}, from ${figure.since} on (${sourceText(figure.source)})`,
    ),
    ...switches.map(
      (entry) =>
        `- \`${entry.of}\`: yes, from ${entry.since} on${markOf(entry)} (${sourceText(entry.source)})`,
    ),
    ...calendarPeriods.map(
      ({ of, hour = 0, since, source }) =>
        `- \`${of}\`: by the calendar of ${zone}, from ${String(hour).padStart(2, "0")}:00 on; from ${since} on (${sourceText(source)})`,
    ),
    ...registers.map(registerText),
    ...centralFiles.map(centralFileText),
    ...(helpLine === undefined ? [] : [helpLineText(helpLine)]),
  ];
  const missing = notBuilt.map(({ text, source }) => `- ${text} (${sourceText(source)})`);
  return [
    `### ${id} ${name}`,
    "",
    ...(built.length === 0 ? ["Nothing of it is a figure of the product."] : built),
    ...(missing.length === 0 ? [] : ["", "Asked, and not built:", "", ...missing]),
  ].join("\n");
}

/** `DE: at most 30 min`, for each pack that says something about this parameter. */
export const packsText = (packs: Packs, parameter: string): string =>
  [...packs.values()]
    .flatMap((pack) => {
      const text = figuresText(pack, parameter);
      return text === "" ? [] : [`${pack.id}: ${text}`];
    })
    .join("<br>");

/** @throws Error that names a figure about a parameter that no rule has, or in a unit that it does not have. */
export function assertKnown(packs: Packs, rules: readonly Rule[]): void {
  const unitOf = new Map<string, "ms" | "count">(
    rules.flatMap(({ id, parameters }) =>
      Object.entries(parameters).map(([name, { unit }]) => [`${id}.${name}`, unit] as const),
    ),
  );
  for (const { id, figures } of packs.values())
    for (const { of, unit } of figures.filter((figure) => isParameter(figure.of))) {
      const known = unitOf.get(of);
      if (known === undefined) throw new Error(`${id}.json: ${of}: no rule has this parameter`);
      if ((known === "count") !== (unit === "count"))
        throw new Error(`${id}.json: ${of}: the unit is ${known}, not ${unit}`);
    }
}
