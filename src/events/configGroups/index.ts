export { isFeatureOn } from "./features.ts";
