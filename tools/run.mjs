// node tools/run.mjs FILE.ts [arguments]: runs `main(arguments)` of a TypeScript file.
import { launch } from "./launch.mjs";

const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
  console.error("Which file? Usage: node tools/run.mjs FILE.ts [arguments]");
  process.exitCode = 2;
} else {
  await launch(file, args);
}
