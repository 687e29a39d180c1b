import type { State } from "../index.ts";

/** Whether the visitor is in the A/B test of this number. [config-007] */
export const isInTest = ({ furtherConfig }: State, id: number): boolean =>
  furtherConfig.abTests?.[id] === true;
