import { referralSlice } from "../events/referral/slice.ts";
import { readReferral, referralPort } from "../infra/ports/referral.ts";
import { domain } from "./domain.ts";

/** The partner who referred the visitor. */
export const referral = domain({
  name: "referral",
  slices: [referralSlice],
  ports: ({ search, cookies, vault, report }) => {
    const referral = readReferral(search, vault);
    const onArrived = () => referral !== null && report(referral);
    return [{ onEntry: referralPort(cookies, vault), onArrived }];
  },
});
