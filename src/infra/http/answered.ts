import { type AnyCall, type Draft, draftOf } from "../../events/define.ts";
import { AnswerPartsLeftOut } from "../../events/runtime/events.ts";
import { decodeAnswer } from "../../codec/tolerant.ts";
import type { Vault } from "../vault.ts";

/** The events of a server answer: the answer itself, and a report of what in it could not be read. */
export function answeredDrafts(
  { name, answered, failed }: AnyCall,
  data: { readonly call: number; readonly ask: unknown; readonly body: unknown },
  vault: Vault,
): readonly Draft[] {
  const decoded = decodeAnswer(answered.codec, vault.sealBy(answered.codec, data));
  if (decoded.tag === "bad") {
    const { call, ask } = data;
    return [draftOf(failed, { call, ask, error: { tag: "decode", detail: decoded.reason } })];
  }
  const { value, leftOut } = decoded;
  const answer = draftOf(answered, value);
  return leftOut === null ? [answer] : [AnswerPartsLeftOut({ call: name, ...leftOut }), answer];
}
