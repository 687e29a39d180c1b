import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs `main(input)` of a TypeScript file and ends the process with the number it returns.
 * An error that carries `exitCode` was expected: its message is printed without a stack.
 * @param {string} file path, relative to the working folder or absolute
 * @param {unknown} input handed to main as it is
 * @returns {Promise<boolean>} whether main came to its end
 */
export async function launch(file, input) {
  let environment;
  try {
    ensureInstalled(root);
    environment = await openRunner();
    const { main } = await environment.runner.import(resolve(file));
    if (typeof main !== "function") throw expected(`${file} does not export a function main`);
    process.exitCode = await main(input);
    return true;
  } catch (error) {
    const isExpected = error instanceof Error && typeof error.exitCode === "number";
    console.error(isExpected ? error.message : error);
    process.exitCode = isExpected ? error.exitCode : 1;
    return false;
  } finally {
    await environment?.close();
  }
}

/** Vite compiles each module when it is asked for and resolves packages as Node does. */
async function openRunner() {
  const { createRunnableDevEnvironment, resolveConfig } = await import("vite");
  const tool = {
    consumer: "server",
    dev: { moduleRunnerTransform: true },
    resolve: { external: true },
  };
  const settings = { root, configLoader: "runner", envDir: false, logLevel: "error" };
  const config = await resolveConfig(
    { ...settings, environments: { tool } },
    "serve",
    "production",
    // Vite writes this to NODE_ENV when that is unset; a build started by a tool is for production.
    "production",
  );
  const environment = createRunnableDevEnvironment("tool", config, {
    runnerOptions: { hmr: false },
    hot: false,
  });
  await environment.init();
  return environment;
}

/** @param {string} message */
function expected(message) {
  return Object.assign(new Error(message), { exitCode: 2 });
}
