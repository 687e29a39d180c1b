import { createInspector, type InspectorOptions } from "../infra/replay/inspector.ts";
import { ruleBook, rules } from "./catalogue.ts";
import { asked } from "./rules/asked.ts";

/** Joins the catalogue with the log of this visit, for the panel of the timers; a chunk of its own. */
export const inspector = (page: Omit<InspectorOptions<never>, "rules">) =>
  createInspector({
    ...page,
    rules: rules.map((rule) => ({ ...asked(rule), purpose: ruleBook[rule.id].purpose })),
  });
