import { filter, map, merge } from "rxjs";
import type { State } from "../../events/index.ts";
import { OneClickAmountSet, OneClickTurned } from "../../events/oneClick/events.ts";
import { isKeptAfter } from "../../events/oneClick/index.ts";
import type { StoredOneClick } from "../../events/oneClick/stored.ts";
import { SessionClosed } from "../../events/session/events.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";

function storedOneClick({ oneClick }: State): StoredOneClick {
  const { isActiveOneClick, oneClickAmount, bonusAccountOneClickAmount } = oneClick;
  return {
    isActiveOneClick,
    ...(oneClickAmount === null ? {} : { oneClickAmount }),
    ...(bonusAccountOneClickAmount === null ? {} : { bonusAccountOneClickAmount }),
  };
}

/** Stores the one-click settings on the device; the end of a session turns it off there too. [coupon-022] */
export const rememberOneClick: Epic = {
  name: "oneClick/remember",
  run: (deps) =>
    merge(
      deps.on(OneClickTurned, OneClickAmountSet),
      deps.on(SessionClosed).pipe(filter(({ data: { reason } }) => !isKeptAfter(reason))),
    ).pipe(
      map(() =>
        ValueStored({
          area: "local",
          key: "tl.oneClick",
          value: JSON.stringify(storedOneClick(deps.state())),
        }),
      ),
    ),
};
