import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotliAtBest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const gzipAtBest = { level: constants.Z_BEST_COMPRESSION };
const packers = {
  br: (text: string | Uint8Array) => promisify(brotliCompress)(text, brotliAtBest),
  gz: (text: string | Uint8Array) => promisify(gzip)(text, gzipAtBest),
};
const leastBytes = 1024;

/**
 * Writes compressed copies next to every script and style sheet, for servers that send them as they are
 * (docs/serving.md). Brotli is an eighth smaller than gzip, a tenth of a second on a slow line, but too slow
 * to compress during a request; gzip is for clients without Brotli.
 */
export const packedCopies: Plugin = {
  name: "packed-copies",
  apply: "build",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => /\.(js|css)$/.test(fileName));
      await Promise.all(
        files.map(async (file) => {
          const text = file.type === "chunk" ? file.code : file.source;
          if (text.length < leastBytes) return;
          for (const [ending, pack] of Object.entries(packers)) {
            const fileName = `${file.fileName}.${ending}`;
            this.emitFile({ type: "asset", fileName, source: await pack(text) });
          }
        }),
      );
    },
  },
};
