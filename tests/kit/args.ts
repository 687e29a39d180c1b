import type * as t from "io-ts";
import type { AnyDefinition } from "../../src/events/define.ts";

/** A field by its path and the text it is compared with or made from: `ask.feed=live`. */
export type Arg = { readonly path: string; readonly text: string };

type Node = t.Mixed & {
  readonly props?: t.Props;
  readonly type?: t.Mixed;
  readonly types?: readonly t.Mixed[];
};

/** The fields of a definition in the order of its codec; none for a choice of several shapes. */
export function fieldsOf(codec: t.Mixed): readonly (readonly [name: string, type: t.Mixed])[] {
  const node: Node = codec;
  if (node.props !== undefined) return Object.entries(node.props);
  if (node.types !== undefined && node.name.startsWith("(") && node.name.includes(" & ")) {
    return node.types.flatMap(fieldsOf);
  }
  return node.type === undefined ? [] : fieldsOf(node.type);
}

/**
 * Refuses a path that data of this codec cannot have: a mistyped field would match nothing, and what is watched for not
 * happening would never fail. Maps, lists and private values have fields that no codec names.
 */
function assertField(type: string, codec: t.Mixed, path: string): void {
  let within: readonly t.Mixed[] = [codec];
  for (const step of path.split(".")) {
    const fields = within.map(fieldsWithin);
    if (fields.some((some) => some === null)) return;
    const named = fields.flatMap((some) => some ?? []);
    within = named.flatMap(([name, field]) => (name === step ? [field] : []));
    if (within.length > 0) continue;
    const names = [...new Set(named.map(([name]) => name))].join(", ") || "none";
    throw new Error(`${type}(${path}=…) has no field "${step}"; it has ${names}`);
  }
}

/** The fields of a codec, of a choice those of all its shapes; null when they are not known. */
function fieldsWithin(codec: t.Mixed): readonly (readonly [name: string, type: t.Mixed])[] | null {
  const node: Node & { readonly _tag?: string } = codec;
  if (node.props !== undefined) return Object.entries(node.props);
  const inner =
    node.types ?? (node.type === undefined || /Array/.test(node._tag ?? "") ? null : [node.type]);
  const all = inner?.map(fieldsWithin) ?? [null];
  return all.some((fields) => fields === null) ? null : all.flatMap((fields) => fields ?? []);
}

/** Reads `901`, `/en/coupon` or `ask.feed=live, ask.isTop=true`: by place, or by name. */
export function parseArgs(
  definition: Pick<AnyDefinition, "type" | "codec">,
  args: string | null,
): readonly Arg[] {
  if (args === null || args.trim() === "") return [];
  const fields = fieldsOf(definition.codec);
  return args.split(",").map((part, index) => {
    const [, path, text] = /^\s*([A-Za-z]\w*(?:\.\w+)*)=(.*?)\s*$/.exec(part) ?? [];
    if (path !== undefined && text !== undefined) {
      assertField(definition.type, definition.codec, path);
      return { path, text };
    }
    const field = fields[index];
    if (field === undefined) {
      throw new Error(
        `${definition.type}(${args}): "${part.trim()}" stands for no field; it has ${fields.map(([name]) => name).join(", ") || "no field by place, so name it: field=value"}`,
      );
    }
    return { path: field[0], text: part.trim() };
  });
}

/** The value behind a text: null, true, false, a number, an empty list or object, else the text itself. */
export function valueOf(text: string): unknown {
  if (text === "[]") return [];
  if (text === "{}") return {};
  if (text === "null") return null;
  if (text === "true" || text === "false") return text === "true";
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Data with this value at this path: `filter.typeId`. */
export function withValue(
  data: Readonly<Record<string, unknown>>,
  path: string,
  value: unknown,
): Record<string, unknown> {
  const [step = "", ...rest] = path.split(".");
  if (rest.length === 0) return { ...data, [step]: value };
  const inner = data[step];
  const within = typeof inner === "object" && inner !== null ? { ...inner } : {};
  return { ...data, [step]: withValue(within, rest.join("."), value) };
}

/** The field at a path as the timeline shows it; `-` when there is none. */
export function textAt(data: unknown, path: string): string {
  let found = data;
  for (const step of path.split(".")) {
    if (found === null || typeof found !== "object") return "-";
    found = Reflect.get(found, step);
  }
  if (found === undefined) return "-";
  return typeof found === "object" && found !== null ? JSON.stringify(found) : String(found);
}

export const matches = (data: unknown, args: readonly Arg[]): boolean =>
  args.every(({ path, text }) => textAt(data, path) === text);
