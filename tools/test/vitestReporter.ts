import { relative } from "node:path";
import type { Reporter, SerializedError, TestCase, TestModule } from "vitest/node";
import { report } from "./progress.ts";

/** Reports the start and end of each unit test to `npm test`. A skipped test fails: it proves nothing. */
export default class ProgressReporter implements Reporter {
  onTestModuleStart(module: TestModule): void {
    // A file is running before its first test, while it is loaded.
    report({ began: fileOf(module), file: fileOf(module) });
  }

  onTestCaseReady(test: TestCase): void {
    report({ began: titleOf(test), file: fileOf(test.module) });
  }

  onTestCaseResult(test: TestCase): void {
    const status = test.result().state === "passed" ? "passed" : "failed";
    const { answered } = test.meta() as { readonly answered?: readonly string[] };
    report({
      ended: titleOf(test),
      file: fileOf(test.module),
      status,
      ...(answered === undefined ? {} : { answered: [...answered] }),
    });
  }

  onTestModuleEnd(module: TestModule): void {
    const file = fileOf(module);
    const tests = [...module.children.allTests()];
    const isNotified = tests.some((test) => test.result().state !== "passed");
    const isBroken = module.state() !== "passed" && !isNotified;
    const status = isBroken ? "failed" : "passed";
    // The file counts only if the failure is its own.
    if (isBroken) report({ ended: `${file} could not be run`, file, status });
    const { cpuMs } = module.meta() as { readonly cpuMs?: number };
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    report({
      costOf: file,
      wallMs: duration + collectDuration + setupDuration,
      cpuMs: cpuMs ?? null,
    });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const { message } of errors) {
      report({ ended: `outside of a test: ${message}`, file: "", status: "failed" });
    }
  }
}

/** The titles of its suites and its own title, separated by spaces. */
function titleOf(test: TestCase): string {
  const words = [test.name];
  for (let { parent } = test; parent.type === "suite"; { parent } = parent)
    words.unshift(parent.name);
  return words.join(" ");
}

function fileOf({ moduleId }: TestModule): string {
  return relative(".", moduleId);
}
