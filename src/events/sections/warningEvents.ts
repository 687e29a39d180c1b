import { openString, shape } from "../../codec/codec.ts";
import { defineInput } from "../define.ts";

/** Code that came with a section is faulty; the section runs without it. [error-012] */
export const SectionWarned = defineInput(
  "SectionWarned",
  1,
  shape({ section: openString, warning: openString, detail: openString }),
);
