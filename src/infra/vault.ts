import type * as t from "io-ts";
import { isSealed, type Sealed } from "../codec/codec.ts";
import { hasSealedField, sealFields } from "../codec/classes.ts";

/**
 * Keeps personal and secret values in memory, and hands out tokens for events. The same personal value keeps
 * its token for the visit, so that a log still shows that two events are about one player; a secret gets a
 * new one each time, so that a log does not even reveal whether two passwords were equal.
 */
export class Vault {
  readonly #values = new Map<string, unknown>();
  readonly #personal = new Map<unknown, Sealed>();
  readonly #first: number;
  #count: number;

  /**
   * `first`: the number before that of the first token. It is drawn at random, below 900,000,000, so that
   * nobody outside can write a text that looks like a token of this page and have a private value shown or
   * sent in its place.
   */
  constructor(first = 0) {
    this.#first = first;
    this.#count = first;
  }

  readonly seal = (dataClass: "personal" | "secret", value: unknown): Sealed => {
    const existing = dataClass === "personal" ? this.#personal.get(value) : undefined;
    if (existing !== undefined) return existing;
    this.#count += 1;
    const token = `§${dataClass}:${this.#count}`;
    if (!isSealed(token)) throw new Error(`vault: created a malformed token ${token}`);
    this.#values.set(token, value);
    if (dataClass === "personal") this.#personal.set(value, token);
    return token;
  };

  /** Replaces what the codec declares personal or secret with tokens. */
  sealBy(codec: t.Mixed, value: unknown): unknown {
    return hasSealedField(codec) ? sealFields(codec, value, this) : value;
  }

  /** Whether this page made the token; its value may have been forgotten since. */
  isToken(value: unknown): value is Sealed {
    if (!isSealed(value)) return false;
    const number = Number(value.slice(value.indexOf(":") + 1));
    return number > this.#first && number <= this.#count;
  }

  /** The value behind a token; undefined when this page does not have it. */
  reveal(token: Sealed): unknown {
    return this.#values.get(token);
  }

  /** A copy of a request with every token replaced by its value; for ports only. */
  open(value: unknown): unknown {
    if (this.isToken(value)) return this.#values.get(value);
    if (Array.isArray(value)) return value.map((item) => this.open(item));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.open(item)]));
  }

  /** Forgets the secrets in a value, except in the named fields. */
  forgetSecrets(value: unknown, keptFields: readonly string[] = []): void {
    if (this.isToken(value)) {
      if (value.startsWith("§secret:")) this.#values.delete(value);
    } else if (value !== null && typeof value === "object") {
      for (const [field, item] of Object.entries(value))
        if (!keptFields.includes(field)) this.forgetSecrets(item, keptFields);
    }
  }
}
