import type { State } from "./events/index.ts";
import { createInspector, type InspectorOptions } from "./infra/replay/inspector.ts";
import { createWholeApp } from "./chunks/all.ts";
import { ruleBook, rules } from "./catalogue.ts";
import { asked } from "./epics/rules/asked.ts";
import { figureSentence, figuresOf } from "./epics/rules/figure.ts";

/** Joins the catalogue with the log of this visit, for the panel of the timers; a chunk of its own. */
export const inspector = (page: Omit<InspectorOptions<never>, "rules" | "root">) =>
  createInspector({
    ...page,
    root: createWholeApp().root,
    rules: rules.map((rule) => ({
      ...asked(rule),
      purpose: ruleBook[rule.id].purpose,
      figures: ({ shell: { config } }: State) =>
        figuresOf(rule, config).map((figure) => figureSentence(figure, config?.policy?.id)),
    })),
  });
