import * as t from "io-ts";
import { openString, shape } from "../../codec/codec.ts";
import { defineInput } from "../define.ts";
import { FurtherConfig } from "./config.ts";

/** The rest of the site config, read out of the one answer; the groups in `refused` made no sense and count as off. */
export const FurtherConfigRead = defineInput(
  "FurtherConfigRead",
  1,
  shape({ config: FurtherConfig, refused: t.array(openString) }),
);
