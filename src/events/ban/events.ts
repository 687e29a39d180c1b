import { openString, shape } from "../../infra/codec.ts";
import { defineEvent } from "../define.ts";

/** Asked to go to the operator's page for the banned, she stays: on this page, until she goes to another. */
export const BanPageDeclined = defineEvent(
  "BanPageDeclined",
  1,
  "session",
  shape({ path: openString }),
);
