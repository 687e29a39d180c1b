import { fullLength } from "./contender.ts";

export type Options = {
  readonly rounds: number;
  readonly length: number;
  readonly isQuick: boolean;
};

export const usage = `Usage: npm run bench -- [--rounds N] [--quick]
  --rounds N   rounds to take the median of, 1 to 50 (default 5)
  --quick      one round on a fifth of all: a smoke test, no figures to quote
       npm run bench -- flood: how long players wait while the server is flooded
       npm run bench -- replay: what the command line of the replay costs on a long log; see its --help
       npm run bench -- --page: what a page and its taps cost in a browser; see its --help`;

/** The options in `args`, or what is wrong with them. */
export function readOptions(args: readonly string[]): Options | string {
  let rounds: number | null = null;
  let isQuick = false;
  for (let at = 0; at < args.length; at += 1) {
    const name = args[at];
    if (name === "--quick") isQuick = true;
    else if (name === "--rounds") {
      at += 1;
      rounds = Number(args[at]);
      if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50) {
        return `--rounds ${args[at] ?? "(nothing)"}: a whole number from 1 to 50 is wanted; nothing was run.`;
      }
    } else return `${name}: no such option; nothing was run.\n${usage}`;
  }
  return {
    rounds: rounds ?? (isQuick ? 1 : 5),
    length: isQuick ? fullLength / 5 : fullLength,
    isQuick,
  };
}
