import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { defineInput } from "../define.ts";

/**
 * Something failed before the first paint of this page or of an earlier one. `at`: Unix ms; `file`: path of
 * the script or style sheet involved; `detail`: the error message without quoted values.
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
