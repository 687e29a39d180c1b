export const contenderNames = ["touchline", "redux", "minimal"] as const;
export type ContenderName = (typeof contenderNames)[number];
export const partNames = ["loads", "taps", "storm"] as const;
export type PartName = (typeof partNames)[number];

export type Options = {
  readonly contenders: readonly ContenderName[];
  readonly parts: readonly PartName[];
  /** How many times slower than this machine the page's processor is. */
  readonly slowdowns: readonly number[];
  readonly taps: number;
  /** Taps are made in so many visits, in alternation with those of the others. */
  readonly rounds: number;
  readonly stormMinutes: number;
  readonly isBuilt: boolean;
  /** Folder of another build of the app, measured in the same run. */
  readonly beside: string | null;
  readonly isQuick: boolean;
};

export const usage = `Usage: npm run bench -- --page [--quick] [--only NAME]… [--cpu N]… [--taps N] [--minutes N] [--built]
         [--beside FOLDER]
  --only NAME   a contender (${contenderNames.join(", ")}) or a part (${partNames.join(", ")}); may be repeated
  --cpu N       a processor N times slower than this one; may be repeated (default 1, 4 and 6)
  --taps N      taps of each run (default 100)
  --minutes N   how long the storm lasts whose heap is measured (default 2; 30 for a figure to quote)
  --built       measures the dist/ that is there instead of building it
  --beside FOLDER  also measures another build of the app, in alternation
  --quick       CPU 6 only, 20 taps, a storm of 20 s: a smoke test, no figures to quote`;

const isOneOf = <T extends string>(names: readonly T[], name: string): name is T =>
  (names as readonly string[]).includes(name);

/** The options in `args`, or what is wrong with them. */
export function readOptions(args: readonly string[]): Options | string {
  const only: string[] = [];
  const slowdowns: number[] = [];
  const isQuick = args.includes("--quick");
  let taps = isQuick ? 20 : 100;
  let beside: string | null = null;
  let stormMinutes = isQuick ? 1 / 3 : 2;
  for (let at = 0; at < args.length; at += 1) {
    const name = args[at];
    if (name === "--quick" || name === "--built" || name === "--page") continue;
    at += 1;
    const value = args[at] ?? "";
    const number = Number(value);
    if (name === "--only") {
      if (!isOneOf(contenderNames, value) && !isOneOf(partNames, value))
        return `--only ${value || "(nothing)"}: no such contender or part; nothing was run.\n${usage}`;
      only.push(value);
    } else if (name === "--beside") beside = value;
    else if (name !== "--cpu" && name !== "--taps" && name !== "--minutes")
      return `${name}: no such option; nothing was run.\n${usage}`;
    else if (!(number > 0 && number <= 1000))
      return `${name} ${value || "(nothing)"}: a number above 0 is wanted; nothing was run.`;
    else if (name === "--cpu") slowdowns.push(number);
    else if (name === "--taps") taps = Math.ceil(number);
    else stormMinutes = number;
  }
  const chosen = <T extends string>(names: readonly T[]) => {
    const some = names.filter((name) => only.includes(name));
    return some.length === 0 ? names : some;
  };
  return {
    contenders: chosen(contenderNames),
    parts: chosen(partNames),
    slowdowns: slowdowns.length > 0 ? slowdowns : isQuick ? [6] : [1, 4, 6],
    taps,
    rounds: isQuick ? 1 : 4,
    beside,
    stormMinutes,
    isBuilt: args.includes("--built"),
    isQuick,
  };
}
