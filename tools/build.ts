import { build } from "vite";
import { refuseUndefined } from "./build/refuseUndefined.ts";

/** `npm run build`: leaves in dist/ what any web server can serve; see docs/serving.md. */
export async function main(): Promise<number> {
  const startedAt = Date.now();
  await build({ logLevel: "warn", build: { rolldownOptions: { onwarn: refuseUndefined } } });
  console.error(`Built dist/ in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
  return 0;
}
