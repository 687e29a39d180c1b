import { createResourceSlice } from "../resource.ts";
import { appsResources } from "./resources.ts";
import { type AppsState, initial } from "./state.ts";

export const appsSlice = createResourceSlice<"apps", AppsState>("apps", initial, appsResources);
