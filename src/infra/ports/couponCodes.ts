import { CouponLinkCopied, CouponLinkWanted } from "../../events/couponCodes/events.ts";
import type { Draft, Entry } from "../../events/define.ts";

/** Puts the link of a saved coupon into the clipboard; a page without one, or without leave, says so. */
export const copyPort =
  (
    { clipboard }: { readonly clipboard?: Pick<Clipboard, "writeText"> },
    report: (draft: Draft) => void,
  ) =>
  (entry: Entry): void => {
    if (!CouponLinkWanted.is(entry)) return;
    if (clipboard === undefined) return report(CouponLinkCopied({ isDone: false }));
    clipboard.writeText(entry.data.url).then(
      () => report(CouponLinkCopied({ isDone: true })),
      () => report(CouponLinkCopied({ isDone: false })),
    );
  };
