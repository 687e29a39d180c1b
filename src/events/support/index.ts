export { supportLinks, supportPath } from "./links.ts";
export { isCancellingCall } from "./state.ts";
export { contacts, supportResources, topics } from "./resources.ts";
