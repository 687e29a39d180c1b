import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { defineInput } from "../define.ts";

/**
 * Before the first paint of this page, or of an earlier one, something failed. `at`: Unix ms; `file`: path of the script
 * or style sheet that it was about; `detail`: the error's own words without what they quote.
 */
export const StartFailureFound = defineInput(
  "StartFailureFound",
  1,
  shape({
    at: finite,
    code: t.keyof({ incomplete: null, crashed: null, slow: null, offline: null, old: null }),
    file: openString,
    detail: openString,
  }),
);
