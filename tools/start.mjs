// npm start, npm run dev. Options are judged before anything is installed, built or opened.
import { launch, root } from "./launch.mjs";
import { help, readOptions } from "./start/options.mjs";

const args = process.argv.slice(2);
if (args.includes("--help")) {
  console.log(help);
} else {
  try {
    const options = await readOptions(args, root);
    // Unset, Vite would take the launcher's "production" and the dev server would send React without warnings.
    if (options.isDev) process.env.NODE_ENV = "development";
    process.chdir(root);
    await launch("tools/start/main.ts", options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
