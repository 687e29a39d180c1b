import { openString, shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";

/** A view over the page could not be shown: its code did not load, or it crashed. [error-036] [error-040] */
export const ViewFailed = defineEvent("ViewFailed", 1, shape({ view: openString }));
