// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { findResetLink } from "../../src/infra/ports/passwordReset.ts";
import { Vault } from "../../src/infra/vault.ts";

const received: Draft[] = [];
const vault = new Vault();
/** Opens an address; returns what the address bar has then. */
function openAt(address: string): string {
  window.history.replaceState({ idx: 0 }, "", address);
  findResetLink(window, vault, (draft) => received.push(draft));
  return window.location.href.slice(window.location.origin.length);
}
beforeEach(() => {
  received.length = 0;
});

describe("the link in a password email", () => {
  it("is reported with its token sealed, which is removed from the address bar [route-auth-003]", () => {
    expect(openAt("/en/passwordreset?botId=7&resetToken=rt_3d#top")).toBe(
      "/en/passwordreset?botId=7#top",
    );
    expect(window.history.state).toEqual({ idx: 0 });
    expect(received.map(({ type }) => type)).toEqual(["ResetLinkOpened"]);
    expect(JSON.stringify(received)).not.toContain("rt_3d");
    expect(vault.open(received[0]?.data)).toEqual({ resetToken: "rt_3d" });
  });

  it.each([
    ["another page", "/en/forgotpassword?resetToken=rt_3d", "/en/forgotpassword?resetToken=rt_3d"],
    ["no token", "/en/passwordreset", "/en/passwordreset"],
    ["an empty token", "/en/passwordreset?resetToken=", "/en/passwordreset"],
    ["a token that is not ours", `/passwordreset?resetToken=${"a".repeat(257)}`, "/passwordreset"],
  ])("does not count with %s", (_what, address, shown) => {
    expect(openAt(address)).toBe(shown);
    expect(received).toEqual([]);
  });
});
