import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";
import type { SectionFiles } from "../../server/sections/own.ts";

const folder = fileURLToPath(new URL("../../src/views/sections", import.meta.url));
/** Home is part of the first load; the quick coupon is not a route's section. */
const ofTheShell: ReadonlySet<string> = new Set(["home", "quickCoupon"]);

/** The screens that are built as separate files: section name to the source that exports the screen. */
export const sectionSources: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => !ofTheShell.has(name) && existsSync(`${folder}/${name}/index.tsx`))
    .map((name) => [name, `${folder}/${name}/index.tsx`]),
);

/** By section name; also the content of `sections.json` next to the built page. */
export type FilesOfSections = Readonly<Record<string, SectionFiles>>;

const specifierOf = (name: string): string => `touchline/sections/${name}`;

/**
 * Refers to each screen's file only in the page's import map, together with a list of what else the screen
 * needs. No script contains such a file name, so rebuilding one screen leaves every file of the shell and of
 * the other screens unchanged.
 */
export function ownSections(): Plugin {
  let built: FilesOfSections = {};
  return {
    name: "own-sections",
    apply: "build",
    resolveDynamicImport(specifier, importer = "") {
      const isTable = /shell\/(screens|contentScreens)\.ts$/.test(importer);
      if (!isTable || typeof specifier !== "string") return null;
      const name = /^\.\.\/sections\/(\w+)\/index\.tsx$/.exec(specifier)?.[1] ?? "";
      return Object.hasOwn(sectionSources, name) ? { id: specifierOf(name), external: true } : null;
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        built = filesOfSections(bundle);
        return sectionTags(built);
      },
    },
    generateBundle: {
      order: "post",
      handler() {
        const source = `${JSON.stringify(built, null, 1)}\n`;
        this.emitFile({ type: "asset", fileName: "sections.json", source });
      },
    },
  };
}

/** The page's tags about its screens; placed before any script, as an import map must be. */
export function sectionTags(sections: FilesOfSections): HtmlTagDescriptor[] {
  const imports: Record<string, string> = {};
  const needed: Record<string, readonly string[]> = {};
  for (const [name, { script, styles, modules }] of Object.entries(sections)) {
    imports[specifierOf(name)] = script;
    needed[name] = [...styles, ...modules];
  }
  const inHead = (attrs: Record<string, string>, content: object): HtmlTagDescriptor => ({
    tag: "script",
    attrs: { ...attrs, nonce: "__NONCE__" },
    children: JSON.stringify(content),
    injectTo: "head-prepend",
  });
  return [
    inHead({ type: "importmap" }, { imports }),
    inHead({ type: "application/json", id: "section-files" }, needed),
  ];
}

type Styled = { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

function filesOfSections(bundle: Rolldown.OutputBundle): FilesOfSections {
  const chunkOf = (source: RegExp | string) =>
    Object.values(bundle).find((output) => {
      const facade = output.type === "chunk" ? (output.facadeModuleId ?? "") : "";
      return typeof source === "string" ? facade === source : source.test(facade);
    })?.fileName ?? "";
  const first = withImports(chunkOf(/index\.html$/), bundle);
  return Object.fromEntries(
    Object.entries(sectionSources).map(([name, source]) => {
      const script = chunkOf(source);
      const needed = [...withImports(script, bundle)].filter((chunk) => !first.has(chunk));
      const styles = needed.flatMap((chunk) => [
        ...((bundle[chunk] as Styled).viteMetadata?.importedCss ?? []),
      ]);
      const modules = needed.filter((chunk) => chunk !== script);
      const address = (file: string): string => `/${file}`;
      const files = { styles: styles.map(address), modules: modules.map(address) };
      return [name, { script: address(script), ...files }];
    }),
  );
}

/**
 * All chunks that this one imports, directly or indirectly, followed by itself, so that its styles come after
 * theirs.
 */
function withImports(name: string, bundle: Rolldown.OutputBundle): Set<string> {
  const seen = new Set<string>();
  const ordered = new Set<string>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== "chunk") return;
    seen.add(file);
    chunk.imports.forEach(visit);
    ordered.add(file);
  };
  visit(name);
  return ordered;
}
