import type { AskedRule } from "../../infra/replay/why.ts";
import { heldBy, missingNeeds, type Rule } from "./rule.ts";

/** The rule as `--why` needs it: to explain why it is armed, fired or did not. */
export const asked = (rule: Rule): AskedRule => ({
  id: rule.id,
  parameters: Object.keys(rule.parameters),
  missing: (state) => missingNeeds(rule, state),
  held: (state) => heldBy(rule, state),
});
