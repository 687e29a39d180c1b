import { createSlice } from "../slice.ts";
import { shellSlice } from "../shell/index.ts";
import { KeptPageFound, KeptPageRenewed } from "./events.ts";

/** A page that the device had kept is as good as any other once the server has answered anew. */
export const keptPageSlice = createSlice("shell", shellSlice.initial)
  .on(KeptPageFound, (state, { madeAt }) => ({ ...state, keptAt: madeAt }))
  .on(KeptPageRenewed, (state) => ({ ...state, keptAt: null }));
