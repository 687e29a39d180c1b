import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { compiled } from "./compile.mjs";
import { ensureInstalled } from "./install.mjs";
import { nameSourcesInStacks } from "./stacks.mjs";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs `main(input)` of a TypeScript file and ends the process with the number it returns.
 * An error that carries `exitCode` was expected: its message is printed without a stack.
 * @param {string} file path, relative to the working folder or absolute
 * @param {unknown} input handed to main as it is
 * @returns {Promise<boolean>} whether main came to its end
 */
export async function launch(file, input) {
  try {
    ensureInstalled(root);
    // A build that a tool starts is for production; Vite, too, would set this when it compiles the tool.
    process.env.NODE_ENV ??= "production";
    nameSourcesInStacks();
    const { main } = await import(pathToFileURL(await compiled(resolve(file), root)).href);
    if (typeof main !== "function") throw expected(`${file} does not export a function main`);
    process.exitCode = await main(input);
    return true;
  } catch (error) {
    const isExpected = error instanceof Error && typeof error.exitCode === "number";
    console.error(isExpected ? error.message : error);
    process.exitCode = isExpected ? error.exitCode : 1;
    return false;
  }
}

/** @param {string} message */
function expected(message) {
  return Object.assign(new Error(message), { exitCode: 2 });
}
