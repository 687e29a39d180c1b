import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const pack = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const leastBytes = 1024;

/**
 * A packed copy beside every script and style sheet, for servers that send it as it is (docs/serving.md): an eighth less
 * than gzip, which is a tenth of a second on a slow line. It takes too long to be made while somebody waits.
 */
export const brotliCopies: Plugin = {
  name: "brotli-copies",
  apply: "build",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => /\.(js|css)$/.test(fileName));
      await Promise.all(
        files.map(async (file) => {
          const text = file.type === "chunk" ? file.code : file.source;
          if (text.length < leastBytes) return;
          const source = await pack(text, best);
          this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source });
        }),
      );
    },
  },
};
