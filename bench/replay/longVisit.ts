import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes the source of a tool for a checkout, which writes the log of a random visit as that checkout's own pages
 * would: `main([entries, file])`. Returns its path. There are at least as many entries as asked for.
 */
export function longVisitTool(checkout: string): string {
  // Before format 2 lines were packed elsewhere, and entries said nothing of the state.
  const has = (file: string): boolean => existsSync(join(checkout, file));
  const isFormat2 = has("tests/kit/logFiles.ts");
  const packing = isFormat2 ? "tests/kit/logFiles.ts" : "src/infra/log/file.ts";
  const lines = has("tests/kit/logLines.ts") ? "tests/kit/logLines.ts" : "src/infra/log/file.ts";
  const imports = `import { packLines } from "../../${packing}";
import { logLines } from "../../${lines}";
import { ${isFormat2 ? "headerWithHashes" : "storyHeader"} as header } from "../../tests/replay/replayKit.ts";`;
  const entries = isFormat2 ? "logEntries" : "entries";
  const folder = join(checkout, ".cache/bench");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "longVisit.ts");
  writeFileSync(
    file,
    `import { writeFileSync } from "node:fs";
${imports}
import { wander } from "../../tests/replay/wander.ts";

export async function main([wanted, file]) {
  const seed = 7;
  const sample = 500;
  let steps = Math.ceil((Number(wanted) * sample) / wander(seed, sample).entries.length);
  let visit = wander(seed, steps);
  // A longer visit has fewer entries a step.
  while (visit.entries.length < Number(wanted)) {
    steps = Math.ceil((steps * 1.01 * Number(wanted)) / visit.entries.length);
    visit = wander(seed, steps);
  }
  const { ${entries} } = visit;
  writeFileSync(file, await packLines(logLines(header, ${entries})));
  console.log(${entries}.length);
  return 0;
}
`,
  );
  return file;
}
