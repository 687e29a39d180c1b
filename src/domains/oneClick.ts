import { CloseOneClickRefusal, SetOneClickAmount, TurnOneClick } from "../commands/oneClick.ts";
import { rememberOneClick } from "../epics/oneClick/remember.ts";
import { oneClickSlice } from "../events/oneClick/slice.ts";
import { domain } from "./domain.ts";

/** One-click betting. */
export const oneClick = domain({
  name: "oneClick",
  slices: [oneClickSlice],
  commands: [TurnOneClick, SetOneClickAmount, CloseOneClickRefusal],
  epics: [rememberOneClick],
});
