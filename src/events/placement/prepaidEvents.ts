import * as t from "io-ts";
import { shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";

/** Whether as much as possible of the stake is paid in advance from open bets. */
export const PrepaidTurned = defineEvent("PrepaidTurned", 1, shape({ isOn: t.boolean }));
