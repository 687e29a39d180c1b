import { expect, it } from "vitest";
import { checkImports } from "../../tools/check/imports.ts";
import { folderWith, root } from "./workshop.ts";

/** A file with one import, and whether the direction allows it. */
const cases: readonly [file: string, line: string, isAllowed: boolean][] = [
  ["src/commands/a.ts", 'import { x } from "../events/x.ts";', true],
  ["src/commands/a.ts", 'import { x } from "../epics/x.ts";', false],
  ["src/commands/a.ts", 'import { map } from "rxjs";', false],
  ["src/events/a.ts", 'import { x } from "../codec/codec.ts";', true],
  ["src/codec/a.ts", 'import { x } from "../events/x.ts";', false],
  ["src/events/a.ts", 'import type { X } from "../infra/store.ts";', false],
  ["src/events/a.ts", 'export { x } from "../commands/x.ts";', false],
  ["src/events/a.ts", 'import { useState } from "react";', false],
  ["src/events/a.ts", 'import { Subject } from "rxjs";', false],
  ["src/events/a.ts", 'import { map } from "rxjs/operators";', false],
  [
    "src/epics/a.ts",
    'import { map } from "rxjs"; import type { X } from "../infra/runtime/epic.ts";',
    true,
  ],
  ["src/epics/a.ts", 'import { x } from "../infra/http/client.ts";', false],
  ["src/epics/a.ts", 'import { x } from "../views/x.tsx";', false],
  ["src/epics/a.ts", 'import { useState } from "react";', false],
  [
    "src/views/a.tsx",
    'import { x } from "../events/x.ts"; import { t } from "../infra/i18n.ts";',
    true,
  ],
  ["src/views/a.tsx", 'const x = () => import("../epics/x.ts");', false],
  ["src/views/a.tsx", 'import { x } from "../infra/store.ts";', false],
  ["src/views/hooks/a.ts", 'import { x } from "../../infra/store.ts";', true],
  ["src/views/hooks/a.ts", 'import { x } from "../../epics/x.ts";', false],
  ["src/infra/a.ts", 'import type { X } from "../events/x.ts";', true],
  ["src/infra/a.ts", 'import { x } from "../epics/x.ts";', false],
  ["src/epics/a.ts", 'import "../main.tsx";', false],
  ["tests/a.ts", 'import "../src/main.tsx";', false],
  ["src/main.tsx", 'import { x } from "./epics/x.ts";', true],
  ["src/main.tsx", 'import { x } from "../server/x.ts";', false],
  ["server/a.ts", 'import { x } from "../src/events/x.ts";', false],
  ["server/a.ts", 'import { x } from "../src/events/navigation/routes/table.ts";', true],
  ["server/a.ts", 'import { Hono } from "hono";', true],
];

it.each(cases)("%s with %s", async (file, line, isAllowed) => {
  const { modules, violations } = await checkImports(folderWith({ [file]: line }));
  expect(modules).toBe(1);
  expect(violations.map((one) => one.file)).toEqual(isAllowed ? [] : [file]);
});

it("an import error names the file and what it imported", async () => {
  const folder = folderWith({ "src/events/coupon/a.ts": 'import "../../epics/place.ts";' });
  expect((await checkImports(folder)).violations).toEqual([
    { file: "src/events/coupon/a.ts", imported: "src/epics/place.ts" },
  ]);
});

it("an import check with no files fails", async () => {
  await expect(checkImports(folderWith({ "readme.md": "" }))).rejects.toThrow(
    "nothing was checked",
  );
});

it("an import check fails on a file it cannot read", async () => {
  const folder = folderWith({ "src/events/a.ts": "import {" });
  await expect(checkImports(folder)).rejects.toThrow("src/events/a.ts does not parse");
});

it("the import check reads the modules of this project", async () => {
  expect((await checkImports(root)).modules).toBeGreaterThan(50);
});
