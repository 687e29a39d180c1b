import { fileURLToPath } from "node:url";
import { ExpectedError } from "../expected.ts";
import { answerEach, logsIn } from "./folder.ts";
import { readOptions, type Run, type Task, usage } from "./options.ts";
import { json } from "./texts.ts";

/** `npm run replay -- FILE …`: prints the result and returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options.tag === "help") {
    console.log(usage);
    return 0;
  }
  endQuietlyWithReader();
  return options.build === null ? replay(options) : replayElsewhere(options, options.build);
}

async function replay(options: Run): Promise<number> {
  const { file, visit, task, isJson } = options;
  const logs = await logsIn(file);
  if (logs !== null && (visit !== null || !tasksOfMany.has(task.tag))) {
    const option = visit === null ? task.tag : "visit";
    throw new ExpectedError(`${json(file)} is a folder; --${option} needs one file of it`);
  }
  // The rules of the whole app come with it: the help does not wait for them.
  const { answerOfFile } = await import("./answer.ts");
  if (logs !== null)
    return answerEach(logs, { isJson, isVerified: task.tag === "verify" }, (log) =>
      answerOfFile({ ...options, file: log }),
    );
  const { text, exitCode } = await answerOfFile(options);
  console.log(text);
  return exitCode;
}

/** Those that make sense without a single visit. */
const tasksOfMany: ReadonlySet<Task["tag"]> = new Set(["fold", "verify", "why", "list", "tail"]);

async function replayElsewhere({ file }: Run, build: NonNullable<Run["build"]>): Promise<number> {
  const { buildOf, replayWithBuild } = await import("./build.ts");
  const commit = build.commit === "log" ? await buildOf(file) : build.commit;
  return replayWithBuild(checkout, commit, build.otherArguments);
}

const checkout = fileURLToPath(new URL("../..", import.meta.url));

/** `… | head` closes the pipe when it has enough; that is not an error. */
function endQuietlyWithReader(): void {
  if (process.stdout.listenerCount("error") > 0) return;
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
}
