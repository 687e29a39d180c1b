import type { State } from "../index.ts";

/** Whether the visitor is in the A/B test with this number. [config-007] */
export const isInTest = ({ shell }: State, id: number): boolean =>
  shell.config?.abTests?.[id] === true;
