import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * A class name of six letters and digits, the same in every build of these styles. Another build of a screen
 * has different names, so both can be used in one page.
 */
function shortClassName(name: string, file: string, css: string): string {
  const path = relative(root, file.split("?", 1)[0] ?? file);
  const digest = createHash("sha256").update(`${path} ${name} ${css}`).digest();
  return `t${digest.readUInt32BE(0).toString(36).slice(0, 5)}`;
}

/**
 * The classes of a style module by name instead of as one object: a component keeps the names that it uses,
 * and no table of all of them.
 */
export const styleModules: Plugin = {
  name: "style-modules",
  apply: "build",
  enforce: "pre",
  config: () => ({ css: { modules: { generateScopedName: shortClassName } } }),
  transform: {
    filter: { id: /\.tsx$/ },
    handler: (code) => ({
      code: code.replace(/import (\w+) from ("[^"]*\.module\.css")/g, "import * as $1 from $2"),
      map: null,
    }),
  },
};

const styleModule = /\.module\.css$/;

/**
 * A style module stays in its chunk although its names have been put in place of their imports: otherwise its
 * rules would not be loaded. A build that has lost the rules of one is refused.
 */
export const keptStyles: Plugin = {
  name: "kept-styles",
  apply: "build",
  enforce: "post",
  transform: {
    filter: { id: styleModule },
    handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
  },
  writeBundle(_, bundle) {
    const rules = Object.values(bundle)
      .map((file) => (file.type === "asset" && file.fileName.endsWith(".css") ? file.source : ""))
      .join("\n");
    for (const id of this.getModuleIds()) {
      if (!styleModule.test(id)) continue;
      const [, name] = /"(t[0-9a-z]{1,5})"/.exec(this.getModuleInfo(id)?.code ?? "") ?? [];
      if (name !== undefined && !rules.includes(`.${name}`))
        this.error(`The rules of ${id} are in no file of styles.`);
    }
  },
};
