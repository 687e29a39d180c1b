import { type RuleId, rules } from "../../src/catalogue.ts";
import { type Edge, edges } from "../../src/epics/descriptions/edges.ts";

/** What a title claims to cover: `{IDLE:before}`. */
export type Tag = { readonly rule: RuleId; readonly edge: Edge };

export const tagText = ({ rule, edge }: Tag): string => `{${rule}:${edge}}`;

/** Text in a title that looks like a tag. */
export const tagPattern = /\{([A-Z][A-Z0-9-]*:[^{}]*)\}/g;

/** The tags of a title; throws for a rule or edge that does not exist, naming it. */
export function tagsOf(title: string): readonly Tag[] {
  return [...title.matchAll(tagPattern)].map(([text, inner = ""]) => {
    const [id = "", name = "", ...extra] = inner.split(":");
    const rule = rules.find((candidate) => candidate.id === id);
    const edge = edges.find((candidate) => candidate === name);
    if (extra.length > 0 || edge === undefined) {
      throw new Error(`${text} in the title names no edge; edges are ${edges.join(", ")}`);
    }
    if (rule === undefined) {
      const ids = rules.map((entry) => entry.id).join(", ");
      throw new Error(`${text} in the title names no rule of the catalogue; rules are ${ids}`);
    }
    return { rule: rule.id, edge };
  });
}
