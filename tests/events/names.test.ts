import { describe, expect, it } from "vitest";

const modules: Record<string, Record<string, unknown>> = import.meta.glob(
  ["../../src/commands/**/*.ts", "../../src/events/**/*.ts"],
  { eager: true },
);

/** The name in the log of a definition: the type of a command or an event, the name of a call; null for all else. */
function logName(value: unknown): string | null {
  if (typeof value === "function" && "type" in value && "codec" in value) return String(value.type);
  const isCall = typeof value === "object" && value !== null && "asked" in value && "name" in value;
  return isCall ? String(value.name) : null;
}

describe("a line of a log is found in the code by its own name", () => {
  const named = Object.entries(modules).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([constant, value]) => {
      const name = logName(value);
      return name === null ? [] : [{ file, constant, name }];
    }),
  );

  it("every command, event and call has its constant under that name", () => {
    expect(named.length).toBeGreaterThan(400);
    expect(named.filter(({ constant, name }) => constant !== name)).toEqual([]);
  });
});
