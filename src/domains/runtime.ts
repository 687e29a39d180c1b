import { runtimeSlice } from "../events/runtime/state.ts";
import { domain } from "./domain.ts";

/** The loop itself: which timers are armed, which domains are here. */
export const runtime = domain({ name: "runtime", slices: [runtimeSlice] });
