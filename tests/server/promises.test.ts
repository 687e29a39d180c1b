import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Can,
  capabilitiesIn,
  type Capability,
  isCapability,
  switches,
} from "../../server/capabilities.ts";
import { isBuiltIn } from "../../src/views/shell/screens.ts";
import { claims, neverSaid, saidOnlyWhen, saidWhereOn } from "./claims.ts";
import { type Language, readable, servedTexts } from "./contentWalk.ts";
import { type Client, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let visitor: Client;
let player: Client;
beforeAll(async () => {
  operator = await startOperator();
  visitor = operator.visitor();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

const languages = ["en", "ru"] as const;
const capabilities = Object.keys(switches).filter(isCapability);

async function switchesNow(): Promise<Can> {
  return capabilitiesIn((await visitor.get("/bff-api/config/all.json?lang=en")).body);
}

/** Each text, its language and the capability that it mentions although that is off. */
const brokenPromises = (texts: ReadonlyMap<string, string>, lng: Language, can: Can): string[] =>
  [...texts].flatMap(([place, text]) =>
    capabilities
      .filter((capability) => !can(capability))
      .flatMap((capability) => {
        const [mention] = readable(text).match(claims[capability][lng]) ?? [];
        return mention === undefined
          ? []
          : [`${place} (${lng}) speaks of ${capability}: "${mention}"`];
      }),
  );

type Dictionary = Readonly<Record<string, Readonly<Record<string, string>>>>;
const locales = "src/infra/locales";

/** Phrases of the client by their names. */
function phrases(lng: Language): Map<string, string> {
  const dictionaries = readdirSync(locales)
    .filter((file) => file.startsWith(`${lng}.`))
    .map((file): Dictionary => JSON.parse(readFileSync(`${locales}/${file}`, "utf8")));
  return new Map(
    dictionaries.flatMap((dictionary) =>
      Object.entries(dictionary).flatMap(([domain, words]) =>
        Object.entries(words).map(([name, text]) => [`${domain}.${name}`, text] as const),
      ),
    ),
  );
}
const withoutExcused = (texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map(
    [...texts].filter(
      ([place]) => !Object.keys(saidOnlyWhen).some((beginning) => place.startsWith(beginning)),
    ),
  );

describe("an unavailable capability is not promised", () => {
  it.each(languages)("in any text of the server (%s)", async (lng) => {
    const texts = await servedTexts(visitor, player, lng);
    expect(texts.size).toBeGreaterThan(100);
    const promises = brokenPromises(withoutExcused(texts), lng, await switchesNow());
    expect(promises).toEqual([]);
  });

  it.each(languages)("in any phrase of the client (%s)", async (lng) => {
    const texts = withoutExcused(phrases(lng));
    expect(texts.size).toBeGreaterThan(600);
    expect(brokenPromises(texts, lng, await switchesNow())).toEqual([]);
  });

  it("and every exception is still needed", async () => {
    const can = await switchesNow();
    for (const lng of languages) {
      const texts = [...phrases(lng), ...(await servedTexts(visitor, player, lng))];
      for (const beginning of Object.keys(saidOnlyWhen)) {
        const excused = new Map(texts.filter(([place]) => place.startsWith(beginning)));
        expect(brokenPromises(excused, lng, can), `${beginning} (${lng})`).not.toEqual([]);
      }
    }
  });

  it("and an available one has its screen built", async () => {
    const can = await switchesNow();
    for (const capability of capabilities.filter(can)) {
      const { section } = claims[capability];
      expect(section === null || isBuiltIn(section), capability).toBe(true);
    }
  });
});

describe("an available capability is described", () => {
  /** Texts exist here for these; others are added with the feature. */
  const received: readonly Capability[] = [
    "limits",
    "payments",
    "identification",
    "cashOut",
    "points",
    "awards",
    "footballChampions",
    "smsBets",
  ];
  it.each(received)(
    "%s, in both languages, and not any more when it is off",
    async (capability) => {
      const [group = "", field = ""] = switches[capability].split(".");
      const on = capability === "limits" ? [31] : true;
      await operator.control({ config: { [group]: { [field]: on } } });
      expect((await switchesNow())(capability)).toBe(true);
      const never: Can = () => false;
      for (const lng of languages) {
        const mentions = brokenPromises(await servedTexts(visitor, player, lng), lng, never);
        expect(mentions.join("\n"), lng).toContain(`speaks of ${capability}`);
      }
      const off = capability === "limits" ? [] : false;
      await operator.control({ config: { [group]: { [field]: off } } });
      const can = await switchesNow();
      expect(can(capability)).toBe(false);
      for (const lng of languages) {
        const texts = new Map([...phrases(lng), ...(await servedTexts(visitor, player, lng))]);
        const met = saidWhereOn[capability] ?? [];
        for (const place of texts.keys())
          if (met.some((beginning) => place.startsWith(beginning))) texts.delete(place);
        const broken = brokenPromises(withoutExcused(texts), lng, can);
        expect(broken.filter((promise) => promise.includes(`speaks of ${capability}:`))).toEqual(
          [],
        );
      }
      await operator.control({ config: null });
    },
  );

  it("the pause after a reality check: only while a pack that has it is in force", async () => {
    const pausing = await startOperator({ packsFolder: "tests/browser/packs" });
    const ofSite = pausing.visitor();
    const ofPlayer = await pausing.signedIn();
    const never: Can = () => false;
    const places = async (lng: Language): Promise<string> =>
      brokenPromises(await servedTexts(ofSite, ofPlayer, lng), lng, never)
        .filter((broken) => broken.includes("speaks of checkPause"))
        .map((broken) => broken.replace(/ \(.*$/, ""))
        .join();
    const both = "/web-api/info/pages/responsiblegaming,/web-api/info/rules?ruleGroup=limits";
    for (const lng of languages) expect(await places(lng), lng).toBe("");
    await pausing.control({ pack: "XA" });
    for (const lng of languages) expect(await places(lng), lng).toBe(both);
    await pausing.control({ pack: null });
    for (const lng of languages) expect(await places(lng), lng).toBe("");
    await pausing.close();
  });

  it.each(capabilities)("and the claims match a sentence about %s", (capability) => {
    const never: Can = () => false;
    for (const lng of languages) {
      const example = new Map([["example", claims[capability].examples[lng]]]);
      expect(brokenPromises(example, lng, never).join()).toContain(`speaks of ${capability}`);
    }
  });
});

describe("what no switch makes true is said nowhere", () => {
  const saidIn = (text: string, lng: Language): string[] =>
    Object.entries(neverSaid).flatMap(([name, claim]) => {
      const [mention] = readable(text).match(claim[lng]) ?? [];
      return mention === undefined ? [] : [`${name}: "${mention}"`];
    });
  it.each(languages)(
    "in any text of the server, nor in any phrase of the client (%s)",
    async (lng) => {
      // With each capability on: a text about one that is off would be left out.
      const config: Record<string, Record<string, unknown>> = {};
      for (const name of capabilities) {
        const [group = "", field = ""] = switches[name].split(".");
        // The bound of a pack is no field of the site.
        if (name === "checkPause") continue;
        const on = field === "availableTypeIds" || field === "bonusChoices" ? [1, 31] : true;
        config[group] = {
          ...config[group],
          [field]: field === "firstDepositBonusVariant" ? 1 : on,
        };
      }
      await operator.control({ config });
      const can = await switchesNow();
      expect(capabilities.filter((name) => !can(name))).toEqual(["checkPause"]);
      const texts = [...(await servedTexts(visitor, player, lng)), ...phrases(lng)];
      await operator.control({ config: null });
      expect(texts.length).toBeGreaterThan(700);
      expect(
        texts.flatMap(([place, text]) => saidIn(text, lng).map((said) => `${place} ${said}`)),
      ).toEqual([]);
    },
  );
  it.each(Object.keys(neverSaid))("and the patterns match a sentence about %s", (name) => {
    for (const lng of languages)
      expect(saidIn(neverSaid[name]?.examples[lng] ?? "", lng).join()).toContain(`${name}: `);
  });
  it.each([
    ["We reply within 24 hours", "en"],
    ["Another person decides, in writing, within 10 working days.", "en"],
    ["We will call you within 15 minutes.", "en"],
    ["The check takes up to 48 hours; until then nothing can be paid out.", "en"],
    ["Когда ответим Поддержка support@touchline.example В течение 24 часов", "ru"],
    ["Решает другой сотрудник, письменно, за 10 рабочих дней.", "ru"],
    ["Мы перезвоним в течение 15 минут.", "ru"],
    ["Проверка занимает до 48 часов, до её конца выплат нет.", "ru"],
  ] as const)("such as was said once: %s", (sentence, lng) => {
    expect(saidIn(sentence, lng)).toHaveLength(1);
  });
});
