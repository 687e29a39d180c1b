export { supportLinks, supportPath } from "./links.ts";
export { contacts, supportResources, topics } from "./resources.ts";
