import { BadSkimmedLine } from "../../src/infra/log/skim.ts";
import { ExpectedError } from "../expected.ts";
import { caseText, merged, visitReport, whichVisit } from "./case.ts";
import { entryLines, entryReport } from "./entry.ts";
import { foldLines, foldReport, readingWarnings } from "./fold.ts";
import type { Answer } from "./folder.ts";
import { type Filter, filterFrom, listed, refuseUnknownType } from "./list.ts";
import { endWarnings, seqAt } from "./moment.ts";
import { type OpenedFile, type OpenedLog, openFile, visitOf } from "./open.ts";
import type { Run, Task } from "./options.ts";
import { changeLines, stateAt, stateChanges } from "./state.ts";
import { tailLines, timeLines } from "./tail.ts";
import { json, paintFor } from "./texts.ts";
import type { Moment } from "./when.ts";
import { exitCodeOf, proofLines, prove } from "./verify.ts";
import { whyIn, whyLines } from "./why.ts";

/** What the task says of one file. Throws an ExpectedError if the file cannot be read, or the task does not fit it. */
export async function answerOfFile(options: Run): Promise<Answer> {
  const { file, task } = options;
  const isForgiving = task.tag === "verify";
  const opened = await openFile(file, { isForgiving, skimmedTo: entriesLookedAt(task) });
  const { visits, ...answered } = refusingBadLines(file, () => answerOf(opened, options));
  // The fold report has them on its own; to the others they matter as much.
  if (task.tag !== "fold" && task.tag !== "verify")
    for (const { log } of visits)
      for (const warning of [...readingWarnings(log), ...endWarnings(log, momentsOf(task))])
        console.error(`Warning  ${warning}`);
  return answered;
}

function momentsOf(task: Task): readonly Moment[] {
  if (task.tag === "at" || task.tag === "entry") return [task.at];
  return task.tag === "diff" ? [task.before, task.after] : [];
}

/** A skimmed line is looked at only now. */
function refusingBadLines<A>(file: string, work: () => A): A {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof BadSkimmedLine)) throw error;
    throw new ExpectedError(`${json(file)}: ${error.message}; refused`);
  }
}

/** See `ParserOptions`. */
function entriesLookedAt(task: Task): number | undefined {
  if (task.tag === "tail") return task.count;
  return task.tag === "list" && task.filter.changes === null ? Infinity : undefined;
}

/** Of one visit, or of all of them where the file holds several and none is chosen. */
function answerOf(opened: OpenedFile, options: Run): Answer & { visits: readonly OpenedLog[] } {
  const [only, another] = opened.visits;
  const visit = options.visit === null ? only : visitOf(opened, options.visit);
  const isWhole = another === undefined && opened.warnings.length === 0;
  if (visit !== undefined && (options.visit !== null || isWhole))
    return { ...answer(visit, options), visits: [visit] };
  return { ...answerOfAll(opened, options), visits: opened.visits };
}

function answerOfAll(opened: OpenedFile, options: Run): Answer {
  const { file, task, isJson } = options;
  const { visits } = opened;
  const paint = painted();
  switch (task.tag) {
    case "fold":
      return {
        text: isJson
          ? json({ visits: visits.map(visitReport), warnings: opened.warnings }, 2)
          : caseText(file, opened, paint).join("\n"),
        exitCode: opened.warnings.length === 0 ? 0 : 1,
      };
    case "verify":
    case "why":
      return ofEach(opened, options);
    case "list":
    case "tail": {
      if (task.tag === "list") refuseUnknownType(task.filter, logsOf(visits));
      if (task.tag === "list" && isOfOneVisit(task.filter)) throw whichVisit(file, opened);
      const startedAt = Math.min(...visits.map(({ log }) => log.header.startedAt));
      const line = merged(
        visits.map(({ number, log }) => ({
          visit: number,
          // Times are those that the list shows: since the start of the first of the visits.
          entries:
            task.tag === "list"
              ? listed(log, filterFrom(task.filter, log.header.startedAt - startedAt))
              : log.recorded,
        })),
      );
      const shown = task.tag === "list" ? line : line.slice(line.length - task.count);
      return {
        text: isJson ? json(shown, 2) : textOf(timeLines(shown, startedAt, paint)),
        exitCode: 0,
      };
    }
    default:
      throw whichVisit(file, opened);
  }
}

const logsOf = (visits: readonly OpenedLog[]) => visits.map(({ log }) => log);

/** Each visit counts its entries and marks by itself. */
const isOfOneVisit = ({ from, to }: Filter): boolean =>
  [from, to].some((moment) => moment !== null && !("sinceStartMs" in moment));

const textOf = (lines: readonly string[]): string =>
  lines.length === 0 ? "No such entry." : lines.join("\n");

/** The answers on all visits, one after the other; ends with the worst of their codes. */
function ofEach({ visits, warnings }: OpenedFile, options: Run): Answer {
  const answers = visits.map((visit) => ({ visit, ...answer(visit, options) }));
  const codes = [...answers.map(({ exitCode }) => exitCode), warnings.length === 0 ? 0 : 1];
  const exitCode = codes.includes(1) ? 1 : Math.max(...codes);
  if (options.isJson) {
    const results = answers.map(({ visit, text }) => ({
      visit: visit.number,
      session: visit.log.header.session,
      result: JSON.parse(text) as unknown,
    }));
    return { text: json(results, 2), exitCode };
  }
  const texts = answers.map(
    ({ visit, text }) => `Visit ${visit.number}  ${visit.log.header.session}\n${text}`,
  );
  return { text: [...texts, ...warnings.map((text) => `Warning  ${text}`)].join("\n\n"), exitCode };
}

const painted = () =>
  paintFor(process.stdout.isTTY === true && process.env["NO_COLOR"] === undefined);

function answer(opened: OpenedLog, { file, task, isJson }: Run): Answer {
  const { log, bytes } = opened;
  const paint = painted();
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
      refuseUnknownType(task.filter, [log]);
      const entries = listed(log, task.filter);
      return formatted(entries, () => [textOf(tailLines(entries, startedAt, paint))]);
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
