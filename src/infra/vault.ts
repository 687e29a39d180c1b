import type * as t from "io-ts";
import { isSealed, type Sealed } from "../codec/codec.ts";
import { hasSealedField, sealFields } from "../codec/classes.ts";

/**
 * Keeps personal and secret values in memory, and hands out stand-ins for events. The same personal value
 * keeps its stand-in for the visit, so that a log still shows that two facts are about one player; a secret
 * gets a new one each time, so that a log does not even tell whether two passwords were equal.
 */
export class Vault {
  readonly #values = new Map<string, unknown>();
  readonly #personal = new Map<unknown, Sealed>();
  readonly #first: number;
  #count: number;

  /**
   * `first`: the number before that of the first stand-in. Drawn by chance, below 900,000,000, nobody outside
   * can write a text that looks like a stand-in of this page, and have a private value shown or sent in its
   * place.
   */
  constructor(first = 0) {
    this.#first = first;
    this.#count = first;
  }

  readonly seal = (dataClass: "personal" | "secret", value: unknown): Sealed => {
    const known = dataClass === "personal" ? this.#personal.get(value) : undefined;
    if (known !== undefined) return known;
    this.#count += 1;
    const token = `§${dataClass}:${this.#count}`;
    if (!isSealed(token)) throw new Error(`vault: made the malformed stand-in ${token}`);
    this.#values.set(token, value);
    if (dataClass === "personal") this.#personal.set(value, token);
    return token;
  };

  /** Seals what the codec calls personal or secret. */
  sealBy(codec: t.Mixed, value: unknown): unknown {
    return hasSealedField(codec) ? sealFields(codec, value, this) : value;
  }

  /** Made here; its value may be forgotten by now. */
  isToken(value: unknown): value is Sealed {
    if (!isSealed(value)) return false;
    const number = Number(value.slice(value.indexOf(":") + 1));
    return number > this.#first && number <= this.#count;
  }

  /** The real value behind a stand-in, or undefined when this page never had it. */
  reveal(token: Sealed): unknown {
    return this.#values.get(token);
  }

  /** A copy of a request with every stand-in replaced by its value; for ports only. */
  open(value: unknown): unknown {
    if (this.isToken(value)) return this.#values.get(value);
    if (Array.isArray(value)) return value.map((part) => this.open(part));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, this.open(part)]));
  }

  /** Forgets the secrets in a value, but those in the fields of these names. */
  forgetSecrets(value: unknown, fieldsKept: readonly string[] = []): void {
    if (this.isToken(value)) {
      if (value.startsWith("§secret:")) this.#values.delete(value);
    } else if (value !== null && typeof value === "object") {
      for (const [field, part] of Object.entries(value))
        if (!fieldsKept.includes(field)) this.forgetSecrets(part, fieldsKept);
    }
  }
}
