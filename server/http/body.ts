import { type Fields, isFields } from "../json.ts";
import type { Call } from "./environment.ts";
import { ApiError, type FieldError } from "./errors.ts";

/** @throws ApiError 400, code 10, when the body is not a JSON object. */
export async function readFields(call: Call): Promise<Fields> {
  const body: unknown = await call.req.json().catch(() => null);
  if (!isFields(body)) throw new ApiError(400, 10);
  return body;
}

/** Reads fields one by one and collects what is wrong; `done` throws all of it at once. */
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

  /** @throws ApiError 400, code 11, with every field that failed. */
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
