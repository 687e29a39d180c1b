import { appOf } from "./app.ts";
import { rules } from "../../src/catalogue.ts";
import { asked } from "../../src/epics/rules/asked.ts";
import type { Rule } from "../../src/epics/rules/rule.ts";
import type { ImportedLog } from "../../src/infra/replay/import.ts";
import { type Why, why } from "../../src/infra/replay/why.ts";
import { ExpectedError } from "../expected.ts";
import { seqAt } from "./moment.ts";
import { json, width } from "./texts.ts";
import type { Moment } from "./when.ts";

/**
 * Why a rule is armed, fired or not, at a given time or at the end. Throws an ExpectedError for an unknown
 * rule or entry.
 */
export function whyIn(log: ImportedLog, id: string, at: Moment | null): Why {
  const catalogue: readonly Rule[] = rules;
  const rule = catalogue.find((candidate) => candidate.id === id.toUpperCase());
  if (rule === undefined) {
    const ids = catalogue.map((entry) => entry.id).join(", ");
    throw new ExpectedError(`there is no rule ${json(id)}; rules are ${ids}`);
  }
  const { baseSeq, entries } = log;
  const last = baseSeq + entries.length;
  const moment = at ?? { seq: last };
  const instant = "mark" in moment ? { seq: seqAt(log, moment) } : moment;
  if ("seq" in instant && (instant.seq < baseSeq || instant.seq > last)) {
    throw new ExpectedError(
      `there is no entry ${instant.seq}: this log has states ${baseSeq} to ${last}`,
    );
  }
  return why(log, appOf(log).root, asked(rule), instant);
}

/** The sentence, wrapped at word boundaries. */
export const whyLines = ({ sentence }: Why): string[] => {
  const lines: string[] = [];
  let line = "";
  for (const word of sentence.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
};
