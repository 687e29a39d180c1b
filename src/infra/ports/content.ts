import type { Draft, Entry } from "../../events/define.ts";
import type { Vault } from "../vault.ts";
import { promoLinkPort } from "./promoLink.ts";

/** Ports of pages whose text the server keeps; `search` is the query of the address with which the visit began. */
export function contentPorts(
  window: Window,
  search: string,
  vault: Vault,
  report: (draft: Draft) => void,
): readonly ((entry: Entry) => void)[] {
  const promoLink = promoLinkPort(window, search, vault, report);
  // After the folds that come with these ports, so that they hear of it.
  window.setTimeout(promoLink.start, 0);
  return [promoLink.heard];
}
