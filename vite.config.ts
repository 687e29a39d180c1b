import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { faces } from "./tools/build/faces.ts";
import { freshImports } from "./tools/build/freshImports.ts";
import { freshStyles } from "./tools/build/freshStyles.ts";
import { leanRouter } from "./tools/build/leanRouter.ts";
import { ownSections, sectionSources } from "./tools/build/ownSections.ts";
import { packages } from "./tools/build/packages.ts";
import { packedCopies } from "./tools/build/packedCopies.ts";
import { keptStyles, styleModules } from "./tools/build/styleModules.ts";
import { startScripts } from "./tools/build/startScripts.ts";
import { webApp } from "./tools/build/webApp.ts";

const grouped: ReadonlySet<string> = new Set([
  "react",
  "ground",
  "first",
  "shared",
  "frame",
  "kit",
  "facts",
  "orders",
]);
const root = fileURLToPath(new URL(".", import.meta.url));

/** In the page, not in a script: else every commit would give every script another name. */
const buildId: Plugin = {
  name: "build-id",
  transformIndexHtml: () => [
    { tag: "meta", attrs: { name: "touchline-build", content: commit() }, injectTo: "head" },
  ],
};

export default defineConfig({
  root,
  resolve: packages,
  define: {
    __APP_VERSION__: JSON.stringify(appVersion()),
  },
  // Put in place by whatever serves the page, anew for each answer; see docs/serving.md.
  html: { cspNonce: "__NONCE__" },
  plugins: [
    faces,
    react(),
    leanRouter,
    styleModules,
    keptStyles,
    ownSections(),
    startScripts,
    buildId,
    webApp,
    freshImports,
    freshStyles,
    packedCopies,
  ],
  build: {
    target: "es2023",
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Names that other modules give to numbers and texts are the values themselves: 1.2 KB of the first load.
      optimization: { inlineConst: { mode: "all", pass: 2 } },
      // To read `Component` of React, as the classes of packages do, does nothing.
      treeshake: { propertyReadSideEffects: false },
      // The screens are asked for by their exports.
      preserveEntrySignatures: "exports-only",
      input: { index: `${root}index.html`, ...sectionSources },
      output: {
        // The first chunk names all others, so their names cost bytes on the first load: seven letters of hash (fewer are refused), and a
        // name only for what somebody asks for, or a group.
        entryFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        chunkFileNames: ({ isDynamicEntry, name }) =>
          isDynamicEntry || grouped.has(name) ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
        codeSplitting: {
          groups: [
            // React changes seldom: its chunk stays in the browser's cache when the app moves on.
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            { name: ground, debugName: "events and rules of the first load", priority: 3.5 },
            // What else the first page always needs is packed together: small chunks pack worse.
            { name: firstLoad, debugName: "first load", priority: 3 },
            { name: shared, debugName: "frame and screens", priority: 2.5 },
            { name: frame, debugName: "frame of the page", priority: 2 },
            { name: facts, debugName: "facts of several chunks", minShareCount: 2, priority: 1 },
            // What several screens are built of; apart, every screen would name a dozen small chunks.
            { name: "kit", test: /src\/views\/(components|format|hooks|sports)\//, priority: 1 },
            {
              name: orders,
              debugName: "commands of several chunks",
              minShareCount: 2,
              priority: 0.5,
            },
          ],
        },
      },
    },
  },
});

type Module = {
  readonly importers: readonly string[];
  readonly importedIds: readonly string[];
};
type Modules = { getModuleInfo(id: string): Module | null };

const firstDoors = /index\.html$|src\/main\.tsx$/;
const groundDoors = /src\/(app|chunks\/first)\.ts$/;
const ownChunk = /index\.html$/;

/** Whether a door imports the module, directly or through others, but not what it imports later. */
function isBehind(doors: RegExp, id: string, modules: Modules): boolean {
  const seen = new Set<string>();
  const isNeeded = (module: string): boolean => {
    if (doors.test(module)) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return modules.getModuleInfo(module)?.importers.some(isNeeded) ?? false;
  };
  return isNeeded(id);
}

/** "ground" for the events and rules of the first load: a script of its own, which is evaluated in a task of its own. */
function ground(id: string, modules: Modules): string | null {
  return isBehind(groundDoors, id, modules) ? "ground" : null;
}

/** "first" for what else the entry needs, the home screen with it. */
function firstLoad(id: string, modules: Modules): string | null {
  return !ownChunk.test(id) && isBehind(firstDoors, id, modules) ? "first" : null;
}

const frameDoors = /src\/chunks\/frame\.ts$|shell\/FrameSlots\.tsx$|layouts\/PageFoot\.tsx$/;

const screenDoors = /src\/views\/sections\/(?!home\/)\w+\/index\.tsx$/;

/** "shared" for what the frame and others both need: a page that begins with a screen does not wait for the frame. */
function shared(id: string, modules: Modules): string | null {
  if (!isBehind(frameDoors, id, modules)) return null;
  return isBehind(screenDoors, id, modules) || isBehindFacts(id, modules) ? "shared" : null;
}

/** Whether facts of another part than the frame rest upon the module. */
function isBehindFacts(id: string, modules: Modules): boolean {
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((one) =>
    isBehind(frameDoors, one, modules) ? isBehindFacts(one, modules) : /src\/events\//.test(one),
  );
}

/** "frame" for what comes by itself when the page is at rest. */
function frame(id: string, modules: Modules): string | null {
  return isBehind(frameDoors, id, modules) ? "frame" : null;
}

/** "facts" for what several chunks know of each other. */
function facts(id: string, modules: Modules): string | null {
  const isOfParts = /src\/events\//.test(id);
  const isElsewhere = isBehind(firstDoors, id, modules) || isBehind(frameDoors, id, modules);
  return isOfParts && !isElsewhere ? "facts" : null;
}

/** "orders" for the commands of several chunks that need nothing but facts: a request costs more than each of them. */
function orders(id: string, modules: Modules): string | null {
  const isThere = (one: string): boolean =>
    !/\/src\//.test(one) || isBehind(firstDoors, one, modules) || facts(one, modules) !== null;
  const isOrder =
    /src\/commands\//.test(id) && (modules.getModuleInfo(id)?.importedIds ?? []).every(isThere);
  return isOrder ? "orders" : null;
}

function appVersion(): string {
  const text = readFileSync(`${root}package.json`, "utf8");
  const { version } = JSON.parse(text) as { readonly version: string };
  return version;
}

/** Short hash of the commit, or "unknown" where there is no git or no history. */
function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "unknown";
  }
}
