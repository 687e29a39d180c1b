import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes the source of a tool for a checkout, which writes the log of a random visit as that checkout's own pages
 * would: `main([entries, file])`. Returns its path. Entries are about as many as asked for.
 */
export function longVisitTool(checkout: string): string {
  // Before format 2 lines were packed elsewhere, and entries said nothing of the state.
  const isFormat2 = existsSync(join(checkout, "tests/kit/logFiles.ts"));
  const imports = isFormat2
    ? `import { packLines } from "../../tests/kit/logFiles.ts";
import { logLines } from "../../tests/kit/logLines.ts";
import { headerWithHashes as header } from "../../tests/replay/replayKit.ts";`
    : `import { logLines, packLines } from "../../src/infra/log/file.ts";
import { storyHeader as header } from "../../tests/replay/replayKit.ts";`;
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
  const perStep = wander(seed, sample).entries.length / sample;
  const { ${entries} } = wander(seed, Math.round(Number(wanted) / perStep));
  writeFileSync(file, await packLines(logLines(header, ${entries})));
  console.log(${entries}.length);
  return 0;
}
`,
  );
  return file;
}
