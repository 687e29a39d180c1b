import { type RuleId, rules } from "../../src/catalogue.ts";
import { type Edge, edges } from "../../src/epics/descriptions/edges.ts";

/** What a title claims to show: `{IDLE:before}`. */
export type Tag = { readonly rule: RuleId; readonly edge: Edge };

export const tagText = ({ rule, edge }: Tag): string => `{${rule}:${edge}}`;

/** Text in a title that means to be a tag. */
export const tagPattern = /\{([A-Z][A-Z0-9-]*:[^{}]*)\}/g;

/** The tags of a title; a rule or an edge that does not exist fails by name. */
export function tagsOf(title: string): readonly Tag[] {
  return [...title.matchAll(tagPattern)].map(([text, inner = ""]) => {
    const [id = "", name = "", ...rest] = inner.split(":");
    const rule = rules.find((one) => one.id === id);
    const edge = edges.find((one) => one === name);
    if (rest.length > 0 || edge === undefined) {
      throw new Error(`${text} in the title names no edge; edges are ${edges.join(", ")}`);
    }
    if (rule === undefined) {
      const known = rules.map((one) => one.id).join(", ");
      throw new Error(`${text} in the title names no rule of the catalogue; rules are ${known}`);
    }
    return { rule: rule.id, edge };
  });
}
