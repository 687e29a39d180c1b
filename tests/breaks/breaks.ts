import type { Break } from "./break.ts";
import { finding } from "./finding.ts";
import { infra, tools } from "./infra.ts";
import { ledger } from "./ledger.ts";
import { checks } from "./checks.ts";
import { late } from "./late.ts";
import { packs } from "./packs.ts";
import { player } from "./player.ts";
import { deciders, epics, folds } from "./rules.ts";
import { browser, views } from "./screens.ts";
import { server } from "./server.ts";

/** Things that could go wrong with the product; `npm run breaks` shows that the tests notice each. */
export const breaks: readonly Break[] = [
  ...folds,
  ...deciders,
  ...epics,
  ...views,
  ...browser,
  ...server,
  ...infra,
  ...tools,
  ...ledger,
  ...player,
  ...packs,
  ...checks,
  ...finding,
  ...late,
];
