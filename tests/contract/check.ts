import { expect, TestRunner } from "vitest";
import type { Answer } from "../server/operator.ts";
import { violations } from "./schema.ts";

/** An answer has this status and matches the contract of the operation. */
export async function check(
  operationId: string,
  answer: Promise<Answer> | Answer,
  status = 200,
): Promise<Answer> {
  const received = await answer;
  expect([received.status, ...violations(operationId, received)], operationId).toEqual([status]);
  if (status < 400) noteAnswered(operationId);
  return received;
}

/** For the running test: `npm run requirements` counts the operations with a correct answer. */
function noteAnswered(operationId: string): void {
  const meta = TestRunner.getCurrentTest()?.meta;
  if (meta !== undefined) meta.answered = [...new Set(meta.answered).add(operationId)];
}

declare module "vitest" {
  interface TaskMeta {
    /** Operations of the contract that the reference server answered correctly in this test. */
    answered?: readonly string[];
  }
}
