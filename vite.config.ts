import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { shakable } from "./tools/build/shakable.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  root,
  // rxjs has a build for today's browsers under this name, without helpers for older ones.
  resolve: { conditions: ["es2015", ...defaultClientConditions] },
  define: {
    __APP_VERSION__: JSON.stringify(appVersion()),
    __BUILD__: JSON.stringify(commit()),
  },
  // Put in place by whatever serves the page, anew for each answer; see docs/serving.md.
  html: { cspNonce: "__NONCE__" },
  plugins: [react(), ...shakable],
  build: {
    target: "es2023",
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // React changes seldom: its chunk stays in the browser's cache when the app moves on.
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            // What the first page always needs is packed together: small chunks pack worse.
            { name: firstLoad, debugName: "first load", priority: 1 },
          ],
        },
      },
    },
  },
});

type Modules = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null };

const firstDoors = /index\.html$|src\/main\.tsx$|sections\/home\/index\.tsx$/;
const ownChunk = /index\.html$|sections\/home\/index\.tsx$/;

/** "first" for the entry and what it or the home screen imports, but not what they import later. */
function firstLoad(id: string, modules: Modules): string | null {
  if (ownChunk.test(id)) return null;
  const seen = new Set<string>();
  const isNeeded = (module: string): boolean => {
    if (firstDoors.test(module)) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return modules.getModuleInfo(module)?.importers.some(isNeeded) ?? false;
  };
  return isNeeded(id) ? "first" : null;
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
