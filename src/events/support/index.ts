export { supportLinks, supportPath } from "./links.ts";
