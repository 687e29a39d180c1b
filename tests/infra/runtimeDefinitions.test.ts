import * as t from "io-ts";
import { describe, expect, it } from "vitest";
import { accept } from "../../src/commands/decision.ts";
import { defineCommand } from "../../src/commands/define.ts";
// Defines everything that a log can hold.
import "../../src/chunks/all.ts";
import { defineCall, defineEvent, definitions } from "../../src/events/define.ts";
import { AppStarted, TabHidden } from "../../src/events/shell/events.ts";
import { createSlice } from "../../src/events/slice.ts";
import { finite, nullable, openString, personal, secret, shape } from "../../src/codec/codec.ts";
import { assertClassed, hasSealedField } from "../../src/codec/classes.ts";

describe("a definition", () => {
  const unclassed: readonly (readonly [string, t.Mixed, string])[] = [
    ["a bare string", shape({ name: t.string }), 'field "name" (string)'],
    ["an optional one", shape({}, { name: t.string }), 'field "name" (string)'],
    ["one in a list", shape({ names: t.array(t.string) }), 'field "names" (string)'],
    ["one in a choice", shape({ name: nullable(t.string) }), 'field "name" (string)'],
    [
      "one behind a refinement",
      shape({ name: t.refinement(t.string, () => true, "any") }),
      'field "name" (string)',
    ],
    [
      "one deep inside",
      shape({ a: shape({ b: t.array(shape({ c: t.string })) }) }),
      'field "a.b.c" (string)',
    ],
    [
      "the values of a map",
      shape({ map: t.record(openString, t.string) }),
      'field "map.*" (string)',
    ],
    ["the keys of a map", shape({ map: t.record(t.string, finite) }), 'field "map" (string)'],
    ["a number that may be infinite", shape({ count: t.number }), 'field "count" (number)'],
    ["unknown", shape({ thing: t.unknown }), 'field "thing" (unknown)'],
    ["any object", shape({ thing: t.UnknownRecord }), 'field "thing'],
  ];
  for (const [what, codec, text] of unclassed) {
    it(`is refused with ${what} that is not classified`, () => {
      expect(() => assertClassed("TestFact", codec)).toThrow(text);
      expect(() => assertClassed("TestFact", codec)).toThrow(
        /; use openString, .*personal\(\) or secret\(\)$/,
      );
    });
  }

  it("is refused at its definition, and leaves nothing half defined", () => {
    const codec = shape({ login: t.string });
    expect(() => defineEvent("TestLeaked", 1, codec)).toThrow('TestLeaked: field "login"');
    expect(() => defineCommand("LeakTest", codec, () => accept())).toThrow(
      'LeakTest: field "login"',
    );
    expect(() => defineCall("TestLeak", 1, codec, shape({}))).toThrow(
      'TestLeakAsked: field "ask.login"',
    );
    for (const type of ["TestLeaked", "LeakTest", "TestLeakAsked"])
      expect(definitions.has(type)).toBe(false);
  });

  it("is unique for its type", () => {
    expect(() => defineEvent("AppStarted", 1, shape({}))).toThrow('"AppStarted" is defined twice');
  });

  it("knows whether it can hold something private", () => {
    expect(hasSealedField(shape({ a: t.array(shape({ b: nullable(personal(t.string)) })) }))).toBe(
      true,
    );
    expect(hasSealedField(shape({}, { a: secret(t.string) }))).toBe(true);
    expect(hasSealedField(TabHidden.codec)).toBe(false);
  });

  it("is classified for every event of the product", () => {
    expect(definitions.size).toBeGreaterThan(60);
    for (const { type, codec } of definitions.values()) assertClassed(type, codec);
  });

  it("is folded at most once by a slice", () => {
    const slice = createSlice("test", 0).on(AppStarted, (state) => state);
    expect(() => slice.on(AppStarted, (state) => state)).toThrow(
      'slice "test" folds "AppStarted" twice',
    );
  });
});
