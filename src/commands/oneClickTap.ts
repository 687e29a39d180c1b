import { finite, shape } from "../codec/codec.ts";
import { declareCommand } from "./define.ts";

/** Places one bet on the outcome immediately; decided in `placeOneClick.ts`. [coupon-006] */
export const PlaceOneClick = declareCommand("PlaceOneClick", shape({ outcomeId: finite }));
