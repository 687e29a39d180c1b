import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { chunkOf } from "../../src/chunks/all.ts";
import { firstChunk } from "../../src/chunks/first.ts";
import couponEnglish from "../../src/infra/locales/en.coupon.json" with { type: "json" };
import english from "../../src/infra/locales/en.json" with { type: "json" };
import laterEnglish from "../../src/infra/locales/en.later.json" with { type: "json" };
import limitsEnglish from "../../src/infra/locales/en.limits.json" with { type: "json" };
import resultsEnglish from "../../src/infra/locales/en.results.json" with { type: "json" };
import statisticEnglish from "../../src/infra/locales/en.statistic.json" with { type: "json" };
import type { Domain } from "../../src/domains/domain.ts";

const domains: readonly Domain[] = [...firstChunk, ...Object.values(chunkOf).flat()];
const names = new Set<string>(domains.map(({ name }) => name));
const namesIn = (folder: string): readonly string[] =>
  readdirSync(fileURLToPath(new URL(`../../src/${folder}`, import.meta.url)), {
    withFileTypes: true,
  })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith(".ts"))
    .map(({ name }) => name.replace(/\.ts$/, ""));

/** What a folder holds beside domains, each with its reason. */
const besides: Readonly<Record<string, readonly string[]>> = {
  // How a domain is made, what brings it into the page.
  domains: ["domain", "arrive"],
  // How a command is made; what two domains of bets put together.
  commands: [
    "define",
    "decision",
    "couponBet",
    "couponToPlace",
    "oneClickTap",
    "placeOneClick",
    "sectionCommands",
  ],
  // How events and slices are made, and what comes from a server; sums, which the server shares.
  events: [
    ...[
      "define",
      "slice",
      "drafted",
      "canonical",
      "plainState",
      "snapshot",
      "upcasters",
      "stateHash",
      "index",
    ],
    ...["remoteData", "remoteList", "resource", "submission", "money"],
  ],
  // What rules and epics are made of, and what they say of themselves.
  epics: ["epic", "rules", "descriptions"],
  // How calls write a bet, a password and bytes.
  "infra/http/api": ["bet", "password", "base64"],
  // What the browser has, by the name it has there; what the page found at its start; how remote code is loaded.
  "infra/ports": [
    ...[
      "cookieJar",
      "cookies",
      "early",
      "http",
      "install",
      "page",
      "platform",
      "router",
      "scripts",
      "storage",
    ],
    ...["closed", "ownerMark", "sentOnce", "failedStart", "found", "keptStart", "log", "tries"],
    ...["prefetch", "remote", "remoteSlots", "sectionFiles"],
  ],
};

describe("a domain has one name", () => {
  it.each(Object.entries(besides))("in src/%s", (folder, others) => {
    const strangers = namesIn(folder).filter((name) => !names.has(name) && !others.includes(name));
    expect(strangers).toEqual([]);
  });

  it("in the texts, beside the screens and what all of them share", () => {
    const sections = namesIn("views/sections");
    const shared = ["errors", "forms", "site", "titles", "calculator", "cookies", "tracker"];
    const keys = [
      english,
      laterEnglish,
      couponEnglish,
      limitsEnglish,
      resultsEnglish,
      statisticEnglish,
    ].flatMap((texts) => Object.keys(texts));
    const strangers = keys.filter(
      (key) => !names.has(key) && !sections.includes(key) && !shared.includes(key),
    );
    expect(strangers).toEqual([]);
  });

  it("in its own file, which each of them has", () => {
    expect([...names].filter((name) => !namesIn("domains").includes(name))).toEqual([]);
  });

  it("in its epics, and so in the log", () => {
    const strangers = domains.flatMap(({ name, epics = [] }) =>
      epics.filter((epic) => !epic.name.startsWith(`${name}/`)).map((epic) => epic.name),
    );
    expect(strangers).toEqual([]);
  });

  it("no two epics of the product have the same name", () => {
    const all = domains.flatMap(({ epics = [] }) => epics.map((epic) => epic.name));
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  });

  it("wherever somebody asks whether it has arrived", () => {
    const folder = fileURLToPath(new URL("../../src", import.meta.url));
    const asked = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(`${folder}/${file}`, "utf8").matchAll(
          /(?:hasArrived\([^,]+, |domains\.includes\()"(\w+)"/g,
        ),
      ])
      .map(([, name]) => name ?? "");
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter((name) => !names.has(name))).toEqual([]);
  });
});
