import { foldLines, foldReport, readingWarnings } from "./fold.ts";
import { entryLines, entryReport } from "./entry.ts";
import { listed } from "./list.ts";
import { seqAt } from "./moment.ts";
import { type OpenedLog, openLog } from "./open.ts";
import { type Options, readOptions, usage } from "./options.ts";
import { changeLines, stateAt, stateChanges } from "./state.ts";
import { tailLines } from "./tail.ts";
import { exitCodeOf, proofLines, prove } from "./verify.ts";
import { whyIn, whyLines } from "./why.ts";
import { json, paintFor } from "./texts.ts";

/** `npm run replay -- FILE …`: prints the result and returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options.tag === "help") {
    console.log(usage);
    return 0;
  }
  endQuietlyWithReader();
  const opened = await openLog(options.file, options.task.tag === "verify");
  const { text, exitCode } = answer(opened, options);
  console.log(text);
  // The fold report has them on its own; to the others they matter as much.
  if (options.task.tag !== "fold" && options.task.tag !== "verify")
    for (const warning of readingWarnings(opened.log)) console.error(`Warning  ${warning}`);
  return exitCode;
}

type Answer = { readonly text: string; readonly exitCode: number };

function answer(opened: OpenedLog, { file, task, isJson }: Options & { tag: "run" }): Answer {
  const { log, bytes } = opened;
  const paint = paintFor(process.stdout.isTTY === true && process.env["NO_COLOR"] === undefined);
  const { startedAt } = log.header;
  const formatted = (data: unknown, lines: () => string[], exitCode = 0): Answer => ({
    text: isJson ? json(data, 2) : lines().join("\n"),
    exitCode,
  });
  switch (task.tag) {
    case "fold": {
      const report = foldReport(log, bytes);
      const isEqual = report.hashChecks.every(({ recorded, replayed }) => recorded === replayed);
      return formatted(report, () => foldLines(file, report, paint), isEqual ? 0 : 1);
    }
    case "at":
      return { text: json(stateAt(log, seqAt(log, task.at), task.path), 2), exitCode: 0 };
    case "entry": {
      const report = entryReport(log, seqAt(log, task.at));
      return formatted(report, () => entryLines(report, startedAt, paint));
    }
    case "list": {
      const entries = listed(log, task.filter);
      return formatted(entries, () => tailLines(entries, startedAt, paint));
    }
    case "verify": {
      const proof = prove(opened, task.accepted);
      return formatted(proof, () => proofLines(file, proof, startedAt, paint), exitCodeOf(proof));
    }
    case "tail": {
      const entries = task.count === 0 ? [] : log.recorded.slice(-task.count);
      return formatted(entries, () => tailLines(entries, startedAt, paint));
    }
    case "why": {
      const reason = whyIn(log, task.rule, task.at);
      return formatted(reason, () => whyLines(reason));
    }
    case "diff": {
      const [before, after] = [seqAt(log, task.before), seqAt(log, task.after)];
      const changes = stateChanges(log, before, after);
      return formatted(changes, () => changeLines(changes, before, after, paint));
    }
  }
}

/** `… | head` closes the pipe when it has enough; that is not an error. */
function endQuietlyWithReader(): void {
  if (process.stdout.listenerCount("error") > 0) return;
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
}
