import { format } from "node:util";
import { vi } from "vitest";
import { tagPattern, tagsOf, type Tag } from "../../tools/rules/tags.ts";

/** A test that shows edges of rules; it can be run any number of times. */
export type TaggedTest = {
  readonly file: string;
  readonly title: string;
  readonly tags: readonly Tag[];
  /** Throws, or rejects, when the test fails. */
  readonly run: () => Promise<void>;
};

type Work = () => unknown;
type Scope = { readonly name: string; readonly before: Work[]; readonly after: Work[] };

const sources = import.meta.glob<string>(
  ["../**/*.test.ts", "!../rules/**", "!../kit/**", "!../tools/**"],
  {
    query: "?raw",
    import: "default",
  },
);
const files = import.meta.glob(["../**/*.test.ts", "!../rules/**", "!../kit/**", "!../tools/**"]);

/**
 * The tests whose titles carry edge tags, collected by running their files without the tests: a test that is
 * not registered does not count, and a title made in a loop does. Call it before anything imports the kit's
 * `rule`.
 */
export async function collectTests(
  chosen: ReadonlySet<string> = chosenRules(),
): Promise<readonly TaggedTest[]> {
  const collector = new Collector();
  vi.doMock("vitest", async (original) => ({
    ...(await original<Record<string, unknown>>()),
    ...collector.inPlaceOfVitest,
  }));
  for (const [file, load] of Object.entries(files)) {
    if (!((await sources[file]?.()) ?? "").match(tagPattern)) continue;
    await collector.begin(file.replace(/^\.\.\//, "tests/"), load);
  }
  vi.doUnmock("vitest");
  const isChosen = ({ rule }: Tag): boolean => chosen.size === 0 || chosen.has(rule);
  // A file that could not be loaded carries no tag: it counts for every choice of rules.
  return collector.tests.filter(({ tags }) => tags.length === 0 || tags.some(isChosen));
}

/** The rules that `npm run rules -- --only` names; empty: all of them. */
export function chosenRules(): ReadonlySet<string> {
  return new Set((process.env["TOUCHLINE_RULES"] ?? "").split(",").filter(Boolean));
}

/** Why a test fails; null when it passes. */
export async function failureOf(test: TaggedTest): Promise<string | null> {
  try {
    await test.run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

class Collector {
  readonly tests: TaggedTest[] = [];
  #file = "";
  #scopes: readonly Scope[] = [];

  /** A file that cannot be loaded counts as a failing test. */
  async begin(file: string, load: () => Promise<unknown>): Promise<void> {
    this.#file = file;
    this.#scopes = [{ name: "", before: [], after: [] }];
    try {
      await load();
    } catch (error) {
      const run = () => Promise.reject(error);
      this.tests.push({ file, title: `${file} could not be loaded`, tags: [], run });
    }
  }

  get inPlaceOfVitest() {
    const describe = Object.assign(this.#describe, { each: refused, skip: refused });
    const it = Object.assign(this.#it, { each: this.#each, skip: refused, for: refused });
    return {
      describe,
      it,
      test: it,
      beforeEach: (work: Work) => this.#scopes.at(-1)?.before.push(work),
      afterEach: (work: Work) => this.#scopes.at(-1)?.after.push(work),
      beforeAll: refused,
      afterAll: refused,
    };
  }

  readonly #describe = (name: string, work: Work): void => {
    const around = this.#scopes;
    this.#scopes = [...around, { name, before: [], after: [] }];
    work();
    this.#scopes = around;
  };

  readonly #each =
    (cases: readonly unknown[]) =>
    (name: string, work: (...values: readonly unknown[]) => unknown): void => {
      const blanks = [...name.matchAll(/%[sdifjo]/g)].length;
      for (const one of cases) {
        const values: readonly unknown[] = Array.isArray(one) ? one : [one];
        this.#it(format(name, ...values.slice(0, blanks)), () => work(...values));
      }
    };

  readonly #it = (name: string, work: Work): void => {
    const scopes = this.#scopes;
    const title = [...scopes.map((scope) => scope.name), name].join(" ").trim();
    const tags = tagsOf(title);
    if (tags.length === 0) return;
    const run = async () => {
      for (const { before } of scopes) for (const hook of before) await hook();
      try {
        await work();
      } finally {
        for (const { after } of scopes) for (const hook of after) await hook();
      }
    };
    this.tests.push({ file: this.#file, title, tags, run });
  };
}

function refused(): never {
  throw new Error("a file with edge tags uses plain describe, it and it.each");
}
