import { createHash } from "node:crypto";
import type { Places, Reply } from "./sectionOrigin.ts";
import { bad, files, good, module, type SectionCase } from "./sectionOriginCase.ts";

/** Code whose hash a section declares. */
const declaredCode = `TouchlineShell.register("declared", { mount({ root, ready }) {
  root.append(Object.assign(document.createElement("p"), { className: "place" }));
  window.__tampered = 0;
  ready();
} });`;
/** The same with one byte changed. */
const flippedCode = declaredCode.replace("__tampered = 0", "__tampered = 1");

const declared = (src: string) => ({
  appName: "declared",
  scriptsToLoad: [
    {
      src,
      integrity: `sha384-${createHash("sha384").update(declaredCode).digest("base64")}`,
      crossorigin: "anonymous",
    },
  ],
});

/** Sections whose files were changed or moved. */
export const tamperedCases: readonly SectionCase[] = [
  ...["js", "mjs"].flatMap((kind) => [
    good(
      `declared-${kind}`,
      "a script as its declared hash says",
      declared(`/files/declared.${kind}`),
    ),
    bad(`flipped-${kind}`, "one byte is not as the hash says", declared(`/files/flipped.${kind}`)),
  ]),
  bad("moved-script", "a script that is sent on to another origin", files("moved.js")),
  bad("moved-module", "a module that is sent on to another origin", {
    ...files("moved.mjs"),
    appName: "good-module",
  }),
  bad("moved-css", "a style sheet that is sent on to another origin", {
    ...module,
    cssToLoad: ["/files/moved.css"],
  }),
];

const script = (body: string): Reply => ({
  headers: { "Content-Type": "text/javascript; charset=utf-8" },
  body,
});
const elsewhere = ({ other }: Places, name: string): Reply => ({
  status: 302,
  headers: { Location: `${other}/files/${name}` },
  body: "",
});

/** Their files, by name under `/files/`. */
export const tamperedFiles = (places: Places): Readonly<Record<string, Reply>> => ({
  "declared.js": script(declaredCode),
  "declared.mjs": script(declaredCode),
  "flipped.js": script(flippedCode),
  "flipped.mjs": script(flippedCode),
  "moved.js": elsewhere(places, "evil.js"),
  "moved.mjs": elsewhere(places, "good-module.mjs"),
  "moved.css": elsewhere(places, "evil.css"),
});
