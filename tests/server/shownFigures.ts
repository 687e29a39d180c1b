import type { Pack } from "../../server/packs/pack.ts";
import { policyOf } from "../../server/packs/policy.ts";
import { fieldsOf } from "../../server/json.ts";
import { createSite } from "../../server/site.ts";
import type { FigureCase } from "./packFigures.ts";

const inPolicy = (name: string) => (pack: Pack, now: number) =>
  fieldsOf(policyOf({ site: { ...createSite(), pack }, now: () => now })["policy"])[name];

/** What the packs say of what is shown, and of what is not. */
export const shownFigureCases: readonly FigureCase[] = [
  [
    "US-PA",
    "silent time-outs",
    "silentTimeOut",
    "2021-08-28",
    inPolicy("isTimeOutSilent"),
    undefined,
    true,
  ],
  [
    "US-PA",
    "help line",
    "help line",
    "2021-08-28",
    inPolicy("helpLine"),
    undefined,
    {
      text: "If you or someone you know has a gambling problem, help is available, call 1-800-GAMBLER.",
      lng: "en",
      phone: "+18004262537",
    },
  ],
];
