import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync, type Plugin } from "vite";

/** The public files of a domain: what it knows, and its events, which export what they are made of. */
const face = /\/src\/events\/\w+\/(index|events)\.ts$/;

/** The files behind a face, by the name that it exports. */
type Origins = ReadonlyMap<string, { readonly file: string; readonly name: string }>;

const known = new Map<string, Origins>();

function originsOf(path: string): Origins {
  const found = known.get(path);
  if (found !== undefined) return found;
  const origins = new Map<string, { readonly file: string; readonly name: string }>();
  for (const { entries } of parseSync(path, readFileSync(path, "utf8")).module.staticExports) {
    for (const { exportName, importName, moduleRequest } of entries) {
      if (exportName.name === null || importName.name === null || moduleRequest === null) continue;
      const file = join(dirname(path), moduleRequest.value);
      origins.set(exportName.name, { file, name: importName.name });
    }
  }
  known.set(path, origins);
  return origins;
}

/**
 * Resolves an import from the public index of a domain to the file behind it. Otherwise importing one name
 * would load the whole index, and indexes would decide what loads when; only `src/chunks.ts` decides that.
 */
export const faces: Plugin = {
  name: "faces",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: /\/(?:index|events)\.ts"/ },
    handler(code, id) {
      const imports = parseSync(id, code).module.staticImports.filter(({ moduleRequest }) =>
        face.test(join(dirname(id), moduleRequest.value)),
      );
      let direct = code;
      for (const { start, end, entries, moduleRequest } of imports.toReversed()) {
        const path = join(dirname(id), moduleRequest.value);
        const origins = originsOf(path);
        const lines = entries
          .filter(({ isType }) => !isType)
          .map(({ importName: { name }, localName }) => {
            const origin = origins.get(name ?? "") ?? { file: path, name };
            return `import { ${origin.name} as ${localName.value} } from ${JSON.stringify(origin.file)};`;
          });
        direct = direct.slice(0, start) + lines.join(" ") + direct.slice(end);
      }
      return imports.length === 0 ? null : { code: direct, map: null };
    },
  },
};
