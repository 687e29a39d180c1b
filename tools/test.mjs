// npm test: runs every check; see tools/test/main.ts.
import { launch, root } from "./launch.mjs";

process.chdir(root);
const isRun = await launch("tools/test/main.ts", process.argv.slice(2));
if (!isRun) console.log("0 passed, 1 failed");
