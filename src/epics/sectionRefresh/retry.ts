import { of } from "rxjs";
import type { State } from "../../events/index.ts";
import { SectionWanted } from "../../events/sections/events.ts";
import { sectionCode, type SectionRecord, sectionRequest } from "../../events/sections/index.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";
import { offline } from "../rules/conditions.ts";

export const SECTION_RETRY = rule({
  id: "SECTION-RETRY",
  ledger: ["sections-017", "sections-018"],
  parameters: {
    firstMs: { unit: "ms", fallback: 1_000 },
    factor: { unit: "count", fallback: 2 },
    tries: { unit: "count", fallback: 3 },
  },
  pauses: { offline },
});

const value = ({ shell }: State, name: keyof typeof SECTION_RETRY.parameters) =>
  parameter(SECTION_RETRY, name, shell.config);

/** It failed and is not retried automatically any more: only the player can refresh it. */
export const isGivenUp = (state: State, { code, retries }: SectionRecord): boolean =>
  code === sectionCode.failed && retries >= value(state, "tries");

/** Loads a failed section again, doubling the wait each time. [sections-017] */
export const retrySections = deadline({
  name: "sectionRefresh/retry",
  rule: SECTION_RETRY,
  due: (state) =>
    Object.entries(state.sections)
      .filter(([, record]) => record.code === sectionCode.failed && !isGivenUp(state, record))
      .map(([key, { failedAt, retries }]) => {
        const wholeMs = value(state, "firstMs") * value(state, "factor") ** retries;
        return { key, at: failedAt + wholeMs, wholeMs };
      }),
  fire: (deps, section) => of(SectionWanted(sectionRequest(deps.state(), section, "retry"))),
});
