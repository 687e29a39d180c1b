// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { promoLinkPort } from "../../src/infra/ports/promoCodes.ts";
import { flagsOf } from "../../src/infra/ports/router.ts";
import { Vault } from "../../src/infra/vault.ts";

const received: Draft[] = [];
const vault = new Vault();
const go = (address: string): void => window.history.replaceState(null, "", address);
/** A visit that starts at this address. */
function openAt(address: string) {
  go(address);
  const { search } = window.location;
  return promoLinkPort(window, search, vault, (draft) => received.push(draft));
}
const entered = (path: string) => {
  const { type, v, data } = RouteEntered({ path });
  return { seq: 1, at: 0, type, v, data, cause: null };
};
const codes = () => received.map(({ data }) => vault.open(data));
beforeEach(() => {
  received.length = 0;
});

const page = "/en/office/promo-code-check";

describe("a promo code in the address", () => {
  it("is reported sealed, without surrounding blanks [route-office-004]", () => {
    openAt(`${page}?promocode=%20WELCOME+`).start();
    expect(received.map(({ type }) => type)).toEqual(["PromoCodeFound"]);
    expect(JSON.stringify(received)).not.toContain("WELCOME");
    expect(codes()).toEqual([{ promocode: "WELCOME" }]);
  });
  it("is not a flag of the address, which would appear unsealed in the log [route-office-004]", () => {
    expect(flagsOf("?promocode=WELCOME&load=X1")).toEqual({ load: "X1" });
  });
  it.each([
    ["markup", "<script>alert(1)</script>"],
    ["words of another alphabet", "Добро пожаловать"],
    ["64 signs", "x".repeat(64)],
    ["like a token of the vault", "§personal:999"],
  ])("is plain text when it is %s", (_what, code) => {
    openAt(`${page}?promocode=${encodeURIComponent(code)}`).start();
    expect(codes()).toEqual([{ promocode: code }]);
  });
  it.each([
    ["another page", "/en/promotions?promocode=WELCOME"],
    ["nothing in it", `${page}?promocode=`],
    ["only blanks", `${page}?promocode=%20%20`],
    ["65 signs", `${page}?promocode=${"x".repeat(65)}`],
    ["a character that reverses the text", `${page}?promocode=%E2%80%AEABC`],
    ["a line break in it", `${page}?promocode=A%0AB`],
  ])("does not count with %s", (_what, address) => {
    openAt(address).start();
    expect(received).toEqual([]);
  });
  it("is kept over a sign-in, once [route-office-004]", () => {
    const port = openAt(`${page}?promocode=WELCOME`);
    go("/en/app/authorization");
    port.start();
    port.onEntry(entered("/en/app/authorization"));
    expect(received).toEqual([]);
    go(page);
    port.onEntry(entered(page));
    port.onEntry(entered(page));
    expect(codes()).toEqual([{ promocode: "WELCOME" }]);
  });
  it("is reported when a link inside the app has it too", () => {
    const port = openAt("/en");
    port.start();
    go(`${page}?promocode=DERBY`);
    port.onEntry(entered(page));
    expect(codes()).toEqual([{ promocode: "DERBY" }]);
  });
});
