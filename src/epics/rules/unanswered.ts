import { filter } from "rxjs";
import type { CallError } from "../../events/define.ts";
import { isUnanswered } from "../../events/submission.ts";
import type { Deps } from "../epic.ts";
import { siteOpen } from "./conditions.ts";

type Failed = { readonly data: { readonly error: CallError } };

/**
 * Calls that got no answer: the server may have done what they asked, so it is asked how things stand. On a closed site
 * it is not; whoever comes back to their page then loads it anyway.
 */
export const unanswered = (deps: Deps) =>
  filter(({ data }: Failed) => isUnanswered(data.error) && siteOpen(deps.state()));
