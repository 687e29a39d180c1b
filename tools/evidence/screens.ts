import { git, isCommit } from "../replay/build.ts";
import type { DutyName } from "./dutyNames.ts";

/** What the report says with a restriction, by a name that another program can look for. */
export type Caveat = {
  readonly name: "screens-of-another-build";
  readonly duties: readonly DutyName[];
  readonly text: string;
};

/** What was on screen is in no log: it is what the selectors of the views make of the state. */
const bySelectors: readonly DutyName[] = ["check-content", "help-line"];

/**
 * A log has what happened, not what was drawn: that is said by the selectors of this checkout, which are those of the log only
 * where its build had the same sources.
 * @param checkout folder of package.json
 */
export function screensBy(checkout: string): (build: string) => Caveat | null {
  const known = new Map<string, Caveat | null>();
  return (build) => {
    const before = known.get(build);
    if (before !== undefined) return before;
    const caveat = caveatOf(checkout, build);
    known.set(build, caveat);
    return caveat;
  };
}

function caveatOf(checkout: string, build: string): Caveat | null {
  const commit = isCommit(build)
    ? git(checkout, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${build}^{commit}`])
    : null;
  if (commit !== null && git(checkout, ["diff", "--quiet", commit, "--", "src"]) !== null)
    return null;
  const why =
    commit === null
      ? `Build ${build} is no commit that is known here`
      : `The sources here are not those of build ${build}`;
  return {
    name: "screens-of-another-build",
    duties: bySelectors,
    text: `${why}. What was on screen is what the selectors of this build make of the log; the build that wrote it may have shown something else, or nothing.`,
  };
}
