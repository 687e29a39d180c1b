import type { SiteConfig } from "../../src/events/shell/config.ts";
import { figure, type Parameter, type Rule } from "../../src/epics/rules/rule.ts";

type Changeable<T> = { -readonly [K in keyof T]: T[K] };

/** Runs `work` while a figure of a rule is another, whoever states it: catalogue, policy pack or site config. */
export function withFigure<T>(
  rule: Rule,
  name: string,
  change: (value: number) => number,
  work: () => T,
): T {
  const parameters: Changeable<Record<string, Parameter>> = rule.parameters;
  const whole = parameters[name];
  if (whole === undefined) throw new Error(`rule ${rule.id} has no figure "${name}"`);
  // The bounds would hide a change at their edge, so the changed figure has none.
  const original = { ...rule, parameters: { [name]: whole } };
  parameters[name] = {
    unit: whole.unit,
    fallback: change(whole.fallback),
    from: (config: SiteConfig) => change(figure(original, name, config)),
  };
  try {
    return work();
  } finally {
    parameters[name] = whole;
  }
}
