// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { NotificationShown } from "../../src/events/notifications/events.ts";
import { Notifications } from "../../src/views/notifications/Notifications.tsx";
import { received, show } from "./player.tsx";
import { one, settled } from "./render.tsx";

async function told(text: string, values: Readonly<Record<string, string | number>>) {
  const look = { id: "n", status: "warning", variant: "default", action: "none" } as const;
  const fake = received(NotificationShown({ ...look, text, values }));
  const page = show(fake, <Notifications />);
  // It comes with code and words of its own.
  await settled();
  expect(one(page, '[role="status"].vh').textContent).not.toBe("");
  return one(page, "section").textContent.replaceAll("\u00a0", " ");
}

const ofBet = { couponId: 1_234_567, iso: "EUR" };

describe("the message about a refusal", () => {
  it("says what was not sold, and of which bet", async () => {
    const text = await told("cashOutRefused", { ...ofBet, amount: 20, mode: "partial" });
    expect(text).toContain("Not cashed out: €20.00");
    expect(text).toContain("Nothing was sold. Bet No. 1 234 567 stays as it was.");
  });

  it("of an automatic sale speaks of no sale", async () => {
    const text = await told("cashOutRefused", { ...ofBet, amount: 20, mode: "auto" });
    expect(text).toContain("Automatic cash out not changed");
    expect(text).not.toContain("sold");
  });

  it("says which power bet was not placed, and why", async () => {
    const text = await told("powerBetRefused", { ...ofBet, amount: 5, message: "Not today." });
    expect(text).toContain("Power bet of €5.00 not placed");
    expect(text).toContain("Nothing was taken from your account. Not today.");
  });
});

describe("the message about a settled bet", () => {
  const won = { ...ofBet, amount: 5, betStatus: "won", count: 1, name: "Match result: Norrvik" };

  it("says what was paid", async () => {
    expect(await told("betSettled", { ...won, payout: 9 })).toContain("Bet won: €9.00 paid");
  });

  it("says what of it went to bets paid in advance, and is not in the balance", async () => {
    const text = await told("betSettled", { ...won, payout: 9, went: 4 });
    expect(text).toContain("No. 1 234 567. €4.00 of it went to bets paid in advance.");
  });

  it("says no sum that the server has not told", async () => {
    const text = await told("betSettled", won);
    expect(text).toContain("1 bet settled");
    expect(text).not.toContain("€");
    const lost = await told("betSettled", { ...won, betStatus: "lost" });
    expect(lost).toContain("Bet lost: €5.00");
  });
});
