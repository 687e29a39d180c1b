import { readFileSync } from "node:fs";
import { chunkOf } from "../../src/chunks/all.ts";
import { firstChunk } from "../../src/chunks/first.ts";
import type { Domain, PageContext } from "../../src/domains/domain.ts";

/** When the domains of each chunk load. */
export const loadsWhen: Readonly<Record<keyof typeof chunkOf, string>> = {
  frame: "once the first screen is shown",
  finding: "once the first screen is shown",
  coupon: "with a coupon that has bets or is open",
  player: "with a signed-in player",
  signIn: "with a login or registration form",
  content: "with a page whose text comes from the server",
  routes: "with the first address that the first load does not know",
  remote: "with the first remote section",
  later: "after the first page",
};

/** The page about every domain of the product, in the order in which their epics start. */
export function domainsPage(): string {
  const rows = Object.entries(loadsWhen).map(([need, when]) =>
    table(`Loaded ${when} (\`${need}\`)`, chunkOf[need as keyof typeof chunkOf]),
  );
  return `${[head, table("In the first load", firstChunk), ...rows].join("\n\n")}\n`;
}

const head = `<!-- Made by npm run docs from src/domains; edit it there. -->

# Domains

Everything the product knows or does belongs to one of these. A domain has one name: \`src/domains/<name>.ts\` registers it,
and \`src/commands/<name>.ts\`, \`src/events/<name>/\`, \`src/epics/<name>/\` and \`src/infra/http/api/<name>.ts\`, where they
exist, are its own. Its epics are \`epic:<name>/…\` in the log. A screen is named after its section in the contract.
How to add one: [add-a-domain.md](add-a-domain.md).`;

const table = (title: string, domains: readonly Domain[]): string =>
  [
    `## ${title}`,
    "",
    "| domain | what | state | commands | calls | rules |",
    "| --- | --- | --- | --- | --- | --- |",
    ...domains.map(row),
  ].join("\n");

/** The page context that endpoints need before they are called. */
const page = {
  language: "en",
  location: { search: "", origin: "" } as Location,
} satisfies Partial<PageContext>;

function row({ name, slices = [], commands = [], endpoints = [], rules = [] }: Domain): string {
  const calls = typeof endpoints === "function" ? endpoints(page) : endpoints;
  const cells = [
    `[${name}](../src/domains/${name}.ts)`,
    purposeOf(name),
    [...new Set(slices.map((slice) => `\`${slice.name}\``))].join(", "),
    commands.map(({ type }) => type).join(", "),
    calls.map(({ call }) => call.name).join(", "),
    rules.map(({ id }) => `[${id}](rules.md#${id.toLowerCase()})`).join(", "),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** The doc comment of a domain's file. */
function purposeOf(name: string): string {
  const source = readFileSync(`src/domains/${name}.ts`, "utf8");
  const comment = /\/\*\* ((?:(?!\*\/).)+) \*\/\nexport const/s.exec(source)?.[1];
  if (comment === undefined) throw new Error(`src/domains/${name}.ts does not say what it is`);
  return comment;
}
