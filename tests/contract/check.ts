import { expect } from "vitest";
import type { Answer } from "../server/operator.ts";
import { violations } from "./schema.ts";

/** An answer has this status and is as the contract says of the operation. */
export async function check(
  operationId: string,
  answer: Promise<Answer> | Answer,
  status = 200,
): Promise<Answer> {
  const given = await answer;
  expect([given.status, ...violations(operationId, given)], operationId).toEqual([status]);
  return given;
}
