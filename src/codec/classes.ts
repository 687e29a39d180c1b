import type * as t from "io-ts";
import { OpenStringType, SealedType } from "./codec.ts";

type Node = t.Mixed & {
  readonly _tag?: string;
  readonly props?: t.Props;
  readonly type?: t.Mixed;
  readonly types?: readonly t.Mixed[];
  readonly domain?: t.Mixed;
  readonly codomain?: t.Mixed;
};

const LEAVES = new Set([
  "FiniteType",
  "FlagsType",
  "BooleanType",
  "NullType",
  "UndefinedType",
  "LiteralType",
  "KeyofType",
  "OpenStringType",
  "SealedType",
]);

const children = (node: Node): readonly (readonly [string, t.Mixed])[] => {
  if (node.props !== undefined) return Object.entries(node.props);
  if (node.types !== undefined) return node.types.map((type) => ["", type] as const);
  if (node.codomain !== undefined) return [["*", node.codomain]];
  return node.type !== undefined ? [["", node.type]] : [];
};

/** What has been walked once: the parts that events share are many. */
const classed = new WeakSet<t.Mixed>();
const sealedIn = new WeakMap<t.Mixed, boolean>();

/**
 * Rejects a codec with an unclassified field: a bare string or number, `unknown` or a type that it does not
 * know. Throws when the event is defined, so that a leak never reaches a log.
 */
export function assertClassed(owner: string, codec: t.Mixed): void {
  const walk = (node: Node, path: string): void => {
    if (classed.has(node)) return;
    if (node instanceof SealedType || node instanceof OpenStringType) return;
    if (node._tag !== undefined && LEAVES.has(node._tag)) return;
    const inner = children(node);
    if (inner.length === 0 && node._tag !== "InterfaceType" && node._tag !== "PartialType") {
      throw new Error(
        `${owner}: field "${path || "data"}" (${node.name}) has no data class; use openString, finite, personal() or secret()`,
      );
    }
    if (node.domain !== undefined) walk(node.domain, path);
    for (const [key, child] of inner)
      walk(child, key === "" ? path : path === "" ? key : `${path}.${key}`);
    classed.add(node);
  };
  walk(codec, "");
}

/** True if values of this codec can contain something to seal; feeds cannot, so they skip the walk. */
export function hasSealedField(codec: t.Mixed): boolean {
  const known = sealedIn.get(codec);
  if (known !== undefined) return known;
  const hasSealed =
    codec instanceof SealedType || children(codec).some(([, child]) => hasSealedField(child));
  sealedIn.set(codec, hasSealed);
  return hasSealed;
}

/** Creates tokens for sealed values, and recognises its own. */
export type Sealer = {
  seal(dataClass: "personal" | "secret", value: unknown): string;
  /** Anything else that looks like a token is text from outside and must not be treated as one. */
  isToken(value: unknown): boolean;
};

/**
 * Copies `value` with each personal or secret leaf replaced by a token; the decoder validates everything
 * else.
 */
export function sealFields(codec: t.Mixed, value: unknown, sealer: Sealer): unknown {
  if (sealer.isToken(value)) return value;
  if (codec instanceof SealedType)
    return codec.inner.is(value) ? sealer.seal(codec.dataClass, value) : value;
  if (!hasSealedField(codec) || value === null || typeof value !== "object") {
    return (codec as Node)._tag === "UnionType" ? sealUnion(codec, value, sealer) : value;
  }
  const node: Node = codec;
  if (node._tag === "UnionType") return sealUnion(codec, value, sealer);
  if (Array.isArray(value)) {
    const item = node.type;
    return item === undefined ? value : value.map((element) => sealFields(item, element, sealer));
  }
  if (node.props !== undefined || node.codomain !== undefined) {
    const entries = Object.entries(value).map(([key, field]) => {
      const type = node.props?.[key] ?? node.codomain;
      return [key, type === undefined ? field : sealFields(type, field, sealer)] as const;
    });
    return Object.fromEntries(entries);
  }
  let sealed: unknown = value;
  for (const [, child] of children(node)) sealed = sealFields(child, sealed, sealer);
  return sealed;
}

function sealUnion(codec: t.Mixed, value: unknown, sealer: Sealer): unknown {
  const node: Node = codec;
  const members = node.types ?? [];
  if (members.some((member) => !hasSealedField(member) && member.is(value))) return value;
  let sealed: unknown = value;
  for (const member of members) sealed = sealFields(member, sealed, sealer);
  return sealed;
}
