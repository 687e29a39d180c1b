import { expect, it } from "vitest";
import { kindOf } from "../../../src/infra/sections/failure.ts";
import type { SectionContext } from "../../../src/infra/sections/types.ts";
import { json, openLoader, sectionAnswer, settled } from "./kit.ts";

const secret = "4111 1111 1111 1111";
const throws = () => {
  throw new TypeError(secret);
};

/** What the loader reports about a section with this code, during its whole life. */
async function reportOf(app: object, importModule = () => Promise.resolve(app)) {
  const scriptsToLoad = [{ src: "/assets/promo.mjs" }];
  const { load, ...loader } = openLoader(() => json(sectionAnswer({ scriptsToLoad })), {
    importModule,
  });
  loader.attach();
  load();
  await settled();
  loader.sections.move("live", "ru");
  await settled();
  loader.sections.leave("promo");
  await settled();
  return loader.received.slice(1).map(({ detail }) => detail);
}

it.each([
  ["mount", { mount: throws }, ['mount of "promo" threw TypeError']],
  ["update", { mount() {}, update: throws }, ['update of "promo" threw TypeError']],
  ["unmount", { mount() {}, unmount: throws }, ['unmount of "promo" threw TypeError']],
  [
    "error()",
    { mount: ({ error }: SectionContext) => error({ message: secret }) },
    ['"promo" says that something is wrong'],
  ],
])("what a section throws or says in %s is reported without its words", async (_, app, details) => {
  expect(await reportOf(app)).toEqual(details);
});

it("a module that throws is reported without its words", async () => {
  expect(await reportOf({}, () => Promise.reject(new RangeError(secret)))).toEqual([
    "the module https://own.example/assets/promo.mjs failed: RangeError",
  ]);
});

it("anything that is thrown has a kind", () => {
  class Loud extends Error {
    override name = secret;
  }
  const trap = new Proxy({}, { getPrototypeOf: throws });
  const kinds = [new Loud(), new SyntaxError(secret), secret, null, undefined, trap].map(kindOf);
  expect(kinds).toEqual(["Error", "SyntaxError", "string", "object", "undefined", "object"]);
});
