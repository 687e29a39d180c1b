import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { drawMark } from "../../server/brand/mark.ts";
import { writePng } from "../../server/brand/png.ts";

/** [pwa-app-004] */
export const iconSizes = [72, 96, 128, 144, 152, 192, 384, 512] as const;

const manifestName = "manifest.webmanifest";
const workerName = "sw.js";
const iconName = (size: number): string => `icons/icon-${size}.png`;

/**
 * What a phone needs to know to install the app; the name is that of the operator's brand once it is served.
 */
const manifest = {
  id: "/",
  name: "Touchline",
  short_name: "Touchline",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#eef1eb",
  theme_color: "#123524",
  icons: iconSizes.map((size) => ({
    src: `/${iconName(size)}`,
    sizes: `${size}x${size}`,
    type: "image/png",
  })),
};

const worker = (digest: string): string =>
  readFileSync(new URL("offlineWorker.js", import.meta.url), "utf8").replace(
    "__BUILD_DIGEST__",
    digest,
  );

/** Puts the web app manifest, its icons and its worker next to the page, under stable names. */
export const webApp: Plugin = {
  name: "web-app",
  generateBundle(_options, bundle) {
    const digest = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex");
    for (const [fileName, source] of files(digest.slice(0, 12)))
      this.emitFile({ type: "asset", fileName, source });
  },
  configureServer({ middlewares }) {
    const served = new Map(files("dev"));
    middlewares.use((request, response, next) => {
      const name = (request.url ?? "").split("?", 1)[0]?.slice(1) ?? "";
      const source = served.get(name);
      if (source === undefined) return next();
      response.setHeader("Content-Type", typeOf(name));
      response.end(source);
    });
  },
};

function files(digest: string): [string, string | Uint8Array][] {
  return [
    [manifestName, JSON.stringify(manifest, null, 2)],
    [workerName, worker(digest)],
    ...iconSizes.map((size): [string, Uint8Array] => [
      iconName(size),
      writePng(drawMark(size), size),
    ]),
  ];
}

const typeOf = (name: string): string =>
  name === manifestName
    ? "application/manifest+json"
    : name === workerName
      ? "text/javascript"
      : "image/png";
