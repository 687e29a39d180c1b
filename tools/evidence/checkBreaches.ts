import type { Check, CheckContent } from "./checks.ts";
import type { Content } from "./duties.ts";
import type { Breach, Place } from "./walk.ts";

/** What was broken by a check that was shown. */
export const checkBreaches = (checks: readonly Check[]): readonly Breach[] =>
  checks.flatMap((check): readonly Breach[] => {
    const { shown, missing, content, sinceSignInMs, answer } = check;
    const late = lateElapsed(missing, content, sinceSignInMs);
    return [
      ...(missing.length === 0
        ? []
        : [breach(shown, "check-content", `shown without ${missing.join(", ")}${late}`)]),
      ...check.orders.map((order) =>
        breach(
          order,
          "check-answered",
          `a bet went out before the check shown at entry ${shown.seq} was answered`,
        ),
      ),
      ...(check.isEvaded && answer !== null
        ? [
            breach(
              answer,
              "check-acknowledged",
              `the check shown at entry ${shown.seq} was ${answer.action === "nothing" ? "closed without an answer" : "the last"}`,
            ),
          ]
        : []),
      ...check.ordersInPause.map((order) =>
        breach(
          order,
          "check-pause",
          `a bet went out in the pause after the check shown at entry ${shown.seq}`,
        ),
      ),
    ];
  });

const breach = ({ seq, at }: Place, duty: Breach["duty"], cause: string): Breach => ({
  seq,
  at,
  duty,
  cause,
});

const lateElapsed = (
  missing: readonly Content[],
  { elapsedMs }: CheckContent,
  sinceSignInMs: number | null,
): string =>
  missing.includes("elapsed") && elapsedMs !== null && sinceSignInMs !== null
    ? `: it said ${Math.round(elapsedMs / 60_000)} min, ${Math.round(sinceSignInMs / 60_000)} min after the sign-in`
    : "";
