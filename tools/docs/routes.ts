import { guardOrder } from "../../src/events/navigation/guards/index.ts";
import { firstRoutes } from "../../src/events/navigation/routes/first.ts";
import { restRoutes } from "../../src/events/routes/rows.ts";
import type { RouteRow } from "../../src/events/navigation/routes/row.ts";
import { isBuiltIn } from "../../src/views/shell/screens.ts";

/** The page about every address of the product, grouped by when its route loads. */
export function routesPage(): string {
  const first = Object.entries<RouteRow>(firstRoutes);
  const later = Object.entries<RouteRow>(restRoutes);
  return `${[
    head(first.length + later.length),
    "## In the first load",
    table(first),
    "## With the first other address",
    table(later),
  ].join("\n\n")}\n`;
}

const head = (
  count: number,
): string => `<!-- Made by npm run docs from src/events/navigation; edit it there. -->

# Routes

Every address is one of these ${count} rows, after its language (\`/en\`). In a path \`{sport}\` is a parameter, \`?\` an optional
one, \`:#\` digits, \`:c#\` digits after a "c", \`:$\` a word, \`:@\` a code of 24 to 64 characters, \`:a|b\` one of these words.
Words win over choices, and choices over parameters, so the order of the rows never matters.

Guards (\`src/events/navigation/guards\`) decide whether the player may visit a page. They run in this order, and the
first that objects decides:
${guardOrder.join(", ")}.
Each decision is a \`RouteDecided\` in the log, with the guard and where it sent the player. Sections in *italics* are not
built yet: their addresses show the section error, and no page links to them. What is *closed with play* shows no section of a
third party while a bet would be refused: in the pause after a reality check, during a break, at the end of a limit.`;

const table = (rows: readonly (readonly [string, RouteRow])[]): string =>
  [
    "| name | path | layout | section | who | else |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows.map(([name, row]) => line(name, row)),
  ].join("\n");

function line(name: string, row: RouteRow): string {
  const { pattern, layout, section, auth = "all", isRedesigned } = row;
  const path = pattern === "*" ? "any other" : `\`/${pattern.replaceAll("|", "\\|")}\``;
  const sectionCell = isBuiltIn(section) ? section : `*${section}*`;
  const frame = isRedesigned === true ? `${layout} or thirdParty` : layout;
  return `| ${name} | ${path} | ${frame} | ${sectionCell} | ${auth} | ${notes(row).join("; ")} |`;
}

const notes = ({
  area,
  needs,
  accessId,
  middleware = [],
  hides = [],
  movedTo,
  group,
  pageType,
  dictionaries = [],
  media = [],
  isGame,
}: RouteRow): readonly string[] =>
  [
    movedTo === undefined ? "" : `leads to \`/${movedTo}\``,
    area === undefined ? "" : `${area} area`,
    needs === undefined ? "" : `needs ${needs}`,
    accessId === undefined ? "" : `access id ${accessId}`,
    middleware.length === 0 ? "" : `checks ${middleware.join(", ")}`,
    hides.length === 0 ? "" : `hides ${hides.join(", ")}`,
    group === undefined ? "" : `group ${group}`,
    pageType === undefined ? "" : `page type ${pageType}`,
    dictionaries.length === 0 ? "" : `dictionaries ${dictionaries.join(", ")}`,
    media.length === 0 ? "" : `media ${media.join(", ")}`,
    isGame === true ? "closed with play" : "",
  ].filter((note) => note !== "");
