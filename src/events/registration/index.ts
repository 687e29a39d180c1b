export { welcomeDataPath } from "./paths.ts";
