import type { Texts } from "../feed/types.ts";

/**
 * A refusal by the limit service, which has its own error format; with an empty title the client uses its own
 * text.
 */
export class LimitRefusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403,
    readonly title: Texts = { en: "", ru: "" },
  ) {
    super(`limit service: ${status} ${title.en}`);
  }
}
