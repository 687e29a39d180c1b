import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";

/** @type {Map<string, SourceMap | null>} */
const maps = new Map();
const place = /(file:\S+\/\.cache\/tools\/\S+\.mjs):(\d+):(\d+)/;

/**
 * Stacks name the source files of compiled tools. Node can do this itself, but reads the map of each file that it loads,
 * although most runs never print a stack: this reads a map when a stack needs it.
 */
export function nameSourcesInStacks() {
  Error.prepareStackTrace = (error, frames) =>
    [String(error), ...frames.map((frame) => `    at ${inSource(String(frame))}`)].join("\n");
}

/** @param {string} frame */
function inSource(frame) {
  return frame.replace(place, (whole, module, line, column) => {
    const origin = mapOf(module)?.findOrigin(Number(line), Number(column));
    return origin === undefined || !("fileName" in origin)
      ? whole
      : `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

/** @param {string} module address of a compiled file */
function mapOf(module) {
  const known = maps.get(module);
  if (known !== undefined) return known;
  let map = null;
  try {
    const payload = JSON.parse(readFileSync(fileURLToPath(`${module}.map`), "utf8"));
    /** @param {string} source */
    const absolute = (source) => new URL(source, module).href;
    map = new SourceMap({ ...payload, sources: payload.sources.map(absolute) });
  } catch {
    // Without its map a place is named as it is.
  }
  maps.set(module, map);
  return map;
}
