import { CloseOneClickRefusal, SetOneClickAmount, TurnOneClick } from "../commands/oneClick.ts";
import { rememberOneClick } from "../epics/oneClick/remember.ts";
import { oneClickSlice } from "../events/oneClick/slice.ts";
import { domain } from "./domain.ts";

/** Bets that are placed with one tap. */
export const oneClick = domain({
  name: "oneClick",
  slices: [oneClickSlice],
  commands: [TurnOneClick, SetOneClickAmount, CloseOneClickRefusal],
  epics: [rememberOneClick],
});
