import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "yaml";

type Node = Readonly<Record<string, unknown>>;

const document = parse(
  readFileSync(fileURLToPath(new URL("../../contract/openapi.yaml", import.meta.url)), "utf8"),
) as Node;
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(document, "contract");

/** The faults of an answer by the contract; empty when it is correct. */
export function violations(
  operationId: string,
  answer: { readonly status: number; readonly body: unknown; readonly headers: Headers },
): string[] {
  const { pointer, operation } = findOperation(operationId);
  const responses = operation["responses"] as Node;
  const status = String(answer.status);
  const key =
    status in responses ? status : answer.status >= 500 && "5XX" in responses ? "5XX" : null;
  if (key === null) return [`${operationId} answers ${status}, which the contract does not list`];
  const [at, response] = resolve(`${pointer}/responses/${key}`, responses[key] as Node);
  return [...bodyErrors(at, response, answer), ...headerErrors(response, answer.headers)];
}

function bodyErrors(
  at: string,
  response: Node,
  answer: { body: unknown; headers: Headers },
): string[] {
  const content = response["content"] as Node | undefined;
  if (!content) return answer.body === "" ? [] : ["no body is stated"];
  const type = (answer.headers.get("Content-Type") ?? "").split(";")[0] ?? "";
  if (!(type in content))
    return [`Content-Type ${type} is not one of ${Object.keys(content).join(", ")}`];
  const validate = ajv.compile({ $ref: `contract#${at}/content/${escape(type)}/schema` });
  validate(answer.body);
  return (validate.errors ?? [])
    .slice(0, 5)
    .map(({ instancePath, message }) => `${instancePath} ${message}`);
}

function headerErrors(response: Node, headers: Headers): string[] {
  const stated = (response["headers"] ?? {}) as Readonly<Record<string, Node>>;
  return Object.entries(stated).flatMap(([name, header]) => {
    const value = headers.get(name);
    const constant = (header["schema"] as Node | undefined)?.["const"];
    if (name !== "Set-Cookie" && value === null) return [`header ${name} is missing`];
    return constant !== undefined && constant !== value
      ? [`header ${name} is ${value}, not ${constant}`]
      : [];
  });
}

function findOperation(operationId: string): { pointer: string; operation: Node } {
  for (const [path, item] of Object.entries(document["paths"] as Node)) {
    for (const [method, operation] of Object.entries(item as Node)) {
      if ((operation as Node)["operationId"] === operationId) {
        return { pointer: `/paths/${escape(path)}/${method}`, operation: operation as Node };
      }
    }
  }
  throw new Error(`the contract has no operation ${operationId}`);
}

function resolve(at: string, node: Node): [string, Node] {
  const target = node["$ref"];
  if (typeof target !== "string") return [at, node];
  const pointer = target.slice(1);
  const found = pointer
    .slice(1)
    .split("/")
    .reduce<unknown>((part, key) => (part as Node)[key], document);
  return resolve(pointer, found as Node);
}

function escape(part: string): string {
  return encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
}
