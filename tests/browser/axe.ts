import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type Axe from "axe-core";

type Rgb = { r: number; g: number; b: number; alpha: number };
/** Missing from axe's own types. */
type Colors = {
  color: { Color: { prototype: { parseString: (this: Rgb, text: string) => Rgb } } };
};

declare const axe: typeof Axe & { readonly commons: Colors };

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Private fields of axe's classes are compiled to weak maps, one per field, and its colours have six of them. They and
 * garbage collection were a third of its profile on a long page: here they are properties of the object.
 */
function asProperties() {
  const Weak = globalThis.WeakMap;
  // No private names: this is run in the page as text, and the compiler would name its own helpers in it.
  class Fields {
    name = Symbol("field");
    /** Nothing is written on the page itself. */
    ofNodes = new Weak<object, unknown>();
    has(owner: object): boolean {
      return owner instanceof Node ? this.ofNodes.has(owner) : Object.hasOwn(owner, this.name);
    }
    get(owner: object): unknown {
      return owner instanceof Node ? this.ofNodes.get(owner) : Reflect.get(owner, this.name);
    }
    set(owner: object, value: unknown): this {
      if (owner instanceof Node) this.ofNodes.set(owner, value);
      else Reflect.set(owner, this.name, value);
      return this;
    }
    add(owner: object): this {
      return this.set(owner, true);
    }
  }
  return { WeakMap: Fields, WeakSet: Fields };
}

/** Runs in the page: each colour is parsed once, and no element is quoted, because no report shows it. */
function prepareAxe(): void {
  const { prototype } = axe.commons.color.Color;
  const parse = prototype.parseString;
  const parsed = new Map<string, Rgb>();
  prototype.parseString = function (text) {
    const known = parsed.get(text);
    if (known !== undefined) return Object.assign(this, known);
    const { r, g, b, alpha } = parse.call(this, text);
    parsed.set(text, { r, g, b, alpha });
    return this;
  };
  axe.configure({ noHtml: true });
}

/** What axe finds on the page, by rule and element: by all its rules, or by these. Frames are not looked into. */
export async function axeFaults(
  page: Page,
  rules: readonly string[] = [],
): Promise<readonly string[]> {
  // Half a megabyte of source, compiled once in each document.
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(`{ const { WeakMap, WeakSet } = (${asProperties})(); ${source} }`);
    await page.evaluate(prepareAxe);
  }
  return page.evaluate(async (only) => {
    const { violations } = await axe.run({
      resultTypes: ["violations"],
      iframes: false,
      // No rule that is on reads style sheets.
      preload: false,
      ...(only.length > 0 && { runOnly: [...only] }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`,
      ),
    );
  }, rules);
}
