import { badBodies, clobbering } from "./sectionOriginBodies.ts";
import type { Places } from "./sectionOrigin.ts";
import {
  answering,
  asJson,
  bad,
  dataOf,
  files,
  good,
  json,
  module,
  raw,
  type SectionCase,
} from "./sectionOriginCase.ts";
import { classicCode, walk } from "./sectionOriginFiles.ts";
import { badAddresses, badCodes, badStyles } from "./sectionOriginPayloads.ts";
import { tamperedCases } from "./sectionOriginTampered.ts";

const goodSections: readonly SectionCase[] = [
  good("good-classic", "a classic script registers it", files("good-classic.js")),
  good("good-module", "a module exports mount", files("good-module.mjs")),
  good("good-default", "a module's default export has mount", files("good-default.mjs")),
  good("good-registering", "a module registers it", files("good-registering.mjs")),
  good("good-absolute", "files by whole addresses, as objects", ({ origin }: Places) => ({
    appName: "good-classic",
    scriptsToLoad: [
      { src: `${origin}/files/good-classic.js`, type: "classic", crossorigin: "anonymous" },
    ],
    cssToLoad: [`${origin}/files/good.css`],
  })),
  good("good-order", "four scripts, each needs the one before", {
    ...files("good-order-1.js", "good-order-2.js", "good-order-3.mjs", "good-order.js"),
  }),
  good("good-styled", "a style sheet and a style, there before the body is seen", {
    ...module,
    cssToLoad: ["/files/good.css"],
    style: ".good { background: rgb(4, 5, 6); }",
  }),
  good(
    "good-data",
    "code to evaluate; shows that and its data",
    (_places, { method, body, headers }) => ({
      ...files("good-data.mjs"),
      codeToEval: `window.__GOOD_DATA__ = ${JSON.stringify({ method, body, isForceSpa: headers["x-force-spa"] ?? null })};`,
    }),
  ),
  good(
    "good-buttons",
    "buttons that say ready, error, error with status, dead",
    files("good-buttons.mjs"),
  ),
  {
    name: "proto",
    what: "fields that would change every object, and are left out",
    isGood: true,
    reply: () =>
      asJson(
        JSON.stringify(dataOf("good-module", module)).replace(
          "{",
          '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},',
        ),
      ),
  },
];

const brokenAnswers: readonly SectionCase[] = [
  raw("silence", "never answers", "silence"),
  raw("half", "stops in the middle of its answer", {
    headers: json,
    body: '{"appName":"half"',
    isUnfinished: true,
  }),
  raw("cut", "the connection is lost", "cut"),
  ...[400, 401, 403, 404, 429, 500, 503].map((status) =>
    raw(`status-${status}`, `answers ${status}`, asJson('{"success":false,"code":1}', status)),
  ),
  raw("html", "a page instead of JSON", {
    headers: { "Content-Type": "text/html" },
    body: "<!doctype html><script>window.__evil='html'</script>",
  }),
  raw("html-as-json", "a page that is called JSON", asJson("<!doctype html><p>no data</p>")),
  raw("text", "JSON that is called text", {
    headers: { "Content-Type": "text/plain" },
    body: JSON.stringify(dataOf("text", module)),
  }),
  raw("empty", "an empty answer", asJson("")),
  raw("null", "null", asJson("null")),
  raw("list", "a list", asJson("[]")),
  raw("torn", "JSON without its end", asJson('{"appName":"torn",')),
  raw("no-utf8", "bytes that are no text", {
    headers: json,
    body: Uint8Array.of(0x22, 0xff, 0xfe, 0x22),
  }),
  bad("no-app-name", "no app name", { ...module, appName: undefined }),
  bad("empty-app-name", "an app name of nothing", { ...module, appName: "" }),
  bad("wrong-shape", "a text where scripts should be", {
    ...module,
    scriptsToLoad: "/files/good-module.mjs",
  }),
  raw(
    "ten-megabytes",
    "10 MB of body",
    asJson(
      JSON.stringify(dataOf("good-module", { ...module, body: "a".repeat(10 * 1024 * 1024) })),
    ),
  ),
  raw("endless-answer", "an answer without an end", { headers: json, body: endless() }),
  raw(
    "deep",
    "lists 10,000 deep",
    asJson(`{"appName":"deep","title":${"[".repeat(10_000)}${"]".repeat(10_000)}}`),
  ),
  raw("redirect", "sends on to another origin", ({ other }) => ({
    status: 302,
    headers: { Location: `${other}/sections/good-module/` },
    body: "",
  })),
  raw("redirect-here", "sends on to itself under another path", {
    status: 307,
    headers: { Location: "/sections/good-module/" },
    body: "",
  }),
];

const brokenFiles: readonly SectionCase[] = [
  bad("css-missing", "a style sheet that is not there", {
    ...module,
    cssToLoad: ["/files/none.css"],
  }),
  bad("css-html", "a page for a style sheet", { ...module, cssToLoad: ["/files/html.css"] }),
  bad("css-silent", "a style sheet that never comes", {
    ...module,
    cssToLoad: ["/files/silent.css"],
  }),
  bad("script-missing", "a script that is not there", files("none.js")),
  bad("module-missing", "a module that is not there", files("none.mjs")),
  bad("script-html", "a page for a script", files("html.js")),
  bad("script-silent", "a script that never comes", files("silent.js")),
  bad("script-syntax", "a script with a syntax error", files("syntax.js")),
  bad("module-syntax", "a module with a syntax error", files("syntax.mjs")),
  bad("script-throws", "a script that throws", files("throws.js")),
  bad("module-throws", "a module that throws", files("throws.mjs")),
  bad("module-importing", "a module that imports from another origin", files("importing.mjs")),
  bad("integrity", "a script that is not as its declared hash says", {
    scriptsToLoad: [
      {
        src: "/files/good-classic.js",
        integrity: `sha384-${"A".repeat(64)}`,
        crossorigin: "anonymous",
      },
    ],
  }),
  bad("never-registers", "scripts that register nothing", files("nothing.js")),
  bad("no-scripts", "no scripts, so nobody registers", {}),
  bad("other-name", "a script that registers another name", files("other-name.js")),
  bad("mount-throws", "mount throws", files("mount-throws.mjs")),
  bad("mount-rejects", "mount rejects", files("mount-rejects.mjs")),
  bad("mount-lies", "mount throws what throws when it is read", files("mount-lies.mjs")),
  bad("error", "says error at once", files("error.mjs")),
  bad("error-404", "says error with status 404", files("error-404.mjs")),
  bad("error-500", "says error with status 500", files("error-500.mjs")),
  bad("error-ready", "says error 200 ms after ready", files("error-ready.mjs")),
  bad("dead", "says dead at once", files("dead.mjs")),
  bad("dead-ready", "says dead 200 ms after ready", files("dead-ready.mjs")),
  bad("mount-silent", "never says ready, and so goes on loading", files("mount-silent.mjs")),
  good("unmount-throws", "unmount throws", files("unmount-throws.mjs")),
  good("update-throws", "update throws", files("update-throws.mjs")),
];

const hostile: readonly SectionCase[] = [
  bad(
    "foreign-script",
    "a good script, and one of another origin",
    ({ origin, other }: Places) => ({
      scriptsToLoad: [`${origin}/files/good-classic.js`, `${other}/files/evil.js`],
    }),
  ),
  bad("foreign-css", "a style sheet of another origin", ({ other }: Places) => ({
    ...module,
    cssToLoad: [`${other}/files/evil.css`],
  })),
  good("head", "a head that would send on, change the policy and load", ({ other }: Places) => ({
    ...module,
    head: `<title>Head</title><base href="${other}/"><meta http-equiv="refresh" content="0;url=${other}/found"><meta http-equiv="Content-Security-Policy" content="default-src *"><meta name="referrer" content="unsafe-url"><link rel="stylesheet" href="${other}/files/evil.css"><link rel="manifest" href="${other}/found"><script>window.__evil='head'</script><style>body{display:none}</style><meta name="description" content="kept">`,
  })),
  good(
    "walker",
    "sends home all that it finds, when evaluated and when mounted",
    (places: Places) => ({ ...files("walker.mjs"), codeToEval: `(() => {${walk(places)}})();` }),
  ),
  good(
    "leaker",
    "leaves listeners, nodes and subscriptions for the shell to end",
    files("leaker.mjs"),
  ),
  good("leaker-wild", "goes on by timers after it was unmounted", files("leaker-wild.mjs")),
  good("hijack", "tries to replace the shell's door and its policies", files("hijack.js")),
  good("evaluated-app", "code to evaluate registers the app", {
    codeToEval: classicCode("evaluated-app"),
  }),
];

/** Every item of a list or table of payloads as a section of its own: `name-0`, `name-1` … */
const numbered = <T>(
  name: string,
  payloads: (places: Places) => Readonly<Record<string, T>> | readonly T[],
  isGood: boolean,
  parts: (payload: T) => object,
): readonly SectionCase[] =>
  Object.keys(payloads(nowhere)).map((key, index) =>
    answering(isGood)(
      `${name}-${index}`,
      key === `${index}` ? `${name} ${index}` : key,
      (places: Places) => parts(Object.values(payloads(places))[index] as T),
    ),
  );
const nowhere: Places = { origin: "http://127.0.0.1:1", other: "http://localhost:1" };

function* endless(): Generator<string> {
  yield '{"appName":"';
  for (;;) yield "a".repeat(64 * 1024);
}

/** All sections of the second origin, good and bad. */
export const sectionCases: readonly SectionCase[] = [
  ...goodSections,
  ...brokenAnswers,
  ...brokenFiles,
  ...hostile,
  ...tamperedCases,
  ...numbered("script-address", badAddresses, false, (src) => ({
    scriptsToLoad: ["/files/good-classic.js", src],
  })),
  ...numbered("css-address", badAddresses, false, (url) => ({ ...module, cssToLoad: [url] })),
  ...numbered("style", badStyles, true, (style) => ({ ...module, style })),
  ...numbered(
    "code",
    () => badCodes,
    true,
    (codeToEval) => ({ ...module, codeToEval }),
  ),
  ...numbered("body", badBodies, true, (body) => ({ ...module, body })),
  ...numbered(
    "clobbering",
    () => clobbering,
    true,
    (body) => ({ ...module, body }),
  ),
];
