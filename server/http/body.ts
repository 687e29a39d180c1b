import { type Fields, isFields } from "../json.ts";
import type { Call } from "./environment.ts";
import { ApiError, type FieldError } from "./errors.ts";

/** @throws ApiError 400, code 10, if the body is not a JSON object. */
export async function readFields(call: Call): Promise<Fields> {
  const body = await readJson(call);
  if (!isFields(body)) throw new ApiError(400, 10);
  return body;
}

/** The body as JSON; null if it is invalid, or nested deeper than anything in the contract. */
export async function readJson(call: Call): Promise<unknown> {
  const text = await call.req.text().catch(() => "");
  if (isDeeperThan(text, maxDepth)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const maxDepth = 32;

/** Checked in the text, because walking the parsed value would overflow the stack. */
function isDeeperThan(text: string, limit: number): boolean {
  let level = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isInText && character === "\\") index += 1;
    else if (character === '"') isInText = !isInText;
    else if (!isInText && (character === "{" || character === "[")) level += 1;
    else if (!isInText && (character === "}" || character === "]")) level -= 1;
    if (level > limit) return true;
  }
  return false;
}

/** Reads fields one by one and collects the errors; `done` throws all of them at once. */
export class FieldReader {
  readonly errors: FieldError[] = [];

  constructor(
    private readonly fields: Fields,
    private readonly path = "",
  ) {}

  text(name: string): string {
    return this.#take(name, "string", (value) => typeof value === "string") ?? "";
  }

  integer(name: string): number {
    return (
      this.#take(name, "integer", (value): value is number => Number.isSafeInteger(value)) ?? 0
    );
  }

  number(name: string): number {
    return this.#take(name, "number", (value): value is number => Number.isFinite(value)) ?? 0;
  }

  isTrue(name: string): boolean {
    return this.#take(name, "boolean", (value) => typeof value === "boolean") ?? false;
  }

  fail(name: string, code: string, message: string): void {
    this.errors.push({ field: this.path + name, code, message });
  }

  /** @throws ApiError 400, code 11, with every invalid field. */
  done(): void {
    if (this.errors.length > 0) throw new ApiError(400, 11, { errors: this.errors });
  }

  #take<T>(name: string, kind: string, isKind: (value: unknown) => value is T): T | null {
    const value = this.fields[name];
    if (isKind(value)) return value;
    this.fail(name, value === undefined ? "required" : "type", `${kind} expected`);
    return null;
  }
}
