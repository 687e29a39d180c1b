import { raise } from "./upcaster.ts";

/** Version 2: the parameters of rules are called so. */
export const rulesStatedParameters = raise("RulesStated", 1, ({ figures, ...others }) => ({
  ...others,
  parameters: figures,
}));
