import type { Draft } from "../../events/define.ts";
import { pathWithin } from "../../events/navigation/index.ts";
import { ResetLinkOpened } from "../../events/passwordReset/events.ts";
import { decode } from "../../codec/codec.ts";
import type { Vault } from "../vault.ts";

/**
 * Reports the token from the link in an email (`/passwordreset?resetToken=…`), sealed. It is removed from the
 * address bar, and so from the history, bookmarks and whatever reads the address later. [route-auth-003]
 */
export function findResetLink(
  { location, history }: Window,
  vault: Vault,
  report: (draft: Draft) => void,
): void {
  if (pathWithin(location.pathname) !== "/passwordreset") return;
  const query = new URLSearchParams(location.search);
  const resetToken = query.get("resetToken") ?? "";
  if (!query.has("resetToken")) return;
  query.delete("resetToken");
  const search = query.size === 0 ? "" : `?${query.toString()}`;
  history.replaceState(history.state, "", location.pathname + search + location.hash);
  if (resetToken === "" || resetToken.length > 256) return;
  const { codec } = ResetLinkOpened;
  const sealed = decode(codec, vault.sealBy(codec, { resetToken }));
  if (sealed.tag === "ok") report(ResetLinkOpened(sealed.value));
}
