import { parseArgs } from "node:util";
import { type RuleId, rules } from "../../src/catalogue.ts";
import { ExpectedError } from "../expected.ts";
import { changedRules } from "../test/changed.ts";

const faults = ["wake", "pause", "throttle"];

export const help = `npm run rules                      rule x edge: which edges the tests show
npm run rules -- --mutate          whether the tests notice every change of a rule
npm run rules -- --fault NAME      which cells turn red with a fault: ${faults.join(", ")}
npm run rules -- --only RULE       these rules alone; several may be named; goes with the others
npm run rules -- --changed [COMMIT] the rules that the change since COMMIT is about; goes with the others
npm run rules -- --help            this, and runs nothing`;

export type RulesOptions =
  | { readonly work: "help" }
  | {
      readonly work: "cover" | "mutate" | "fault";
      /** Empty except for the work "fault". */
      readonly fault: string;
      /** Null for all. */
      readonly rules: readonly RuleId[] | null;
    };

/** Throws an ExpectedError if the arguments are invalid, or if a change affects no rule. */
export function readOptions(args: readonly string[]): RulesOptions {
  const { values, positionals } = parsed(args);
  if (values.help === true) return { work: "help" };
  const { mutate, fault, only, changed } = values;
  const [since = null, ...more] = positionals;
  const isStray = changed === true ? more.length > 0 : positionals.length > 0;
  if (isStray || (mutate === true && fault !== undefined)) throw misunderstood(args);
  if (fault !== undefined && !faults.includes(fault))
    throw new ExpectedError(`There is no fault "${fault}"; there are ${faults.join(", ")}.`);
  const work = mutate === true ? "mutate" : fault === undefined ? "cover" : "fault";
  const named = only === undefined ? null : only.map(ruleNamed);
  if (changed !== true) return { work, fault: fault ?? "", rules: named };
  const about = changedRules(since);
  const chosen = rules.map(({ id }) => id).filter((id) => about.has(id) || named?.includes(id));
  if (chosen.length === 0) throw new ExpectedError("The change is about no rule.", 0);
  return { work, fault: fault ?? "", rules: chosen };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        mutate: { type: "boolean" },
        fault: { type: "string" },
        only: { type: "string", multiple: true },
        changed: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch {
    throw misunderstood(args);
  }
}

function ruleNamed(word: string): RuleId {
  const rule = rules.find(({ id }) => id === word.toUpperCase());
  if (rule !== undefined) return rule.id;
  const near = rules
    .map(({ id }) => id)
    .filter((id) => id.includes(word.toUpperCase().slice(0, 4)));
  const meant = near.length === 0 ? "docs/rules.md lists them" : `did you mean ${near.join(", ")}?`;
  throw new ExpectedError(`There is no rule "${word}"; ${meant}`);
}

function misunderstood(args: readonly string[]): ExpectedError {
  return new ExpectedError(`"${args.join(" ")}" is not a valid call. See npm run rules -- --help.`);
}
