import { readFileSync } from "node:fs";
import Ajv2020 from "ajv/dist/2020.js";
import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import { parse } from "yaml";

type Node = Readonly<Record<string, unknown>>;
export type Parameter = {
  readonly name: string;
  readonly in: "query" | "header" | "path";
  readonly required: boolean;
  readonly type: unknown;
  /** The fault of a value, or null. */
  readonly check: (value: unknown) => string | null;
};
/** One operation of the contract, with its references resolved. */
export type Operation = {
  readonly id: string;
  readonly parameters: readonly Parameter[];
  /** Names of the security schemes of a call; an empty list: none. */
  readonly security: readonly (readonly string[])[];
  readonly checkBody: ((value: unknown) => string | null) | null;
  readonly checkAnswer: (value: unknown) => string | null;
  /** The contract's examples of a correct answer, by name. */
  readonly examples: readonly (readonly [string, unknown])[];
};

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const node = (value: unknown): Node => (isNode(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const contract = node(parse(readFileSync("contract/openapi.yaml", "utf8")));
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ $id: "contract", components: contract["components"] });

/** Follows a reference inside the contract; anything else is returned unchanged. */
function followed(value: unknown): Node {
  const { $ref } = node(value);
  if (typeof $ref !== "string") return node(value);
  return $ref
    .slice(2)
    .split("/")
    .reduce<Node>((at, key) => node(at[key]), contract);
}

/** A copy whose references point into the schema that ajv has as `contract`. */
const rebased = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(rebased);
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) =>
      key === "$ref" && typeof part === "string" ? [key, `contract${part}`] : [key, rebased(part)],
    ),
  );
};

const checkerOf = (schema: unknown): ((value: unknown) => string | null) => {
  const validate: ValidateFunction = ajv.compile(node(rebased(schema)));
  return (value) => (validate(value) ? null : (validate.errors ?? []).map(lineOf).join("; "));
};
const lineOf = ({ instancePath, message }: ErrorObject): string =>
  `${instancePath || "value"} ${message ?? "is wrong"}`;

const jsonOf = (holder: unknown): Node => node(node(node(holder)["content"])["application/json"]);

function parameterOf(value: unknown): Parameter {
  const { name, in: place, required, schema } = followed(value);
  if (typeof name !== "string" || (place !== "query" && place !== "header" && place !== "path")) {
    throw new Error(`contract: a parameter without name or place: ${JSON.stringify(value)}`);
  }
  const { type } = followed(schema);
  return { name, in: place, required: required === true, type, check: checkerOf(schema) };
}

function operationOf(operation: Node): Operation {
  const good = followed(node(operation["responses"])["200"]);
  const { schema, example, examples } = jsonOf(good);
  const body = jsonOf(operation["requestBody"])["schema"];
  const shown = Object.entries(node(examples)).map(
    ([key, one]) => [key, node(one)["value"]] as const,
  );
  return {
    id: String(operation["operationId"]),
    parameters: list(operation["parameters"]).map(parameterOf),
    security: list(operation["security"]).map((scheme) => Object.keys(node(scheme))),
    checkBody: body === undefined ? null : checkerOf(body),
    checkAnswer: schema === undefined ? () => null : checkerOf(schema),
    examples: example === undefined ? shown : [["example", example], ...shown],
  };
}

const known = new Map<string, Operation>();

/**
 * The operation for a method and a path, with the values of the path parameters; throws when the contract has
 * none. Literal paths win.
 */
export function operationAt(
  method: string,
  path: string,
): { readonly operation: Operation; readonly values: Readonly<Record<string, string>> } {
  const [found] = Object.entries(node(contract["paths"]))
    .flatMap(([template, item]) => {
      const operation = node(item)[method.toLowerCase()];
      const isGreedy = "x-greedy-path-parameter" in node(operation);
      const values = valuesIn(template, path, isGreedy);
      return values === null || !isNode(operation) ? [] : [{ template, values, operation }];
    })
    .sort((one, other) => one.template.split("{").length - other.template.split("{").length);
  if (found === undefined) throw new Error(`contract: no ${method} ${path}`);
  const key = `${method} ${found.template}`;
  const operation = known.get(key) ?? operationOf(found.operation);
  known.set(key, operation);
  return { operation, values: found.values };
}

/** @param isGreedy whether the last parameter takes the whole rest of the path, slashes too */
function valuesIn(
  template: string,
  path: string,
  isGreedy: boolean,
): Readonly<Record<string, string>> | null {
  const segments = template.split("/");
  const all = path.split("/");
  const most = isGreedy ? segments.length - 1 : all.length;
  const rest = all.slice(most).join("/");
  const parts = isGreedy && all.length > most ? [...all.slice(0, most), rest] : all;
  if (parts.length !== segments.length) return null;
  const values: Record<string, string> = {};
  for (const [index, want] of segments.entries()) {
    const part = parts[index] ?? "";
    const name = /^\{(.+)\}$/.exec(want)?.[1];
    if (name !== undefined) values[name] = decodeURIComponent(part);
    else if (want !== part) return null;
  }
  return values;
}

/** The example of an error answer, such as `TooManyRequests`. */
export function errorExample(response: string, name: string): unknown {
  const { examples } = jsonOf(node(node(contract["components"])["responses"])[response]);
  return node(node(examples)[name])["value"];
}
