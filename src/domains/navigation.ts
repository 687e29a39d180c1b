import {
  CloseQuickCoupon,
  FailRoute,
  GoTo,
  OpenQuickCoupon,
  ToggleModal,
} from "../commands/navigation.ts";
import { guardRoutes } from "../epics/navigation/guard.ts";
import { navigationSlice } from "../events/navigation/state.ts";
import { domain } from "./domain.ts";

/** Where the player is, and who may visit what. */
export const navigation = domain({
  name: "navigation",
  slices: [navigationSlice],
  commands: [GoTo, FailRoute, OpenQuickCoupon, CloseQuickCoupon, ToggleModal],
  epics: [guardRoutes],
});
