import { relative } from "node:path";
import type { Reporter, TestCase, TestError, TestResult } from "@playwright/test/reporter";
import { report } from "./progress.ts";

/** Reports the start and end of each browser test to `npm test`. A skipped test fails: it proves nothing. */
export default class ProgressReporter implements Reporter {
  readonly #costs = new Map<string, { wallMs: number; cpuMs: number | null }>();

  onTestBegin(test: TestCase): void {
    report({ began: titleOf(test), file: fileOf(test) });
  }

  onTestEnd(test: TestCase, { status, duration, annotations }: TestResult): void {
    const file = fileOf(test);
    const opened = annotations.flatMap(({ type, description }) =>
      type === "opened by a link" && description !== undefined ? [description] : [],
    );
    report({
      ended: titleOf(test),
      file,
      status: status === "passed" ? "passed" : "failed",
      ...(opened.length === 0 ? {} : { opened }),
    });
    const spent = annotations.find(({ type }) => type === "processor milliseconds")?.description;
    const before = this.#costs.get(file) ?? { wallMs: 0, cpuMs: 0 };
    const cpuMs =
      spent === undefined || before.cpuMs === null ? null : before.cpuMs + Number(spent);
    this.#costs.set(file, { wallMs: before.wallMs + duration, cpuMs });
  }

  /** Failures outside of any test: a worker that exited, a setup that threw. */
  onError({ message = "an error without a message" }: TestError): void {
    report({ ended: `outside of a test: ${message.split("\n")[0]}`, file: "", status: "failed" });
  }

  onEnd(): void {
    for (const [costOf, cost] of this.#costs) report({ costOf, ...cost });
    // The tests run in separate processes, which report their own processor time and that of their browsers.
    const { user, system } = process.cpuUsage();
    report({ costOf: "the runner of the browser tests", wallMs: 0, cpuMs: (user + system) / 1000 });
  }
}

/** The file, the titles of its groups and its own title, separated by spaces. */
function titleOf(test: TestCase): string {
  // The root and the project come first and have no title.
  return test.titlePath().slice(2).join(" ");
}

function fileOf({ location }: TestCase): string {
  return relative(".", location.file);
}
