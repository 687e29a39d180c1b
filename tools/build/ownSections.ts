import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";
import type { SectionFiles } from "../../server/sections/own.ts";

const folder = fileURLToPath(new URL("../../src/views/sections", import.meta.url));
/** Home is part of the first load; the quick coupon is no section of a route. */
const ofTheShell: ReadonlySet<string> = new Set(["home", "quickCoupon"]);

/**
 * The screens that are built as files of their own: by name of the section, the source that exports the
 * screen.
 */
export const sectionSources: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => !ofTheShell.has(name) && existsSync(`${folder}/${name}/index.tsx`))
    .map((name) => [name, `${folder}/${name}/index.tsx`]),
);

/** By name of the section; also what `sections.json` beside the built page holds. */
export type FilesOfSections = Readonly<Record<string, SectionFiles>>;

const specifierOf = (name: string): string => `touchline/sections/${name}`;

/**
 * Names each screen's file in the page alone: in its import map, with a list of what else the screen needs.
 * No script holds such a name, so another build of one screen leaves every file of the shell and of the other
 * screens as it is.
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

/** The tags of the page for its screens; they precede any script, as an import map must. */
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
    Object.values(bundle).find((one) => {
      const facade = one.type === "chunk" ? (one.facadeModuleId ?? "") : "";
      return typeof source === "string" ? facade === source : source.test(facade);
    })?.fileName ?? "";
  const first = behind(chunkOf(/index\.html$/), bundle);
  return Object.fromEntries(
    Object.entries(sectionSources).map(([name, source]) => {
      const script = chunkOf(source);
      const needed = [...behind(script, bundle)].filter((one) => !first.has(one));
      const styles = needed.flatMap((one) => [
        ...((bundle[one] as Styled).viteMetadata?.importedCss ?? []),
      ]);
      const modules = needed.filter((one) => one !== script);
      const address = (file: string): string => `/${file}`;
      const files = { styles: styles.map(address), modules: modules.map(address) };
      return [name, { script: address(script), ...files }];
    }),
  );
}

/** All chunks that this one imports, directly or not, then itself, so that its styles follow theirs. */
function behind(name: string, bundle: Rolldown.OutputBundle): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (one: string): void => {
    const chunk = bundle[one];
    if (seen.has(one) || chunk?.type !== "chunk") return;
    seen.add(one);
    chunk.imports.forEach(visit);
    found.add(one);
  };
  visit(name);
  return found;
}
