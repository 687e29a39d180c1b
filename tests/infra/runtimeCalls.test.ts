import { isRight } from "fp-ts/lib/Either.js";
import { map, merge, switchMap } from "rxjs";
import { describe, expect, it } from "vitest";
import {
  AskBell,
  type BellEpic,
  BellPulled,
  BellRang,
  lineOf,
  ringing,
  typesOf,
} from "./runtimeKit.ts";

const asking: BellEpic = {
  name: "asking",
  run: (deps) =>
    deps.on(BellPulled).pipe(
      switchMap(({ data }) => deps.call(AskBell, { what: String(data.times) })),
      map((result) => BellRang({ by: isRight(result) ? result.right.tone : result.left.tag })),
    ),
};
const answer = (call: number, tone: string) =>
  AskBell.answered({ call, ask: { what: "1" }, body: { tone } });
const failure = (call: number) =>
  AskBell.failed({ call, ask: { what: "1" }, error: { tag: "offline" } });

describe("calls as facts", () => {
  it("are asked by the epic, answered by an input, and the answer points back at the question", () => {
    const { log, input } = ringing([asking]);
    input(BellPulled({ times: 1 }));
    input(answer(1, "deep"));
    expect(log.slice(1).map(lineOf)).toEqual([
      "2 BellPulled <-",
      "3 AskBellAsked <2 epic:asking",
      "4 AskBellAnswered <3",
      "5 BellRang <4 epic:asking",
    ]);
    expect(log[2]?.data).toEqual({ call: 1, ask: { what: "1" } });
    expect(log[4]?.data).toEqual({ by: "deep" });
  });

  it("give a failure as a value, not as an error", () => {
    const { log, input } = ringing([asking]);
    input(BellPulled({ times: 1 }));
    input(failure(1));
    expect(log.at(-1)).toMatchObject({ type: "BellRang", data: { by: "offline" } });
  });

  it("are cancelled when nobody waits, and a late answer reaches nobody", () => {
    const { log, input } = ringing([asking]);
    input(BellPulled({ times: 1 }));
    input(BellPulled({ times: 2 }));
    input(answer(1, "late"));
    expect(log.slice(3).map(lineOf)).toEqual([
      "4 BellPulled <-",
      "5 CallCancelled <4 epic:asking",
      "6 AskBellAsked <4 epic:asking",
      "7 AskBellAnswered <-",
    ]);
    input(answer(2, "in time"));
    expect(log.at(-1)?.data).toEqual({ by: "in time" });
  });

  it("are answered once", () => {
    const { log, input } = ringing([asking]);
    input(BellPulled({ times: 1 }));
    input(answer(1, "one"));
    input(answer(1, "two"));
    expect(typesOf(log).filter((type) => type === "BellRang")).toHaveLength(1);
  });

  it("do not mix up the answers of two questions", () => {
    const both: BellEpic = {
      name: "both",
      run: (deps) =>
        deps.on(BellPulled).pipe(
          switchMap(() =>
            merge(deps.call(AskBell, { what: "a" }), deps.call(AskBell, { what: "b" })),
          ),
          map((result) => BellRang({ by: isRight(result) ? result.right.tone : "none" })),
        ),
    };
    const { log, input } = ringing([both]);
    input(BellPulled({ times: 1 }));
    input(answer(2, "second"));
    input(answer(1, "first"));
    expect(log.filter(({ type }) => type === "BellRang").map(({ data }) => data)).toEqual([
      { by: "second" },
      { by: "first" },
    ]);
  });
});
