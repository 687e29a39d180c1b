import * as t from "io-ts";
import { finite, openString, personal, shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";

/** Players to store under this key of the session storage; the port writes their real ids. */
export const PlayersNoted = defineEvent(
  "PlayersNoted",
  1,
  shape({ key: openString, userIds: t.array(personal(finite)) }),
);
